"""The parts of a plant: leaves, stems, and what grows on them.

Angles are in radians, clockwise from +x, as the canvas has y downwards; UP points up.
"""

import math

import cairo

from drawing import LIGHT, darker, gradient, lighter, mix, radial, rgb, turn

UP = -math.pi / 2

# A leaf's outline is t^rise * (1 - t)^fall, scaled to a half width of 1 at its widest.
OVATE, ELLIPTIC, LANCE, OBOVATE, NEEDLE = (0.55, 0.95), (0.7, 0.7), (0.7, 1.05), (0.95, 0.5), (0.3, 0.45)


def half_width(t, outline):
    rise, fall = outline
    widest = rise / (rise + fall)
    return (t**rise * (1 - t) ** fall) / (widest**rise * (1 - widest) ** fall)


def curve(x, y, angle, length, bend, steps=48):
    """Points (x, y, direction) along an arc that starts in `angle` and turns by `bend` in all."""
    points = [(x, y, angle)]
    for i in range(steps):
        direction = angle + bend * (i + 0.5) / steps
        x, y = turn(x, y, direction, length / steps)
        points.append((x, y, angle + bend * (i + 1) / steps))
    return points


def leaf(ctx, x, y, angle, length, width, colour, outline=OVATE, bend=0.0, tilt=0.0,
         teeth=0, tooth=0.0, veins=6, quilt=0.0, gloss=0.0, rib=None):
    """A leaf on a bent midrib, its two halves lit by how each faces the light.

    `tilt` (-1...1) turns the leaf about its midrib: one half looks narrower. `teeth` saw the edge, by
    `tooth` of the half width. `quilt` raises the skin between the veins, `gloss` lets it shine.
    """
    steps = max(48, teeth * 8)
    spine = curve(x, y, angle, length, bend, steps)
    edges = {side: _edge(spine, side, width / 2 * (1 + side * tilt), outline, teeth, tooth) for side in (-1, 1)}
    rib = rib or lighter(colour, 0.45)
    middle = at(spine, 0.5)
    for side, edge in edges.items():
        normal = middle[2] + side * math.pi / 2
        facing = math.cos(normal) * LIGHT[0] + math.sin(normal) * LIGHT[1]
        tone = lighter(colour, 0.16 * facing) if facing > 0 else darker(colour, -0.26 * facing)
        ctx.save()
        _half(ctx, spine, edge)
        ctx.clip()
        ctx.set_source(gradient(*spine[0][:2], *spine[-1][:2], (0, darker(tone, 0.24)), (0.45, tone), (1, lighter(tone, 0.16))))
        ctx.paint()
        across = turn(*middle[:2], normal, width / 2 * (1 + side * tilt))
        shade = darker(colour, 0.75)
        ctx.set_source(gradient(*middle[:2], *across, (0, shade, 0.20), (0.3, shade, 0), (0.75, shade, 0), (1, shade, 0.10)))
        ctx.paint()
        _veins(ctx, spine, edge, veins, rib, shade, length, quilt)
        if gloss:
            centre = turn(*at(spine, 0.55)[:2], normal, width * 0.2)
            ctx.set_source(radial(*centre, length * 0.30, (0, "#ffffff", gloss * max(0.25, facing)), (1, "#ffffff", 0)))
            ctx.paint()
        ctx.restore()
    ribbon(ctx, spine[: int(steps * 0.97)], max(1.2, width * 0.035), 0.5, rib)


def silhouette(ctx, x, y, angle, length, width, ink, outline=OVATE, bend=0.0, teeth=0, tooth=0.0):
    """A leaf as one flat shape."""
    spine = curve(x, y, angle, length, bend, max(48, teeth * 8))
    left, right = (_edge(spine, side, width / 2, outline, teeth, tooth) for side in (-1, 1))
    ctx.new_path()
    for point in left + right[::-1]:
        ctx.line_to(*point)
    ctx.close_path()
    ctx.set_source(ink)
    ctx.fill()


def _edge(spine, side, half, outline, teeth, tooth):
    last = len(spine) - 1
    ends = (0.03, 0.12, 0.3, 0.6)  # Round ends bend within the first and last step; a chord would cut them off.
    steps = [0, *ends, *range(1, last), *(last - e for e in reversed(ends)), last]
    points = []
    for i in steps:
        t, part = i / last, i % 1
        x, y, direction = (p + (q - p) * part for p, q in zip(spine[int(i)], spine[min(last, int(i) + 1)]))
        reach = half * half_width(t, outline)
        if teeth and 0 < t < 1:
            reach *= 1 - tooth * (1 - (t * teeth) % 1)
        points.append(turn(x, y, direction + side * math.pi / 2, reach))
    return points


def _half(ctx, spine, edge):
    ctx.new_path()
    for point in edge:
        ctx.line_to(*point)
    for x, y, _ in reversed(spine):
        ctx.line_to(x, y)
    ctx.close_path()


def _veins(ctx, spine, edge, count, colour, shade, length, quilt):
    for k in range(count):
        start = (k + 0.6) / (count + 1.2)
        a, bow, b = at(spine, start), at(spine, start + 0.13), at(edge, start + 0.20)
        control = bow[0] + (b[0] - bow[0]) * 0.42, bow[1] + (b[1] - bow[1]) * 0.42
        for width, ink, alpha, shift in ((length * 0.05, shade, quilt, length * 0.022), (1.3, colour, 0.55, 0)):
            if alpha:
                along = a[2]
                ctx.move_to(*turn(*a[:2], along, shift))
                ctx.curve_to(*turn(*control, along, shift), *turn(*control, along, shift), *turn(*b, along, shift))
                ctx.set_source_rgba(*rgb(ink), alpha)
                ctx.set_line_width(width)
                ctx.stroke()


def ribbon(ctx, points, start, end, colour):
    """A line along points (x, y, direction) whose width runs from `start` to `end`."""
    last = len(points) - 1
    ctx.new_path()
    for side, ordered in ((-1, points), (1, points[::-1])):
        for i, (x, y, direction) in enumerate(ordered):
            t = (i if side < 0 else last - i) / last
            ctx.line_to(*turn(x, y, direction + side * math.pi / 2, (start + (end - start) * t) / 2))
    ctx.close_path()
    if isinstance(colour, cairo.Pattern):
        ctx.set_source(colour)
    else:
        ctx.set_source_rgb(*rgb(colour))
    ctx.fill()


def stem(ctx, points, start, end, colour):
    """A round stem: shade on the right, body, and a thread of light on the left."""
    ribbon(ctx, points, start, end, darker(colour, 0.30))
    for share, width, tone in ((0.10, 0.72, colour), (0.20, 0.22, lighter(colour, 0.35))):
        shifted = [(x - start * share, y, direction) for x, y, direction in points]
        ribbon(ctx, shifted, start * width, end * width, tone)


def at(points, t):
    """The point and direction at the share t (0...1) of a curve."""
    return points[min(len(points) - 1, max(0, round(t * (len(points) - 1))))]


def ball(ctx, x, y, radius, colour):
    """A small round thing, lit from the upper left."""
    lit = turn(x, y, math.atan2(LIGHT[1], LIGHT[0]), radius * 0.4)
    pattern = cairo.RadialGradient(*lit, radius * 0.1, x, y, radius)
    for offset, tone in ((0, lighter(colour, 0.45)), (0.55, colour), (1, darker(colour, 0.28))):
        pattern.add_color_stop_rgb(offset, *rgb(tone))
    ctx.set_source(pattern)
    ctx.arc(x, y, radius, 0, math.tau)
    ctx.fill()


def feather(ctx, x, y, angle, length, colour, chance, bend=0.0, depth=3, thickness=4.0):
    """A leaf cut into threads, as dill's and anise's: a rib with smaller feathers on both sides."""
    points = curve(x, y, angle, length, bend, 24)
    ribbon(ctx, points, thickness, thickness * 0.45, colour)
    if depth == 0:
        return
    pairs = 7 if depth > 1 else 4
    for k in range(pairs):
        t = 0.22 + 0.76 * k / pairs
        px, py, direction = at(points, t)
        reach = length * (0.52 if depth > 1 else 0.6) * (1 - 0.72 * t)
        for side in (-1, 1):
            spread = side * (0.72 + chance.uniform(-0.1, 0.1))
            tone = mix(colour, lighter(colour, 0.3), chance.random() * 0.6)
            feather(ctx, px, py, direction + spread, reach * chance.uniform(0.85, 1.1), tone, chance,
                    -side * 0.35, depth - 1, thickness * 0.66)
