"""Reading an answer out of bodies: the sentence that a question asks for, and its evidence."""
