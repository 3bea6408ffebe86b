# nothing is said of the operation
