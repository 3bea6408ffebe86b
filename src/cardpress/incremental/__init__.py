"""What makes a second build fast: digests of inputs, results of earlier checks, what stays loaded."""
