#!/usr/bin/env python3
"""Draws the pictures of the home list: one square PNG, 176 by 176 pixels, for each scene.

    Resources/Scenes/draw-scenes.py             draws all of them, beside this script
    Resources/Scenes/draw-scenes.py card        draws this one

Each shows a phone halfway through the scene's transition. The corners are square: the app rounds them.
Needs Python 3.9, pycairo and Pillow 9.1, or later (Debian: python3-cairo python3-pil).
"""

import math
import sys
from contextlib import contextmanager
from pathlib import Path

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from drawing import Picture, gradient, mix, rgb  # noqa: E402

SIZE = 176
# The phone's screen: x, y, width, height.
SCREEN = (52, 22, 72, 132)
INK = "#10182c"


def rounded(ctx, x, y, width, height, radius):
    ctx.new_path()
    corners = ((x + width, y, -math.pi / 2), (x + width, y + height, 0), (x, y + height, math.pi / 2), (x, y, math.pi))
    for cx, cy, start in corners:
        inside = (cx - radius if cx > x else cx + radius, cy - radius if cy > y else cy + radius)
        ctx.arc(*inside, radius, start, start + math.pi / 2)
    ctx.close_path()


def box(ctx, x, y, width, height, radius, colour, alpha=1.0):
    rounded(ctx, x, y, width, height, radius)
    ctx.set_source_rgba(*rgb(colour), alpha)
    ctx.fill()


def phone(picture, top, bottom):
    """The backdrop and a phone on it, its screen still empty."""
    picture.fill(gradient(0, 0, SIZE * 0.5, SIZE, (0, top), (1, bottom)))
    x, y, width, height = SCREEN
    with picture.layer(mix(bottom, INK, 0.8), depth=7, strength=0.5) as ctx:
        box(ctx, x - 5, y - 5, width + 10, height + 10, 17, INK)
        rounded(ctx, x - 4.5, y - 4.5, width + 9, height + 9, 16.5)
        ctx.set_source_rgba(1, 1, 1, 0.28)
        ctx.set_line_width(1)
        ctx.stroke()
        box(ctx, x, y, width, height, 12, "#ffffff")


@contextmanager
def on_screen(picture, **shadow):
    """A layer that the phone's screen crops, its shadow too."""
    x, y, width, height = SCREEN
    picture.ctx.save()
    rounded(picture.ctx, x, y, width, height, 12)
    picture.ctx.clip()
    with picture.layer(INK, **shadow) as ctx:
        yield ctx
    picture.ctx.restore()


def page(ctx, x, y, width, height, colour, radius=0.0, header=0.36):
    """A screenful: a coloured picture at the top and lines of text below."""
    box(ctx, x, y, width, height, radius, "#ffffff")
    ctx.save()
    rounded(ctx, x, y, width, height, radius)
    ctx.clip()
    ctx.rectangle(x, y, width, height * header)
    ctx.set_source(gradient(x, y, x + width, y + height * header, (0, mix(colour, "#ffffff", 0.25)), (1, colour)))
    ctx.fill()
    ctx.restore()
    text(ctx, x + width * 0.12, y + height * header + 9, width * 0.76, 4, colour)


def text(ctx, x, y, width, lines, colour):
    for k in range(lines):
        share = (0.62, 1, 0.92, 0.55)[k % 4]
        box(ctx, x, y + k * 9, width * share, 4, 2, mix(colour, "#ffffff", 0.35 if k == 0 else 0.72))


def rows(ctx, colour):
    """A list under a title, filling the screen."""
    x, y, width, height = SCREEN
    box(ctx, x, y, width, height, 0, mix(colour, "#ffffff", 0.88))
    box(ctx, x + 8, y + 14, 34, 7, 3.5, mix(colour, "#ffffff", 0.15))
    for k in range(5):
        top = y + 30 + k * 21
        box(ctx, x + 7, top, width - 14, 17, 5, "#ffffff")
        box(ctx, x + 10, top + 3, 11, 11, 3, mix(colour, "#ffffff", 0.2 + 0.12 * k))
        box(ctx, x + 25, top + 6.5, 28 - 5 * (k % 2), 4, 2, mix(colour, "#ffffff", 0.66))


def leaf(ctx, x, y, length, angle, colour):
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(angle)
    ctx.move_to(0, 0)
    ctx.curve_to(length * 0.3, -length * 0.5, length * 0.8, -length * 0.35, length, 0)
    ctx.curve_to(length * 0.8, length * 0.35, length * 0.3, length * 0.5, 0, 0)
    ctx.restore()
    ctx.set_source_rgb(*rgb(colour))
    ctx.fill()


def chevron(ctx, x, y, angle, colour="#ffffff", size=9):
    """Which way the thing moves."""
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(angle)
    ctx.move_to(-size, -size * 0.5)
    ctx.line_to(0, size * 0.5)
    ctx.line_to(size, -size * 0.5)
    ctx.restore()
    ctx.set_source_rgb(*rgb(colour))
    ctx.set_line_width(4.5)
    ctx.stroke()


def herb_pop(picture):
    phone(picture, "#8fdc7c", "#1f8a55")
    x, y, width, height = SCREEN
    with on_screen(picture) as ctx:
        box(ctx, x, y, width, height, 0, "#e3f3df")
        for k in range(4):
            box(ctx, x + 7 + k * 20, y + 106, 16, 20, 4, ("#2fa866", "#f0a73a", "#b06ac8", "#5f9bd8")[k])
    with picture.layer("#0b3b25", depth=8, strength=0.5) as ctx:
        rounded(ctx, 34, 46, 84, 84, 14)
        ctx.set_source(gradient(34, 46, 118, 130, (0, "#fff0d8"), (1, "#f4b184")))
        ctx.fill()
        for side in (-1, 1):
            leaf(ctx, 76, 114, 40, -math.pi / 2 + side * 1.0, "#2f8a4a")
        leaf(ctx, 76, 114, 52, -math.pi / 2, "#4fae5c")


def drop_in(picture):
    phone(picture, "#7cc4ff", "#2c5fd8")
    x, y, width, height = SCREEN
    with on_screen(picture) as ctx:
        rows(ctx, "#2c5fd8")
    with on_screen(picture, depth=8, strength=0.45) as ctx:
        page(ctx, x, y - 46, width, height, "#2c5fd8", 0, 0.62)
        chevron(ctx, x + width / 2, y + 17, 0)


def fade_push(picture):
    phone(picture, "#d3a4ff", "#7a3fd0")
    x, y, width, height = SCREEN
    with on_screen(picture) as ctx:
        rows(ctx, "#7a3fd0")
    for shift, alpha in ((0.56, 0.45), (0.34, 0.65), (0.12, 1)):
        with picture.layer("#2b1060", depth=5, strength=0.35 * alpha, alpha=alpha) as ctx:
            page(ctx, x + width * shift + 8, y + 12, width - 8, height - 24, mix("#7a3fd0", "#ffffff", 0.2), 8)


def bottom_sheet(picture):
    phone(picture, "#ffc46b", "#ef7a2c")
    x, y, width, height = SCREEN
    with on_screen(picture) as ctx:
        page(ctx, x, y, width, height, "#ef7a2c", 0, 0.5)
        box(ctx, x, y, width, height, 0, INK, 0.42)
    with on_screen(picture, depth=6, strength=0.5) as ctx:
        box(ctx, x, y + 58, width, height, 12, "#ffffff")
        box(ctx, x + width / 2 - 10, y + 64, 20, 4, 2, "#c9ced8")
        for k in range(3):
            box(ctx, x + 10, y + 77 + k * 18, 12, 12, 6, ("#ef7a2c", "#f5b04a", "#f2d08a")[k])
            box(ctx, x + 27, y + 81 + k * 18, 34 - 8 * (k % 2), 4, 2, "#d9dde6")


def card(picture):
    phone(picture, "#ff9db0", "#d8315c")
    x, y, width, height = SCREEN
    with on_screen(picture) as ctx:
        box(ctx, x, y, width, height, 0, "#05070d")
        page(ctx, x + 6, y + 9, width - 12, height - 14, "#d8315c", 8, 0.4)
        box(ctx, x, y, width, height, 0, "#05070d", 0.35)
    with on_screen(picture, depth=6, strength=0.6) as ctx:
        page(ctx, x, y + 40, width, height, "#f0577c", 11, 0.34)
        chevron(ctx, x + width / 2, y + 62, math.pi)


def dimmed_message(picture):
    phone(picture, "#7fe0dc", "#15808f")
    x, y, width, height = SCREEN
    with on_screen(picture) as ctx:
        rows(ctx, "#15808f")
        box(ctx, x, y, width, height, 0, INK, 0.58)
    with picture.layer("#03262c", depth=8, strength=0.6) as ctx:
        box(ctx, 40, 60, 96, 58, 13, "#ffffff")
        box(ctx, 62, 71, 52, 6, 3, "#15808f")
        box(ctx, 54, 83, 68, 4, 2, "#cfdadd")
        ctx.rectangle(40, 96, 96, 1)
        ctx.rectangle(87.5, 96, 1, 22)
        ctx.set_source_rgb(*rgb("#d7dfe2"))
        ctx.fill()
        box(ctx, 52, 105, 24, 5, 2.5, "#9fb4b9")
        box(ctx, 100, 105, 24, 5, 2.5, "#15808f")


def zoom(picture):
    phone(picture, "#ffe08a", "#c88a1e")
    x, y, width, height = SCREEN
    colours = ("#2fa866", "#f0a73a", "#b06ac8", "#5f9bd8", "#e0637c", "#7fb23c")
    with on_screen(picture) as ctx:
        box(ctx, x, y, width, height, 0, "#fbf4e2")
        for k in range(15):
            box(ctx, x + 6 + k % 3 * 21, y + 18 + k // 3 * 21, 18, 18, 4, mix(colours[k * 5 % 6], "#ffffff", 0.15))
        box(ctx, x, y, width, height, 0, INK, 0.28)
    with picture.layer("#4a3206", depth=8, strength=0.55) as ctx:
        page(ctx, 56, 48, 78, 98, "#e0637c", 11, 0.54)
        leaf(ctx, 95, 94, 26, -math.pi / 2 - 0.75, "#ffd7df")
        leaf(ctx, 95, 94, 26, -math.pi / 2 + 0.75, "#ffd7df")
        leaf(ctx, 95, 94, 31, -math.pi / 2, "#fff1f4")


def hero(picture):
    phone(picture, "#9fe3d0", "#2c7f70")
    x, y, width, height = SCREEN
    colours = ("#f0a73a", "#5f9bd8", "#b06ac8", "#7fb23c")
    with on_screen(picture) as ctx:
        box(ctx, x, y, width, height, 0, "#e4f4ef")
        for k in range(6):
            left, top = x + 7 + k % 2 * 31, y + 16 + k // 2 * 41
            box(ctx, left, top, 27, 27, 5, "#c9ddd7" if k == 2 else mix(colours[k % 4], "#ffffff", 0.3))
            box(ctx, left + 1, top + 30, 18, 3, 1.5, "#a9c9c0")
    with picture.layer("#0c3a33", depth=8, strength=0.55) as ctx:
        rounded(ctx, 44, 38, 88, 66, 10)
        ctx.set_source(gradient(44, 38, 132, 104, (0, "#fff2d6"), (1, "#e0637c")))
        ctx.fill()
        leaf(ctx, 88, 94, 32, -math.pi / 2 - 0.8, "#fbe0e6")
        leaf(ctx, 88, 94, 32, -math.pi / 2 + 0.8, "#fbe0e6")
        leaf(ctx, 88, 94, 40, -math.pi / 2, "#ffffff")
    chevron(picture.ctx, 88, 122, math.pi)


def tab_slide(picture):
    phone(picture, "#cfe38a", "#5f8a22")
    x, y, width, height = SCREEN
    with on_screen(picture) as ctx:
        box(ctx, x, y, width, height, 0, "#eef3dd")
    with on_screen(picture, depth=4, strength=0.3) as ctx:
        page(ctx, x - 44, y + 7, width - 4, height - 34, "#f0a73a", 9, 0.5)
        page(ctx, x + 31, y + 5, width - 2, height - 30, "#5f9b3c", 9, 0.5)
    with on_screen(picture) as ctx:
        box(ctx, x, y + height - 22, width, 22, 0, "#ffffff")
        for k in range(4):
            box(ctx, x + 8 + k * 16, y + height - 15, 8, 8, 4, "#5f8a22" if k == 2 else "#cbd3bb")
        chevron(ctx, x + 31 + 22, y + 34, math.pi / 2, size=7)


def defaults(picture):
    phone(picture, "#a9b6cc", "#47556f")
    x, y, width, height = SCREEN
    with on_screen(picture) as ctx:
        rows(ctx, "#47556f")
        box(ctx, x, y, width, height, 0, INK, 0.10)
    with on_screen(picture, depth=6, strength=0.5) as ctx:
        page(ctx, x + 30, y, width, height, "#3b7be0", 0, 0.34)
    with picture.layer("#141b2b", depth=6, strength=0.5) as ctx:
        page(ctx, x - 26, y + 72, 58, 74, "#f0a73a", 9, 0.36)
        chevron(ctx, x + 3, y + 85, math.pi, size=7)


def sheet_detents(picture):
    phone(picture, "#f3dc7a", "#8a7a16")
    x, y, width, height = SCREEN
    with on_screen(picture) as ctx:
        page(ctx, x, y, width, height, "#a8951f", 0, 0.46)
        leaf(ctx, x + width / 2, y + 54, 34, -math.pi / 2, "#f7efc4")
    with on_screen(picture, depth=6, strength=0.5) as ctx:
        box(ctx, x, y + 66, width, height, 11, "#ffffff")
        box(ctx, x + width / 2 - 10, y + 71, 20, 4, 2, "#c9ced8")
        for k in range(3):
            top = y + 83 + k * 18
            box(ctx, x + 9, top, 13, 13, 4, ("#8a7a16", "#c7b23a", "#e6d98c")[k])
            box(ctx, x + 27, top + 4.5, 34 - 8 * (k % 2), 4, 2, "#d9dde6")
    for place, alpha in ((y + 26, 0.95), (y + 66, 1), (y + 106, 0.95)):
        box(picture.ctx, 132, place - 2, 16, 4, 2, "#ffffff", alpha)
    chevron(picture.ctx, 140, y + 44, math.pi, size=6)
    chevron(picture.ctx, 140, y + 88, 0, size=6)


def keyboard_form(picture):
    phone(picture, "#9db4ff", "#3a49b8")
    x, y, width, height = SCREEN
    with on_screen(picture) as ctx:
        page(ctx, x, y, width, height, "#6d7de0", 0, 0.7)
        box(ctx, x, y, width, height, 0, INK, 0.42)
    with on_screen(picture, depth=5, strength=0.45) as ctx:
        box(ctx, x, y + 92, width, 52, 0, "#cfd4e2")
        for row, keys in enumerate((7, 6, 5)):
            left = x + (width - keys * 9.6 + 1.6) / 2
            for k in range(keys):
                box(ctx, left + k * 9.6, y + 97 + row * 12, 8, 9, 2, "#ffffff")
    with on_screen(picture, depth=6, strength=0.5) as ctx:
        box(ctx, x + 6, y + 32, width - 12, 54, 9, "#ffffff")
        box(ctx, x + 13, y + 39, 26, 5, 2.5, "#3a49b8")
        for k in range(2):
            top = y + 49 + k * 17
            box(ctx, x + 13, top, width - 26, 13, 4, "#e8ebf7")
            box(ctx, x + 17, top + 4.5, (24, 14)[k], 4, 2, ("#8a95d8", "#b9c0e6")[k])
        box(ctx, x + 34, y + 68.5, 1.5, 8, 0.75, "#3a49b8")
    chevron(picture.ctx, x + width / 2, y + 18, math.pi, size=7)


def what_goes_wrong(picture):
    phone(picture, "#ff9a76", "#b3331f")
    x, y, width, height = SCREEN
    with on_screen(picture) as ctx:
        box(ctx, x, y, width, height, 0, "#05070d")
    with picture.layer("#3a0d06", depth=7, strength=0.55) as ctx:
        box(ctx, 38, 36, 100, 42, 11, "#ffffff")
        box(ctx, 47, 47, 20, 20, 10, "#e5462c")
        box(ctx, 55.5, 51, 3, 7.5, 1.5, "#ffffff")
        box(ctx, 55.5, 60.5, 3, 3, 1.5, "#ffffff")
        box(ctx, 75, 49, 40, 5, 2.5, "#b3331f")
        box(ctx, 75, 60, 54, 4, 2, "#dccfcb")


SCENES = {scene.__name__.replace("_", "-"): scene for scene in (
    herb_pop, drop_in, fade_push, bottom_sheet, card, dimmed_message, zoom, hero, tab_slide, sheet_detents, defaults,
    keyboard_form, what_goes_wrong)}


def main(names):
    unknown = [name for name in names if name not in SCENES]
    if unknown:
        sys.exit(f"draw-scenes.py: no such scene: {', '.join(unknown)}. It knows {', '.join(SCENES)}.")
    for name in names or SCENES:
        picture = Picture(SIZE, SIZE)
        SCENES[name](picture)
        picture.save(HERE / f"{name}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
