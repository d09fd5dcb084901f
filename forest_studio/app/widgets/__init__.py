"""Small widgets that several panels share; none of them knows a forest."""
