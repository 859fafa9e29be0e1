// The room Combine.
