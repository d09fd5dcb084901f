"""The Hunt workspace: ask a question, watch the walk hop by hop, read the answer's evidence."""
