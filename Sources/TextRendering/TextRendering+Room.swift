// The room TextRendering.
