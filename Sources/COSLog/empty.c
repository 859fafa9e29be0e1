// A C target has at least one source.
