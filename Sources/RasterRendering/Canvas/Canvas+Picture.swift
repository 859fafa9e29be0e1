// Pictures: scaled into their frames, or their shape in one colour.
#if Raster
    import CPangoCairo
    import FoundationEssentials
    import ViewArchive

    extension Canvas {
        func image(_ item: DisplayItem.ImageItem, pixels: (String) -> Pixels?) {
            guard let frame = item.frame.drawable.map(snapped), frame.width > 0, frame.height > 0 else { return }
            guard let name = item.pixels else { return standIn(in: frame, icon: "image") }
            if let scaled = pictures[key(name, item, frame)] { return paint(scaled, in: frame, tint: item.tint) }
            guard let picture = pixels(name) else {
                diagnostics.append("the picture \(name) is missing")
                return standIn(in: frame, icon: "image")
            }
            let (width, height) = pixelSize(frame)
            PictureSurface.over(picture) { source in
                source.filter = filter(item.interpolation)
                // What is far larger than the canvas is scaled while it is painted: most of it is not seen.
                guard width * height <= 2 * self.width * self.height,
                    let scaled = PictureSurface(width: width, height: height, isOpaque: picture.isOpaque)
                else { return paint(source, in: frame, tint: item.tint) }
                scaled.fill(with: source)
                pictures[key(name, item, frame)] = scaled
                paint(scaled, in: frame, tint: item.tint)
            }
        }

        private func key(_ name: String, _ item: DisplayItem.ImageItem, _ frame: Rect) -> PictureCache.Key {
            let (width, height) = pixelSize(frame)
            return PictureCache.Key(name: name, width: width, height: height, interpolation: item.interpolation)
        }

        /// Edges between pixels are moved onto them: a picture's rim is sharp and its pixels stay as they are.
        private func snapped(_ rect: Rect) -> Rect {
            let left = (rect.x * scale).rounded(), top = (rect.y * scale).rounded()
            let right = max(left + 1, (rect.maxX * scale).rounded())
            let bottom = max(top + 1, (rect.maxY * scale).rounded())
            return Rect(x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
        }

        private func pixelSize(_ frame: Rect) -> (Int, Int) {
            (Int((frame.width * scale).rounded()), Int((frame.height * scale).rounded()))
        }

        private func filter(_ interpolation: DisplayItem.ImageItem.Interpolation) -> cairo_filter_t {
            switch interpolation {
            case .none: CAIRO_FILTER_NEAREST
            case .low: CAIRO_FILTER_BILINEAR
            case .medium: CAIRO_FILTER_GOOD
            case .high: CAIRO_FILTER_BEST
            }
        }

        private func paint(_ picture: PictureSurface, in frame: Rect, tint: RGBA?) {
            cairo_save(cairo)
            defer { cairo_restore(cairo) }
            cairo_rectangle(cairo, frame.x, frame.y, frame.width, frame.height)
            cairo_clip(cairo)
            cairo_translate(cairo, frame.x, frame.y)
            cairo_scale(cairo, frame.width / Double(picture.width), frame.height / Double(picture.height))
            if let tint {
                set(tint)
                picture.asPattern { cairo_mask(cairo, $0) }
            } else {
                picture.setAsSource(of: cairo)
                cairo_paint(cairo)
            }
        }
    }
#endif
