#!/usr/bin/env python3
"""Draws the icons of the seasons for a tab bar: stencils of 26 by 26 points at three pixels a point.

    Resources/Seasons/draw-seasons.py           draws all four, beside this script

Needs Python 3.9 and pycairo, or later (Debian: python3-cairo).
"""

import math
from pathlib import Path

import cairo

HERE = Path(__file__).resolve().parent
SIZE, SCALE = 26, 3


def blade(ctx, x, y, length, angle, width=0.5):
    """A leaf from its stalk at (x, y)."""
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(angle)
    ctx.move_to(0, 0)
    ctx.curve_to(length * 0.2, -length * width, length * 0.8, -length * width, length, 0)
    ctx.curve_to(length * 0.8, length * width, length * 0.2, length * width, 0, 0)
    ctx.restore()
    ctx.fill()


def spring(ctx):
    ctx.move_to(13, 23)
    ctx.curve_to(13, 19, 13, 17, 13, 13)
    ctx.stroke()
    blade(ctx, 13, 15, 10.5, -math.pi * 0.22)
    blade(ctx, 13, 13, 9.5, -math.pi * 0.78)


def summer(ctx):
    ctx.arc(13, 13, 4.6, 0, 2 * math.pi)
    ctx.fill()
    for k in range(8):
        angle = k * math.pi / 4
        ctx.move_to(13 + math.cos(angle) * 7.6, 13 + math.sin(angle) * 7.6)
        ctx.line_to(13 + math.cos(angle) * 10.6, 13 + math.sin(angle) * 10.6)
        ctx.stroke()


def autumn(ctx):
    blade(ctx, 7, 19, 17, -math.pi * 0.25, 0.52)
    ctx.move_to(3.6, 22.4)
    ctx.line_to(8, 18)
    ctx.stroke()
    ctx.set_operator(cairo.OPERATOR_CLEAR)
    ctx.set_line_width(1.3)
    ctx.move_to(8, 18)
    ctx.line_to(15.6, 10.4)
    ctx.stroke()


def winter(ctx):
    for k in range(6):
        angle = k * math.pi / 3 - math.pi / 2
        along, across = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
        ctx.move_to(13, 13)
        ctx.line_to(13 + along[0] * 10.4, 13 + along[1] * 10.4)
        for side in (-1, 1):
            ctx.move_to(13 + along[0] * 5.4, 13 + along[1] * 5.4)
            ctx.line_to(
                13 + along[0] * 8.2 + side * across[0] * 2.8, 13 + along[1] * 8.2 + side * across[1] * 2.8)
        ctx.stroke()


def main():
    for season in (spring, summer, autumn, winter):
        surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, SIZE * SCALE, SIZE * SCALE)
        ctx = cairo.Context(surface)
        ctx.set_antialias(cairo.ANTIALIAS_BEST)
        ctx.scale(SCALE, SCALE)
        ctx.set_line_cap(cairo.LINE_CAP_ROUND)
        ctx.set_line_join(cairo.LINE_JOIN_ROUND)
        ctx.set_line_width(1.8)
        season(ctx)
        surface.write_to_png(str(HERE / f"{season.__name__}@3x.png"))


if __name__ == "__main__":
    main()
