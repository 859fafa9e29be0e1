// Layers: items that are clipped, turned, blended and softened together.
#if Raster
import CPangoCairo
import ViewArchive

extension Canvas {
    /// Draws items apart when something is done to them as a whole, else in place.
    func layer(_ layer: DisplayItem.Layer, pixels: (String) -> Pixels?) {
        guard layer.opacity > 0, depth < 256 else { return }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        let effects = layer.effects ?? DisplayItem.Effects()
        if let transform = effects.transform, !apply(transform) { return }
        if let clip = layer.clip {
            guard trace(clip) else { return }
            cairo_clip(cairo)
        }
        depth += 1
        defer { depth -= 1 }
        let isPlain = effects.mask == nil && effects.shadow == nil && effects.blur == nil && effects.colors == nil
        if layer.opacity >= 1, effects.blend == nil, isPlain { return draw(layer.items, pixels: pixels) }
        guard keepToVisible(layer.items, reach: effects.reach) else { return }
        var drawn = group { draw(layer.items, pixels: pixels) }
        defer { cairo_pattern_destroy(drawn) }
        if let colors = effects.colors { SoftSurface(drawn)?.recolor(colors) }
        if let blur = effects.blur { SoftSurface(drawn)?.blur(deviation: pixelLength(blur)) }
        if let shadow = effects.shadow, shadow.isInner {
            let plain = drawn
            drawn = group { shade(plain, with: shadow) }
            cairo_pattern_destroy(plain)
        } else if let shadow = effects.shadow {
            self.shadow(shadow, of: drawn)
        }
        if let blend = effects.blend { cairo_set_operator(cairo, blend.cairo) }
        cairo_set_source(cairo, drawn)
        if let mask = effects.mask {
            let shape = group { draw(mask, pixels: pixels) }
            cairo_set_source(cairo, drawn)
            if layer.opacity < 1 {
                let both = group {
                    cairo_set_source(cairo, drawn)
                    cairo_mask(cairo, shape)
                }
                cairo_set_source(cairo, both)
                cairo_paint_with_alpha(cairo, layer.opacity)
                cairo_pattern_destroy(both)
            } else {
                cairo_mask(cairo, shape)
            }
            cairo_pattern_destroy(shape)
        } else {
            cairo_paint_with_alpha(cairo, min(1, layer.opacity))
        }
    }

    /// Draws into a surface of its own.
    func group(_ draw: () -> Void) -> OpaquePointer? {
        cairo_push_group(cairo)
        draw()
        return cairo_pop_group(cairo)
    }

    /// Turns what is drawn from now on; false when nothing would be left of it.
    private func apply(_ transform: Transform) -> Bool {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        guard numbers.allSatisfy({ $0.magnitude < 1e6 }), transform.scale > 1e-4 else { return false }
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty
        )
        cairo_transform(cairo, &matrix)
        return true
    }

    /// A length in points as it is now drawn, in pixels.
    private func pixelLength(_ length: Double) -> Double {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let factor = (matrix.xx * matrix.yy - matrix.xy * matrix.yx).magnitude.squareRoot()
        return length.isFinite ? max(0, min(length, 500)) * factor : 0
    }

    /// Clips to where the items and their effects can be seen, so that surfaces stay small; false when nowhere.
    private func keepToVisible(_ items: [DisplayItem], reach: Double) -> Bool {
        guard let bounds = items.drawnBounds else { return true }
        let room = bounds.inset(by: -(reach + 8))
        guard let drawable = room.drawable else { return true }
        cairo_rectangle(cairo, drawable.x, drawable.y, drawable.width, drawable.height)
        cairo_clip(cairo)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return right > left && bottom > top
    }

    /// Draws with the shadow that what is around it throws onto it.
    private func shade(_ drawn: OpaquePointer?, with shadow: DisplayItem.Shadow) {
        cairo_set_source(cairo, drawn)
        cairo_paint(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_ATOP)
        self.shadow(shadow, of: drawn)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }

    private func shadow(_ shadow: DisplayItem.Shadow, of drawn: OpaquePointer?) {
        guard shadow.color.alpha > 0,
            let soft = SoftSurface(drawn)?
                .shadow(deviation: pixelLength(shadow.radius), isInverse: shadow.isInner)
        else { return }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_translate(cairo, shadow.x, shadow.y)
        var offset = cairo_matrix_t()
        cairo_pattern_get_matrix(drawn, &offset)
        soft.asPattern(CAIRO_FILTER_BILINEAR) { pattern in
            cairo_pattern_set_extend(pattern, shadow.isInner ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
            cairo_pattern_set_matrix(pattern, &offset)
            set(shadow.color)
            cairo_mask(cairo, pattern)
        }
    }
}

extension DisplayItem.Effects {
    /// How far the effects draw beyond the items, in points.
    var reach: Double {
        let soft = 3 * max(0, min(500, blur ?? 0))
        guard let shadow else { return soft }
        return soft + 3 * max(0, min(500, shadow.radius)) + max(shadow.x.magnitude, shadow.y.magnitude)
    }
}

extension DisplayItem.Blend {
    /// Cairo's operator for it.
    var cairo: cairo_operator_t {
        switch self {
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken, .plusDarker: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        }
    }
}
#endif
