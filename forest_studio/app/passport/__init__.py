"""The passport editor: title, summary, tags and scent of one node, within their budgets."""
