// The room os.
