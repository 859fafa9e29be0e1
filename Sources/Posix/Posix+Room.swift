// The room Posix.
