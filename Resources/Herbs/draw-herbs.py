#!/usr/bin/env python3
"""Draws the herbs of the gallery: one portrait PNG, 780 by 1040 pixels, for each.

    Resources/Herbs/draw-herbs.py             draws all of them, beside this script
    Resources/Herbs/draw-herbs.py basil dill  draws these

Needs Python 3.9, pycairo and Pillow 9.1, or later (Debian: python3-cairo python3-pil). The same machine draws
the same bytes every time: what varies in a plant comes from a generator seeded with its name.

The heart of the plant stands in the middle 480 columns, which is what a phone's screen shows of the picture.
"""

import math
import random
import sys
from pathlib import Path

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE)]

from drawing import Picture, darker, gradient, lighter, mix, smooth, turn  # noqa: E402
from flowers import blossom, crocus_petal, globe, knot, stigma, umbel, whorl  # noqa: E402
from plants import (  # noqa: E402
    ELLIPTIC, LANCE, NEEDLE, OBOVATE, OVATE, UP, at, ball, curve, feather, leaf, ribbon, silhouette, stem)

WIDTH, HEIGHT = 780, 1040
FLOOR = HEIGHT + 30


def scenery(picture, sky, ground, sun, haze):
    """The backdrop: a gradient, the plant's own leaves far away, and a pale disc of light behind the plant."""
    picture.fill(gradient(0, 0, 0, HEIGHT, (0, sky), (1, ground)))
    with picture.layer(blur=5) as ctx:
        haze(ctx, gradient(0, 380, 0, HEIGHT, (0, darker(ground, 0.10), 0.05), (1, darker(ground, 0.12), 0.42)))
    with picture.layer() as ctx:
        ctx.arc(390, 440, 292, 0, math.tau)
        ctx.set_source(gradient(390, 148, 390, 732, (0, sun, 0.85), (1, sun, 0.14)))
        ctx.fill()


def far_leaves(outline=OVATE, slim=0.5, **edge):
    """Large leaves that reach in from the edges, for the haze."""
    places = ((-60, 1010, -0.95, 400), (840, 1010, -2.2, 410), (-80, 700, -0.6, 290), (860, 690, -2.55, 300),
              (110, 1120, -1.35, 420), (680, 1120, -1.8, 420))

    def draw(ctx, ink):
        for x, y, angle, length in places:
            silhouette(ctx, x, y, angle, length, length * slim, ink, outline, 0.3 if x < 390 else -0.3, **edge)

    return draw


def far_threads(spread=0.9, count=15, width=15):
    """Long blades, for the haze of plants with needles and threads."""
    def draw(ctx, ink):
        for k in range(count):
            lean = (k / (count - 1) - 0.5) * 2
            points = curve(390 + lean * 470, FLOOR, UP + lean * spread * 0.3, 420 + 170 * abs(lean), lean * spread)
            ribbon(ctx, points, width, 3, ink)

    return draw


def basil(picture, chance):
    scenery(picture, "#ffe9d2", "#ef9a72", "#fff6e6", far_leaves())
    green = "#4d9a3a"
    shape = dict(outline=(0.55, 1.12), veins=6, quilt=0.16, gloss=0.5)
    stalk = curve(398, FLOOR, UP, 700, -0.06)
    rows = ((0.16, 265, 1.18, 0.24, 0.50), (0.40, 300, 1.24, 0.16, 0.55), (0.60, 290, 1.12, 0.08, 0.48),
            (0.77, 270, 0.98, 0, 0.42), (0.91, 225, 0.62, -0.07, 0.30))
    for t, size, spread, shade, bend in rows:
        x, y, _ = at(stalk, t)
        with picture.layer("#5d2a14", 24, 0.36) as ctx:
            if t == rows[0][0]:
                stem(ctx, stalk, 17, 9, "#7fae4f")
            for side in (-1, 1):
                length = size * chance.uniform(0.93, 1.05)
                leaf(ctx, x, y, UP + side * (spread + chance.uniform(-0.05, 0.05)), length, length * 0.63,
                     darker(green, shade) if shade > 0 else lighter(green, -shade), bend=side * bend,
                     tilt=chance.uniform(-0.2, 0.2), **shape)
    with picture.layer("#17361a", 12, 0.42) as ctx:
        x, y, _ = at(stalk, 0.97)
        for turned, size, light in ((1.3, 122, 0.16), (-1.3, 118, 0.14), (0.08, 150, 0.22)):
            leaf(ctx, x, y + 24, UP + turned, size, size * 0.68, lighter(green, light), bend=turned * 0.4, tilt=0.1, **shape)


def saffron(picture, chance):
    scenery(picture, "#fff0b8", "#ee9f2e", "#fffbe2", far_threads(0.7))
    violet = "#8b5cc4"
    base = (392, 690)
    with picture.layer("#7a4206", 22, 0.35) as ctx:
        for lean, length in ((-0.95, 560), (-0.55, 640), (0.48, 650), (0.9, 570), (-0.22, 500), (0.2, 490)):
            blade = curve(392 + lean * 34, FLOOR, UP + lean * 0.22, length, lean * 0.95)
            ribbon(ctx, blade, 17, 1.5, "#4f8f46")
            ribbon(ctx, blade, 5, 0.8, "#b9d8a0")
        throat = curve(392, FLOOR, UP, FLOOR - base[1] + 24, 0)
        ribbon(ctx, throat, 22, 40, gradient(370, 0, 414, 0, (0, "#f3e6ff"), (0.5, "#c9a9ea"), (1, "#8a62b8")))
    petal = dict(outline=(1.0, 0.55), veins=0, rib="#6a3aa6")
    with picture.layer("#4c1d6e", 16, 0.40) as ctx:
        for lean, length, width in ((-0.56, 440, 190), (0.56, 440, 190), (0.0, 480, 205)):
            crocus_petal(ctx, *base, UP + lean, length, width, darker(violet, 0.10), lean * 0.2, **petal)
    with picture.layer("#3a0f4c", 9, 0.5) as ctx:
        for lean in (-0.16, 0.03, 0.19):
            stamen = curve(*base, UP + lean, 300, lean * 0.3)
            ribbon(ctx, stamen[:34], 5, 5, "#f5d36a")
            ribbon(ctx, stamen[31:], 17, 9, "#f9bb2d")
    with picture.layer("#3a0f4c", 18, 0.42) as ctx:
        for lean, length, width in ((-0.86, 390, 180), (0.86, 390, 180)):
            crocus_petal(ctx, *base, UP + lean, length, width, violet, -lean * 0.3, **petal)
    with picture.layer("#2a0622", 12, 0.5) as ctx:
        for lean, length, bend in ((-0.30, 350, -1.15), (0.05, 395, 0.35), (0.36, 365, 1.2)):
            stigma(ctx, curve(*base, UP + lean, length, bend))
    with picture.layer("#3a0f4c", 16, 0.42) as ctx:
        crocus_petal(ctx, *base, UP - 0.36, 250, 160, lighter(violet, 0.10), -0.5, **petal)
        crocus_petal(ctx, *base, UP + 0.40, 238, 160, lighter(violet, 0.14), 0.55, **petal)


def marjoram(picture, chance):
    scenery(picture, "#fde3e0", "#d5707f", "#fff4f0", far_leaves(ELLIPTIC, 0.62))
    green = "#7da36b"
    stalks = ((300, -0.14, 590, -0.20), (486, 0.10, 560, 0.26), (392, -0.02, 760, 0.05))
    for number, (x, lean, length, bend) in enumerate(stalks):
        stalk = curve(x * 0.5 + 195, FLOOR, UP + lean, length, bend)
        tone = darker(green, 0.16 - 0.08 * number)
        with picture.layer("#6b1f33", 20, 0.32) as ctx:
            stem(ctx, stalk, 10, 5, "#a97a5e")
            for k in range(7):
                t = 0.26 + 0.10 * k
                px, py, direction = at(stalk, t)
                size = 128 - 9 * k
                for side in (-1, 1):
                    leaf(ctx, px, py, direction + side * chance.uniform(0.95, 1.2), size, size * 0.62, tone, ELLIPTIC,
                         bend=side * 0.3, tilt=chance.uniform(-0.2, 0.2), veins=4, quilt=0.08, gloss=0.25)
        with picture.layer("#4b1d2c", 10, 0.36) as ctx:
            for t, side in ((0.90, -1), (0.90, 1), (0.955, -1), (0.955, 1)):
                px, py, direction = at(stalk, t)
                spray = curve(px, py, direction + side * 0.75, 66, -side * 0.5)
                stem(ctx, spray, 4, 3, "#a97a5e")
                knot(ctx, *spray[-1][:2], 25, lighter(tone, 0.12), chance)
            knot(ctx, *turn(*stalk[-1], 8), 34, lighter(tone, 0.18), chance)


def rosemary(picture, chance):
    scenery(picture, "#e6f1fb", "#5f92c4", "#f8fcff", far_threads())
    green = "#3f7464"
    for x, lean, length, bend, depth in ((250, -0.16, 640, -0.24, 0.2), (545, 0.18, 620, 0.22, 0.14), (392, 0, 860, 0.04, 0)):
        twig = curve(x * 0.6 + 156, FLOOR, UP + lean, length, bend, 120)
        with picture.layer("#173a5c", 22, 0.34) as ctx:
            stem(ctx, twig, 13, 5, "#8d7a63")
            for k in range(34):
                t = 0.12 + 0.87 * k / 33
                px, py, direction = at(twig, t)
                size = 128 * (1 - 0.45 * t ** 2.2)
                for side in (-1, 1):
                    spread = 0.98 - 0.45 * t + chance.uniform(-0.16, 0.16)
                    tone = mix(darker(green, depth), lighter(green, 0.28), chance.random() * 0.5 + 0.25 * t)
                    leaf(ctx, px, py, direction + side * spread, size * chance.uniform(0.85, 1.1), 15, tone, NEEDLE,
                         bend=side * chance.uniform(-0.1, 0.3), veins=0, rib=lighter(tone, 0.42))
        with picture.layer("#12304f", 9, 0.4) as ctx:
            for k in range(9):
                t = 0.40 + 0.065 * k + chance.uniform(-0.01, 0.01)
                px, py, direction = at(twig, t)
                side = 1 if k % 2 else -1
                fx, fy = turn(px, py, direction + side * 1.1, chance.uniform(24, 40))
                blossom(ctx, fx, fy, 24 - 9.6 * depth, "#a9b6f2", "#fff3c9", 5, chance.random() * 6)


def anise(picture, chance):
    scenery(picture, "#2c7a78", "#0b3440", "#6fbcae", far_threads())
    green = "#79b784"
    stalk = curve(396, FLOOR, UP, 570, -0.05)
    with picture.layer("#021a22", 20, 0.5) as ctx:
        stem(ctx, stalk, 15, 8, green)
        for t, side, size in ((0.20, -1, 300), (0.34, 1, 310), (0.52, -1, 260), (0.66, 1, 220)):
            px, py, direction = at(stalk, t)
            feather(ctx, px, py, direction + side * 0.72, size, darker(green, 0.06), chance, side * 0.35, 2, 7)
    with picture.layer("#021a22", 16, 0.5) as ctx:
        for t, side, reach in ((0.62, -1, 235), (0.74, 1, 215)):
            px, py, direction = at(stalk, t)
            branch = curve(px, py, direction + side * 0.68, reach, -side * 0.45)
            stem(ctx, branch, 7, 5, green)
            umbel(ctx, *branch[-1], 96, 9, green, "#f3f1e2", "#e9d98f", chance)
    with picture.layer("#021a22", 18, 0.55) as ctx:
        umbel(ctx, *stalk[-1], 205, 13, green, "#fffdf2", "#f0dc8a", chance)


def thyme(picture, chance):
    scenery(picture, "#fbf0d9", "#c79a5f", "#fffaec", far_leaves(OBOVATE, 0.45))
    green = "#5d8052"
    twigs = ((150, -0.25, 640, -0.20), (640, 0.26, 610, 0.18), (290, -0.11, 770, -0.10), (510, 0.12, 740, 0.14), (392, 0, 880, 0.05))
    for number, (x, lean, length, bend) in enumerate(twigs):
        twig = curve(390 + (x - 390) * 0.28, FLOOR, UP + lean, length, bend, 96)
        tone = darker(green, 0.20 - 0.05 * number)
        with picture.layer("#4c2c10", 18, 0.30) as ctx:
            stem(ctx, twig, 9, 3.5, "#8f6648")
            for k in range(17):
                t = 0.2 + 0.70 * k / 16
                px, py, direction = at(twig, t)
                size = 66 * (1 - 0.35 * t)
                for side in (-1, 1):
                    for spread, share in ((1.25, 0.72), (0.85, 1)):
                        leaf(ctx, px, py, direction + side * (spread + chance.uniform(-0.15, 0.15)), size * share, size * share * 0.42,
                             mix(tone, lighter(tone, 0.25), chance.random()), OBOVATE, bend=side * 0.2, veins=2, gloss=0.2)
            for k in range(20):
                t = 0.89 + 0.11 * k / 19
                px, py, direction = at(twig, t)
                fx, fy = turn(px, py, direction + math.pi / 2, chance.uniform(-26, 26) * (1.1 - (t - 0.89) * 6))
                if k % 3 == 0:
                    ball(ctx, fx, fy, 9, lighter(tone, 0.15))
                blossom(ctx, fx, fy, chance.uniform(10, 13), mix("#e79ac6", "#c673b4", chance.random()), "#fff0f6", 5, chance.random() * 6)


def mint(picture, chance):
    scenery(picture, "#dcf8ec", "#3fae92", "#f6fffa", far_leaves(teeth=9, tooth=0.16))
    green = "#2f9a63"
    stalk = curve(384, FLOOR, UP + 0.02, 780, -0.03)
    shape = dict(teeth=11, tooth=0.15, veins=8, quilt=0.22, gloss=0.28, rib="#c8efc4")
    rows = ((0.22, 250, 1.28, 0.22), (0.45, 285, 1.18, 0.12), (0.66, 265, 0.98, 0.03), (0.82, 205, 0.74, 0))
    for t, size, spread, shade in rows:
        px, py, direction = at(stalk, t)
        with picture.layer("#06372c", 22, 0.36) as ctx:
            if t == 0.22:
                stem(ctx, stalk, 16, 8, "#6f9b58")
            for side in (-1, 1):
                stem(ctx, curve(px, py, direction + side * spread * 0.9, 26, 0), 8, 6, "#8fbf72")
                leaf(ctx, *turn(px, py, direction + side * spread * 0.9, 18), direction + side * spread, size, size * 0.56,
                     darker(green, shade), bend=side * (0.4 - 0.3 * t), tilt=chance.uniform(-0.18, 0.18), **shape)
    with picture.layer("#06372c", 12, 0.42) as ctx:
        px, py, direction = at(stalk, 0.95)
        for turned, size in ((-1.15, 118), (1.15, 114), (-0.42, 150), (0.42, 146), (0.02, 118)):
            leaf(ctx, px, py + 16, direction + turned, size, size * 0.54, lighter(green, 0.12 + 0.05 * (abs(turned) < 0.5)),
                 bend=turned * 0.35, **shape)


def sage(picture, chance):
    scenery(picture, "#efeaf8", "#8d7fb4", "#fbf8ff", far_leaves(ELLIPTIC, 0.36))
    green = "#98b09a"
    stalk = curve(392, FLOOR, UP, 640, 0.03)
    shape = dict(outline=(0.62, 0.72), veins=11, quilt=0.20, rib="#e6efe2")
    rows = ((0.16, 330, 0.95, 0.26), (0.40, 350, 0.86, 0.17), (0.62, 345, 0.66, 0.09), (0.80, 300, 0.42, 0.02))
    for t, size, spread, shade in rows:
        px, py, direction = at(stalk, t)
        with picture.layer("#2b2350", 22, 0.34) as ctx:
            if t == 0.16:
                stem(ctx, stalk, 17, 10, "#a79ab0")
            for side in (-1, 1):
                stem(ctx, curve(px, py, direction + side * spread, 50, 0), 8, 7, "#b9c6b4")
                leaf(ctx, *turn(px, py, direction + side * spread, 40), direction + side * spread, size, size * 0.31,
                     darker(green, shade), bend=side * chance.uniform(0.3, 0.45), tilt=chance.uniform(-0.2, 0.2), **shape)
    with picture.layer("#2b2350", 14, 0.36) as ctx:
        px, py, direction = at(stalk, 0.95)
        for turned, size in ((-0.95, 150), (0.98, 144), (-0.22, 250), (0.26, 230), (0.0, 150)):
            leaf(ctx, px, py + 20, direction + turned, size, size * 0.32, lighter(green, 0.14), bend=turned * 0.4, **shape)


def parsley(picture, chance):
    scenery(picture, "#fbfacb", "#c2c53c", "#fffff0", far_leaves(OBOVATE, 0.8, teeth=4, tooth=0.3))
    green = "#3e8a37"
    sprigs = ((300, -0.20, 400, -0.10, 0.80, 0.18), (480, 0.22, 370, 0.12, 0.76, 0.12), (392, 0, 590, 0.02, 1.12, 0))
    for x, lean, length, bend, size, shade in sprigs:
        stalk = curve(x * 0.4 + 234, FLOOR, UP + lean, length, bend)
        tone = darker(green, shade)
        with picture.layer("#2c3a06", 20, 0.34) as ctx:
            stem(ctx, stalk, 12, 7, "#86b650")
            px, py, direction = at(stalk, 0.78)
            for side in (-1, 1):
                twig = curve(px, py, direction + side * 0.92, 120 * size, side * 0.1)
                stem(ctx, twig, 7, 5, "#86b650")
                parsley_leaf(ctx, *twig[-1], 150 * size, tone, chance)
        with picture.layer("#1c3306", 14, 0.38) as ctx:
            parsley_leaf(ctx, *stalk[-1], 205 * size, lighter(tone, 0.06), chance)


def parsley_leaf(ctx, x, y, direction, size, colour, chance):
    """Three fans on short stalks, each cut into three toothed lobes."""
    for fan, share in ((-1.12, 0.86), (1.12, 0.86), (0, 1)):
        fx, fy = turn(x, y, direction + fan, size * 0.20)
        ribbon(ctx, curve(x, y, direction + fan, size * 0.34, 0), 6, 5, lighter(colour, 0.25))
        for lobe, reach in ((-0.66, 0.80), (0.66, 0.80), (0, 1)):
            leaf(ctx, fx, fy, direction + fan + lobe, size * reach * share, size * 0.60 * share,
                 mix(colour, lighter(colour, 0.3), chance.random() * 0.25), OBOVATE, bend=(fan + lobe) * 0.12,
                 teeth=5, tooth=0.34, veins=4, quilt=0.18, gloss=0.22, rib="#bfe08f")


def dill(picture, chance):
    scenery(picture, "#3d6aa6", "#142a52", "#8fb6e6", far_threads())
    green = "#9cc46a"
    stalk = curve(388, FLOOR, UP, 600, 0.05)
    with picture.layer("#050f28", 20, 0.5) as ctx:
        for t, side, size in ((0.16, -1, 400), (0.28, 1, 400), (0.44, -1, 350), (0.56, 1, 320)):
            px, py, direction = at(stalk, t)
            feather(ctx, px, py, direction + side * 0.70, size, darker(green, 0.12), chance, side * 0.3, 3, 5)
        stem(ctx, stalk, 15, 8, green)
    with picture.layer("#050f28", 18, 0.5) as ctx:
        umbel(ctx, *stalk[-1], 225, 15, green, "#f7d94c", "#d99a1e", chance)


def lavender(picture, chance):
    scenery(picture, "#fdeaf4", "#c07fc4", "#fff8fc", far_threads())
    stalks = ((196, -0.18, 590, -0.12, 0.26), (590, 0.18, 600, 0.14, 0.22), (292, -0.08, 720, -0.10, 0.10),
              (492, 0.09, 690, 0.12, 0.08), (390, 0, 800, 0.03, 0))
    for x, lean, length, bend, shade in stalks:
        stalk = curve(390 + (x - 390) * 0.55, FLOOR, UP + lean, length, bend, 96)
        with picture.layer("#4a1a63", 20, 0.30) as ctx:
            stem(ctx, stalk, 9, 5, darker("#86a86a", shade))
            for side in (-1, 1):
                px, py, direction = at(stalk, 0.22)
                leaf(ctx, px, py, direction + side * 0.42, 250, 18, darker("#86a86a", shade), LANCE, bend=side * 0.25, veins=0)
            for row in range(12):
                t = 0.62 + 0.36 * row / 11
                px, py, direction = at(stalk, t)
                whorl(ctx, px, py, direction, 31 - 14 * smooth((row - 5) / 7), darker("#7b55c7", shade), chance)


def chives(picture, chance):
    scenery(picture, "#e3f5ff", "#68aede", "#fafdff", far_threads())
    green = "#4f9a55"
    with picture.layer("#12405f", 18, 0.30) as ctx:
        for k in range(26):
            lean = ((k * 7) % 26 / 25 - 0.5) * 2
            blade = curve(390 + lean * 105, FLOOR, UP + lean * 0.16, chance.uniform(470, 760), lean * chance.uniform(0.15, 0.65))
            stem(ctx, blade, 11, 1.5, mix(darker(green, 0.16), lighter(green, 0.22), chance.random()))
    for x, lean, length, bend, size, shade in ((300, -0.13, 560, -0.20, 74, 0.14), (484, 0.13, 600, 0.16, 80, 0.08), (388, -0.01, 730, 0.03, 104, 0)):
        stalk = curve(x * 0.5 + 195, FLOOR, UP + lean, length, bend)
        with picture.layer("#12305f", 20, 0.36) as ctx:
            stem(ctx, stalk, 11, 8, darker(green, shade))
            globe(ctx, *stalk[-1][:2], size, darker("#c274c9", shade), chance)


HERBS = {plant.__name__: plant for plant in (
    basil, saffron, marjoram, rosemary, anise, thyme, mint, sage, parsley, dill, lavender, chives)}


def main(names):
    unknown = [name for name in names if name not in HERBS]
    if unknown:
        sys.exit(f"draw-herbs.py: no such herb: {', '.join(unknown)}. It knows {', '.join(HERBS)}.")
    for name in names or HERBS:
        picture = Picture(WIDTH, HEIGHT)
        HERBS[name](picture, random.Random(name))
        picture.save(HERE / f"{name}.png", colours=256)


if __name__ == "__main__":
    main(sys.argv[1:])
