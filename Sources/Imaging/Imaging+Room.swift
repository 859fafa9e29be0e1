// The room Imaging.
