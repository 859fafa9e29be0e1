// Writes PNG.
