"""Suits and coats."""
import math

import garment as g
import materials as m
import shapes as s
from registry import kind
from studio import Shot


def _wool(name, share=0.5):
    return m.mixed(m.colour_of(name), (0, 0, 0), share if name != 'sand' else 0.12)


def _jacket_half(long):
    """The pattern of a tailored jacket or coat whose hem lies at -long."""
    return [(0.0, 0.700), (0.060, 0.720), (0.085, 0.752), (0.165, 0.728), (0.245, 0.690), (0.285, 0.600), (0.318, 0.400), (0.345, 0.110), (0.262, 0.100), (0.252, 0.300), (0.222, 0.470), (0.208, 0.330),
            (0.226, 0.060), (0.232 + 0.10 * long, -long), (0.120, -long - 0.006), (0.0, -long - 0.002)]


def _sewn(cover, long, air=1.5):
    return g.sewn(_jacket_half(long), cover, lambda x, z: z < 0.03 - long or (abs(x) < 0.075 and z > 0.69) or (abs(x) > 0.25 and z < 0.14), lambda x, z: z > 0.69 and 0.07 < abs(x) < 0.22,
                  air=air, weight=0.3, depth=0.8, step=0.023)


def _lapels(front, cover, low, wide):
    for side in (-1, 1):
        inner = [(side * 0.070, 0.742), (side * 0.058, 0.66), (side * 0.036, 0.56), (side * 0.014, 0.46), (side * 0.004, low)]
        outer = [(side * 0.092, 0.735), (side * (0.058 + wide), 0.625), (side * (0.036 + wide * 0.9), 0.565), (side * (0.014 + wide * 0.45), 0.47), (side * 0.008, low)]
        g.patch(front, inner, outer, cover, 0.004, 0.0035)
    ring = [(0.074 * math.sin(math.radians(a)), 0.006 - 0.030 * math.cos(math.radians(a)), 0.752 + 0.012 * (1 - math.cos(math.radians(a))) / 2) for a in range(50, 311, 20)]
    s.tube(ring, 0.014, cover)


@kind('suit', 'men', 'ink navy grey sand',
      ('Мужской костюм: пиджак, рубашка с галстуком, брюки', 'Erkaklar kostyumi: pidjak, galstukli koʻylak, shim'),
      ('Лацканы и галстук костюма крупно', 'Kostyum yoqasi va galstuki yaqindan'))
def suit(look):
    tone = _wool(look.colour, 0.3)
    cover, edge = m.cloth(tone, 800, 0.4, 0.2), m.cloth(m.mixed(tone, (0, 0, 0), 0.35), 800, 0.4, 0.1)
    white, tie = m.cloth((0.70, 0.70, 0.69), 1200, 0.3), m.surface((0.16, 0.012, 0.028), 0.42, sheen=0.3)
    # The trousers hang below the jacket; each leg has a crease.
    for side in (-1, 1):
        legs = []
        for z, half in ((0.10, 0.098), (-0.10, 0.094), (-0.35, 0.086), (-0.60, 0.082), (-0.606, 0.074)):
            legs.append([(side * 0.088 + half * math.cos(a), -0.020 + (0.030 if math.sin(a) < 0 else 0.016) * math.copysign(abs(math.sin(a)) ** 1.5, math.sin(a)), z) for a in (2 * math.pi * i / 24 for i in range(24))])
        s.loft(legs, cover, 2)
    _, front = _sewn(cover, 0.02)
    g.patch(front, [(-0.068, 0.745), (-0.056, 0.66), (-0.034, 0.56), (-0.012, 0.46), (-0.001, 0.39)], [(0.068, 0.745), (0.056, 0.66), (0.034, 0.56), (0.012, 0.46), (0.001, 0.39)], white, 0.001, 0.001)
    knot = [(-0.018, 0.722), (0.018, 0.722), (0.012, 0.688), (-0.012, 0.688)]
    y = front(0.0, 0.66) or -0.03
    s.plate(knot, 0.016, (0, y - 0.010, 0), tie, 0.004)
    s.plate([(-0.011, 0.690), (0.011, 0.690), (0.027, 0.47), (0.0, 0.425), (-0.027, 0.47)], 0.004, (0, (front(0.0, 0.52) or y) - 0.006, 0), tie, 0.0015)
    _lapels(front, edge, 0.385, 0.062)
    for side in (-1, 1):
        s.loft([[(side * 0.006, y + 0.004, 0.728), (side * 0.070, y + 0.020, 0.758), (side * 0.066, y - 0.002, 0.730), (side * 0.034, y - 0.010, 0.694)],
                [(side * 0.006, y - 0.004, 0.730), (side * 0.070, y + 0.014, 0.762), (side * 0.068, y - 0.008, 0.730), (side * 0.036, y - 0.016, 0.692)]], white, 0)
        g.strip(front, [(side * (0.095 + 0.022 * i), 0.150 + 0.003 * i * side) for i in range(5)], 0.022, edge, 0.003)
    s.tube(g.on_front(front, [(0.004, z / 100) for z in range(38, -2, -4)], 0.003), 0.0022, edge)
    for z in (0.345, 0.235):
        s.cylinder(0.0095, 0.004, (0.016, front(0.016, z) - 0.005, z), m.gloss(m.BLACK), 'y', 0.0015)
    s.plate([(0.098, 0.530), (0.150, 0.536), (0.146, 0.566), (0.128, 0.552), (0.112, 0.570)], 0.004, (0, (front(0.125, 0.53) or y) - 0.003, 0), white, 0.001)
    g.hanger(0.765, 0.20, m.walnut('x'), m.metal())
    if look.view == 2:
        return Shot(azimuth=-14, elevation=4, detail=((0.0, -0.05, 0.58), 0.20), fill=0.95, wall=True)
    return Shot(azimuth=-14, elevation=2, fill=0.84, wall=True)


@kind('coat', 'women', 'ink navy sand wine grey',
      ('Женское пальто с поясом на вешалке', 'Ilgichdagi belbogʻli ayollar paltosi'),
      ('Лацканы, пуговицы и пояс пальто крупно', 'Palto yoqasi, tugmalari va belbogʻi yaqindan'))
def coat(look):
    tone = _wool(look.colour)
    cover, edge = m.cloth(tone, 420, 0.7, 0.3), m.cloth(m.mixed(tone, (0, 0, 0), 0.22), 420, 0.7, 0.3)
    _, front = _sewn(cover, 0.38, 1.4)
    g.patch(front, [(-0.066, 0.745), (-0.05, 0.66), (-0.03, 0.58), (0.0, 0.46)], [(0.066, 0.745), (0.05, 0.66), (0.03, 0.58), (0.001, 0.46)], m.cloth((0.05, 0.05, 0.055), 500), 0.001, 0.001)
    _lapels(front, edge, 0.45, 0.085)
    s.tube(g.on_front(front, [(0.030, z / 100) for z in range(44, -37, -4)], 0.002), 0.0026, edge)
    horn = m.surface((0.10, 0.05, 0.025), 0.3, coat=0.4)
    for z in (0.40, 0.20, 0.10):
        for x in (-0.055, 0.058):
            s.cylinder(0.0125, 0.005, (x, front(x, z) - 0.005, z), horn, 'y', 0.002)
    g.strip(front, [(-0.198 + 0.0132 * i, 0.300) for i in range(31)], 0.044, edge, 0.004, 0.003)
    s.slab(0.050, 0.056, 0.006, 0.010, (-0.010, front(-0.01, 0.30) - 0.012, 0.300), horn, 0.002)
    s.slab(0.030, 0.036, 0.008, 0.005, (-0.010, front(-0.01, 0.30) - 0.0125, 0.300), edge, 0.002)
    for side in (-1, 1):
        g.strip(front, [(side * (0.105 + 0.020 * i), 0.055 - 0.006 * i) for i in range(5)], 0.034, edge, 0.003)
    g.hanger(0.765, 0.19, m.walnut('x'), m.metal())
    if look.view == 2:
        return Shot(azimuth=-14, elevation=4, detail=((0.0, -0.05, 0.48), 0.24), fill=0.95, wall=True)
    return Shot(azimuth=-14, elevation=2, fill=0.84, wall=True)
