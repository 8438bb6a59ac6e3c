"""What the drawing scripts share: colours, soft layers with shadows, and small PNG files.

Needs pycairo and Pillow (Debian: python3-cairo python3-pil).
"""

import math
from contextlib import contextmanager

import cairo
from PIL import Image, ImageChops, ImageFilter

# Towards the light, which falls from the upper left in every picture.
LIGHT = (-0.55, -0.835)


def rgb(colour):
    """The components, 0...1, of "#rrggbb", or of a tuple as it stands."""
    if isinstance(colour, tuple):
        return colour
    return tuple(int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))


def mix(a, b, amount):
    """The colour that lies `amount` (0...1) of the way from a to b."""
    return tuple(p + (q - p) * amount for p, q in zip(rgb(a), rgb(b)))


def lighter(colour, amount):
    """Towards a warm white, as in sunlight."""
    return mix(colour, "#fffbe6", amount)


def darker(colour, amount):
    """Towards a deep blue-green, as in a plant's own shade."""
    return mix(colour, "#06222a", amount)


def gradient(x0, y0, x1, y1, *stops):
    """A linear gradient; a stop is (offset, colour) or (offset, colour, alpha)."""
    return _with_stops(cairo.LinearGradient(x0, y0, x1, y1), stops)


def radial(x, y, radius, *stops):
    """A radial gradient around one point."""
    return _with_stops(cairo.RadialGradient(x, y, 0, x, y, radius), stops)


def _with_stops(pattern, stops):
    for offset, colour, *alpha in stops:
        pattern.add_color_stop_rgba(offset, *rgb(colour), *(alpha or [1]))
    return pattern


class Picture:
    """A picture made of layers, the nearest last."""

    def __init__(self, width, height):
        self.width, self.height = width, height
        self.surface = self._new_surface()
        self.ctx = cairo.Context(self.surface)

    def fill(self, source):
        """Covers the whole picture with a colour or a gradient."""
        if isinstance(source, cairo.Pattern):
            self.ctx.set_source(source)
        else:
            self.ctx.set_source_rgb(*rgb(source))
        self.ctx.paint()

    @contextmanager
    def layer(self, shadow="#000000", depth=0, strength=0.0, blur=0, alpha=1.0):
        """Draws a layer that lies `depth` pixels in front of what is there and throws a shadow on it.

        `blur` puts the layer itself out of focus.
        """
        surface = self._new_surface()
        ctx = cairo.Context(surface)
        ctx.set_antialias(cairo.ANTIALIAS_BEST)
        ctx.set_line_cap(cairo.LINE_CAP_ROUND)
        ctx.set_line_join(cairo.LINE_JOIN_ROUND)
        yield ctx
        if depth:
            softened = _blurred(surface, depth * 0.7)
            self.ctx.set_source_rgba(*rgb(shadow), strength)
            self.ctx.mask_surface(softened, -LIGHT[0] * depth, -LIGHT[1] * depth)
        self.ctx.set_source_surface(_blurred(surface, blur) if blur else surface)
        self.ctx.paint_with_alpha(alpha)

    def save(self, path, colours=None):
        """Writes an opaque PNG file.

        With a number of `colours` the file is several times smaller, and dithered so that no gradient shows bands.
        """
        image = _image(self.surface).convert("RGB")
        if colours:
            palette = image.quantize(colours, method=Image.Quantize.MEDIANCUT, kmeans=1)
            grainy = ImageChops.add(image, _dither(image.size, 8), offset=-4)
            image = grainy.quantize(palette=palette, dither=Image.Dither.NONE)
        image.save(path, optimize=True)

    def _new_surface(self):
        return cairo.ImageSurface(cairo.FORMAT_ARGB32, self.width, self.height)


def _image(surface):
    """The surface's pixels, still premultiplied, as a Pillow image."""
    surface.flush()
    size = (surface.get_width(), surface.get_height())
    return Image.frombuffer("RGBA", size, bytes(surface.get_data()), "raw", "BGRA", surface.get_stride(), 1)


def _blurred(surface, radius):
    image = _image(surface).filter(ImageFilter.GaussianBlur(radius))
    pixels = bytearray(image.tobytes("raw", "BGRA"))
    return cairo.ImageSurface.create_for_data(pixels, cairo.FORMAT_ARGB32, *image.size)


def _dither(size, levels):
    """Ordered noise of 0..<levels: unlike random noise, it repeats, so the file stays small."""
    bayer = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))
    rows = [bytes(row[x % 4] * levels // 16 for x in range(size[0])) for row in bayer]
    grey = Image.frombytes("L", size, b"".join(rows[y % 4] for y in range(size[1])))
    return Image.merge("RGB", (grey, grey, grey))


def smooth(t):
    """An ease from 0 to 1 that starts and ends at rest."""
    t = min(max(t, 0), 1)
    return t * t * (3 - 2 * t)


def turn(x, y, angle, distance):
    """The point `distance` away from (x, y) in a direction, in radians, clockwise from +x."""
    return x + math.cos(angle) * distance, y + math.sin(angle) * distance
