"""What blooms: single flowers, and the heads that many of them make."""

import math

from drawing import LIGHT, darker, gradient, lighter, mix, radial, rgb, turn
from plants import OBOVATE, ball, curve, leaf, ribbon


def blossom(ctx, x, y, radius, colour, heart, petals=5, turned=0.0):
    """A small open flower seen from the front."""
    for k in range(petals):
        angle = turned + math.tau * k / petals
        facing = math.cos(angle) * LIGHT[0] + math.sin(angle) * LIGHT[1]
        tone = lighter(colour, 0.25 * facing) if facing > 0 else darker(colour, -0.16 * facing)
        ctx.save()
        ctx.translate(*turn(x, y, angle, radius * 0.55))
        ctx.rotate(angle)
        ctx.scale(radius * 0.52, radius * 0.40)
        ctx.arc(0, 0, 1, 0, math.tau)
        ctx.restore()
        ctx.set_source(radial(x, y, radius * 1.1, (0, darker(tone, 0.12)), (0.5, tone), (1, lighter(tone, 0.2))))
        ctx.fill()
    ball(ctx, x, y, radius * 0.24, heart)


def crocus_petal(ctx, x, y, angle, length, width, colour, bend, **shape):
    """A petal with veins that run its whole length, as a crocus has."""
    leaf(ctx, x, y, angle, length, width, colour, bend=bend, **shape)
    for k in range(-4, 5):
        if k:
            vein = curve(x, y, angle + k * 0.055, length * (0.90 - 0.035 * abs(k)), bend - k * 0.075)
            ribbon(ctx, vein, 2.4, 0.7, mix(darker(colour, 0.25), "#6a2fb0", 0.5))


def stigma(ctx, thread):
    """One of saffron's three crimson threads: it widens to a frilled trumpet."""
    glow = gradient(0, 690, 0, 330, (0, "#f28a1e"), (0.35, "#e0301e"), (1, "#b00d20"))
    ribbon(ctx, thread, 6, 11, glow)
    ribbon(ctx, thread[30:], 10, 25, glow)
    ribbon(ctx, [turn(x, y, d - math.pi / 2, 2.5) + (d,) for x, y, d in thread[8:46]], 1.2, 4, "#f4705a")
    x, y, direction = thread[-1]
    for k in (-1.5, -0.5, 0.5, 1.5):
        leaf(ctx, *turn(x, y, direction + math.pi / 2, k * 6.5), direction + k * 0.25 - 0.05, 17, 10, "#c4182a", OBOVATE, veins=0)


def knot(ctx, x, y, radius, colour, chance):
    """Marjoram's bud: overlapping bracts in a ball, with small flowers that peep out."""
    for ring in range(4):
        for k in range(9 - 2 * ring):
            angle = math.tau * k / (9 - 2 * ring) + ring * 0.4
            px, py = turn(x, y, angle, radius * (0.95 - 0.3 * ring))
            ball(ctx, px, py, radius * 0.36, mix(colour, lighter(colour, 0.5), ring * 0.16 + chance.random() * 0.2))
    for _ in range(5):
        px, py = turn(x, y, chance.uniform(0, math.tau), radius * chance.uniform(0.3, 1.1))
        blossom(ctx, px, py, radius * 0.36, "#fbe3ee", "#e7a1bd", 4, chance.random())


def umbel(ctx, x, y, direction, reach, rays, green, flower, heart, chance):
    """Rays from one point, each with a small umbel of flowers; the far ones first."""
    heads = []
    for k in range(rays):
        fan = (k / (rays - 1) - 0.5) * 2
        near = 0 if k % 2 else 1
        length = reach * (0.94 + 0.10 * near - 0.22 * near * (1 - abs(fan)))
        ray = curve(x, y, direction + fan * 1.02, length, -fan * 0.22)
        heads.append((near, ray))
    for near, ray in sorted(heads, key=lambda head: head[0]):
        ribbon(ctx, ray, reach * 0.026, reach * 0.018, lighter(green, 0.15 + 0.1 * near))
        hx, hy, _ = ray[-1]
        size = reach * 0.165
        for k in range(17):
            px, py = turn(hx, hy, k * 2.39996, size * math.sqrt(k / 17) * 1.15)
            ball(ctx, px, py + size * 0.12, size * 0.22, darker(flower, 0.25))
        for k in range(17):
            px, py = turn(hx, hy, k * 2.39996, size * math.sqrt(k / 17) * 1.15)
            blossom(ctx, px, py, size * 0.30, darker(flower, 0.10 * (1 - near)), heart, 5, chance.random())


def whorl(ctx, x, y, direction, size, colour, chance):
    """A ring of lavender's buds, the outer ones behind; now and then one is open."""
    for fan in (-1.25, 1.25, -0.75, 0.75, -0.3, 0.3):
        tone = mix(colour, "#a98bea", chance.random() * 0.7)
        leaf(ctx, x, y, direction + fan, size * 1.35, size * 0.74, tone, (0.55, 0.5), tilt=0, veins=0, rib=lighter(tone, 0.25))
        if chance.random() < 0.22:
            blossom(ctx, *turn(x, y, direction + fan, size * 1.3), size * 0.42, "#c9b4fa", "#f3eaff", 5, chance.random())


def globe(ctx, x, y, radius, colour, chance):
    """A ball of narrow florets, those at the rim first, those that face us last."""
    ctx.arc(x, y, radius * 0.8, 0, math.tau)
    ctx.set_source_rgb(*rgb(darker(colour, 0.35)))
    ctx.fill()
    for ring in range(8):
        away = 1 - ring / 8
        count = max(5, round(30 * away))
        for k in range(count):
            angle = math.tau * (k + 0.5 * (ring % 2)) / count + chance.uniform(-0.08, 0.08)
            lit = 0.5 - 0.5 * math.sin(angle + 0.6) * away
            tone = mix(darker(colour, 0.22), lighter(colour, 0.42), lit * 0.75 + chance.random() * 0.2)
            start = turn(x, y, angle, radius * away * 0.62)
            leaf(ctx, *start, angle, radius * (0.26 + 0.30 * away), radius * 0.15, tone, (0.6, 0.9), veins=0, rib=darker(tone, 0.16))
