"""The map of a forest: data, layout, level of detail, painting and the widget that hosts it."""
