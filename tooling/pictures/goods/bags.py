"""School bags and cradles."""
import math

import artwork as art
import materials as m
import shapes as s
from registry import kind
from studio import Shot


def _shell(width, depth, height, base, power=0.55, bulge=0.0):
    """A stuffed bag as rings from bottom to top: a rounded rectangle that gets smaller towards the top."""
    rings = []
    for t, size in ((0.0, 0.80), (0.02, 0.94), (0.10, 1.0), (0.35, 1.0 + bulge), (0.65, 0.98 + bulge), (0.82, 0.90), (0.93, 0.70), (0.985, 0.42), (1.0, 0.20)):
        wide = width / 2 * (size if t > 0.6 or t < 0.1 else 1 + (size - 1) * 0.5)
        deep = depth / 2 * (size * 0.96 if t > 0.6 else size)
        rings.append([(wide * math.copysign(abs(math.cos(a)) ** power, math.cos(a)), deep * math.copysign(abs(math.sin(a)) ** power, math.sin(a)), base + t * height) for a in (2 * math.pi * i / 36 for i in range(36))])
    return rings


@kind('backpack', 'school', 'red turquoise saffron green blue',
      ('Школьный рюкзак с карманом, молниями и светлой полосой', 'Choʻntakli, zanjirli va yorugʻ chiziqli maktab ryukzagi'),
      ('Спинка и лямки школьного рюкзака', 'Maktab ryukzagining orqasi va tasmalari'))
def backpack(look):
    tone = m.colour_of(look.colour)
    cover, deep = m.cloth(tone, 420, 0.7, 0.2), m.cloth(m.mixed(tone, (0, 0, 0), 0.45), 420, 0.7, 0.2)
    dark, bar, strap = m.plastic((0.03, 0.031, 0.034), 0.5), m.metal((0.62, 0.63, 0.65), 0.24), m.cloth((0.035, 0.036, 0.040), 500, 0.8)
    bright = m.surface((0.76, 0.77, 0.77), 0.3, coat=0.3)
    s.loft(_shell(0.30, 0.17, 0.42, 0.0), cover, 2)
    s.loft(_shell(0.305, 0.175, 0.10, 0.0)[:5] + [[(x * 0.98, y * 0.98, 0.062) for x, y, _ in _shell(0.305, 0.175, 0.10, 0.0)[3]]], deep, 2)
    with s.placed((0, -0.085, 0.018)):
        s.loft(_shell(0.235, 0.10, 0.195, 0.0, 0.6), deep, 2)
        arch = [(x, -0.052, z) for x, z in [(-0.104, 0.06), (-0.104, 0.12), (-0.088, 0.158), (-0.05, 0.170), (0.05, 0.170), (0.088, 0.158), (0.104, 0.12), (0.104, 0.06)]]
        s.tube([(x, -0.030 + 0.020 * (z - 0.06) / 0.11, z + 0.004) for x, _, z in arch], 0.0042, dark)
        s.box((0.007, 0.004, 0.028), (0.07, -0.028, 0.152), bar, 0.0015, (0, 0, 20))
        s.slab(0.10, 0.013, 0.003, 0.003, (0, -0.0500, 0.066), bright, 0.001)
        s.slab(0.052, 0.052, 0.004, 0.010, (0, -0.0500, 0.112), bright, 0.001)
        s.panel(0.044, 0.044, (0, -0.0525, 0.112), m.printed(art.star(160, 160, art.NIGHT, art.SAFFRON, art.TILE, 1.0), 0.6), 0.006)
    # The main zip runs over the bag as an arch.
    points = []
    for i in range(25):
        a = math.pi * i / 24
        x, z = 0.153 * math.copysign(abs(math.cos(a)) ** 0.45, math.cos(a)), 0.16 + 0.256 * math.sin(a) ** 0.42
        share = min(1.0, max(0.0, (z - 0.30) / 0.10))
        points.append((x * (1 - 0.05 * share), -0.022 + 0.006 * share, z))
    s.tube(points, 0.0060, deep)
    s.tube([(x * 1.006, y - 0.0005, z + 0.003) for x, y, z in points], 0.0032, dark)
    for index in (9, 14):
        x, y, z = points[index]
        s.box((0.014, 0.010, 0.008), (x, y - 0.004, z + 0.004), bar, 0.002)
        s.box((0.007, 0.003, 0.032), (x, y - 0.012, z - 0.014), bar, 0.0012, (14, 0, 0))
    s.tube([(-0.035, 0.030, 0.402), (-0.03, 0.028, 0.440), (0.0, 0.026, 0.452), (0.03, 0.028, 0.440), (0.035, 0.030, 0.402)], 0.0075, strap)
    for side in (-1, 1):
        s.loft([[(x + side * 0.148, y, z) for x, y, z in ring] for ring in _shell(0.048, 0.115, 0.135, 0.025, 0.6)], deep, 2)
        s.tube([(side * 0.045, 0.078, 0.385), (side * 0.075, 0.125, 0.33), (side * 0.100, 0.145, 0.22), (side * 0.115, 0.120, 0.11), (side * 0.125, 0.075, 0.045)], 0.017, strap,
               radii=[0.9, 1.1, 1.1, 0.7, 0.35])
    if look.view == 2:
        for x in (-0.065, 0.065):
            s.cushion((0.10, 0.03, 0.24), (x, 0.088, 0.20), m.cloth((0.06, 0.062, 0.068), 240, 0.9), puff=0.6, edge=0.46)
        return Shot(azimuth=152, elevation=12, fill=0.78)
    return Shot(azimuth=-26, elevation=12, fill=0.78)


@kind('beshik', 'cribs', 'red green blue turquoise',
      ('Расписной бешик с покрывалом', 'Naqshli beshik va yopinchigʻi'),
      ('Роспись на спинке бешика крупно', 'Beshik yon taxtasi naqshi yaqindan'))
def beshik(look):
    tone = m.colour_of(look.colour)
    paint, gold = m.gloss(tone, 0.25), m.gloss((0.62, 0.34, 0.05), 0.25)
    light = {'red': art.POMEGRANATE, 'green': art.GREEN, 'blue': art.BLUE, 'turquoise': art.TILE}[look.colour]
    board = m.printed(art.star(420, 420, tuple(c * 0.8 for c in light), (0.95, 0.80, 0.45), (0.93, 0.88, 0.76), 4.0), 0.3)
    board.node_tree.nodes['Principled BSDF'].inputs['Clearcoat'].default_value = 0.5
    long, wide = 0.90, 0.40
    for side in (-1, 1):
        x = side * long / 2
        # Each end: a board between two turned posts, on a rocker.
        rocker = [(0.36 * math.sin(math.radians(a)), 0.62 - 0.62 * math.cos(math.radians(a))) for a in range(-34, 35, 4)]
        s.plate(rocker + [(y * 0.94, z + 0.045) for y, z in rocker[::-1]], 0.045, (x, 0, 0), paint, 0.010, (0, 0, 90))
        for y in (-wide / 2, wide / 2):
            profile = [(0.0, 0.03), (0.022, 0.03), (0.026, 0.10), (0.016, 0.13), (0.030, 0.17), (0.030, 0.20), (0.018, 0.24), (0.022, 0.32), (0.028, 0.40), (0.018, 0.44), (0.030, 0.48), (0.018, 0.52), (0.012, 0.535), (0.022, 0.565), (0.010, 0.595), (0.0, 0.60)]
            s.turned(s.curve_through(profile, 4, False), paint, (x, y, 0))
            for z in (0.185, 0.48):
                s.ring(0.0295, 0.004, (x, y, z), gold)
        s.box((0.022, wide - 0.04, 0.27), (x, 0, 0.32), paint, 0.006)
        s.panel(wide - 0.075, 0.22, (x + side * 0.0118, 0, 0.32), board, 0.012, (0, 0, side * 90))
        s.panel(wide - 0.075, 0.22, (x - side * 0.0118, 0, 0.32), board, 0.012, (0, 0, side * -90))
    s.turned(s.curve_through([(0.016, -long / 2 - 0.04), (0.022, -long / 2), (0.016, -long / 2 + 0.06), (0.020, -0.2), (0.026, 0.0), (0.020, 0.2), (0.016, long / 2 - 0.06), (0.022, long / 2), (0.016, long / 2 + 0.04)], 4, False), paint, (0, 0, 0.60), 'x')
    for side in (-1, 1):
        s.tube([(side * long / 2, -wide / 2, 0.52), (side * long / 2, -0.10, 0.58), (side * long / 2, 0, 0.60), (side * long / 2, 0.10, 0.58), (side * long / 2, wide / 2, 0.52)], 0.014, paint)
        s.turned(s.curve_through([(0.014, -long / 2), (0.018, -0.25), (0.014, 0), (0.018, 0.25), (0.014, long / 2)], 6, False), paint, (0, side * wide / 2, 0.42), 'x')
        s.box((long, 0.018, 0.09), (0, side * (wide / 2 - 0.005), 0.235), paint, 0.005)
        s.panel(long - 0.08, 0.062, (0, side * (wide / 2 + 0.0045), 0.235), m.printed(art.star(840, 58, tuple(c * 0.8 for c in light), (0.95, 0.80, 0.45), (0.93, 0.88, 0.76), 1.0), 0.3), 0.004, (0, 0, 0 if side < 0 else 180))
        for i in range(9):
            s.rod(((i - 4) * 0.09, side * wide / 2, 0.27), ((i - 4) * 0.09, side * wide / 2, 0.42), 0.007, gold)
    s.cushion((long - 0.05, wide - 0.05, 0.09), (0, 0, 0.27), m.cloth((0.70, 0.67, 0.60), 420, 0.4), puff=0.3, edge=0.45)
    s.cushion((0.22, 0.28, 0.09), (-0.28, 0, 0.345), m.cloth((0.66, 0.36, 0.06), 300, 0.6), puff=0.5, edge=0.45)
    s.cushion((0.50, wide - 0.06, 0.06), (0.14, 0, 0.335), m.cloth((0.03, 0.20, 0.20), 300, 0.6), puff=0.3, edge=0.45)
    if look.view == 2:
        return Shot(azimuth=52, elevation=12, detail=((long / 2, -0.02, 0.36), 0.24), fill=0.95)
    return Shot(azimuth=38, elevation=18, fill=0.82)
