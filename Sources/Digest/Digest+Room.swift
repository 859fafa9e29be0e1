// The room Digest.
