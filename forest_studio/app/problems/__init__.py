"""What is wrong with the forest, in a list that leads to each place."""
