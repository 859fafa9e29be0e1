// The room RasterRendering.
