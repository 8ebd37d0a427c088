"""Sneakers, boots, dress shoes, high heels. Every picture shows a pair."""
import math

import footwear as f
import materials as m
import shapes as s
from registry import kind
from studio import Shot


def _pair(build, spread=0.125, turn=10):
    """The near shoe shows its outer side; the far shoe is its mirror image, turned a little."""
    with s.placed((0.0, -spread / 2, 0), (0, 0, -turn * 0.4)):
        build()
    with s.placed((-0.035, spread / 2, 0), (0, 0, turn), (1, -1, 1)):
        build()


@kind('sneaker', 'sneakers', 'red turquoise saffron green blue',
      ('Пара кроссовок на светлой подошве со шнуровкой', 'Och tagli, bogʻichli krossovkalar jufti'),
      ('Носок и шнуровка кроссовок крупно', 'Krossovka uchi va bogʻichlari yaqindan'))
def sneaker(look):
    tone = m.colour_of(look.colour)
    knit, panel, lining = m.cloth(tone, 1100, 0.7, 0.1), m.leather(m.mixed(tone, (0, 0, 0), 0.55), 500, 0.15), m.cloth((0.05, 0.052, 0.056), 900)
    white, rubber, lace = m.surface((0.74, 0.735, 0.72), 0.5), m.rubber(m.mixed(tone, (0, 0, 0), 0.6), 0.6), m.cloth((0.76, 0.75, 0.73), 1500, 0.6)

    def one():
        slices = [(0.026, 0.004, 0.286, 0.047, 0), (0.036, 0.0, 0.289, 0.0495, 0), (0.050, -0.002, 0.283, 0.049, 0), (0.062, -0.002, 0.268, 0.047, 0.03), (0.073, 0.0, 0.246, 0.0445, 0.08), (0.083, 0.002, 0.222, 0.042, 0.18),
                  (0.093, 0.003, 0.197, 0.0395, 0.32), (0.103, 0.003, 0.172, 0.037, 0.5), (0.112, 0.001, 0.150, 0.0355, 0.72), (0.119, -0.003, 0.134, 0.0350, 0.92), (0.124, -0.006, 0.126, 0.0345, 1.0),
                  (0.1255, -0.002, 0.121, 0.0315, 1.0), (0.120, 0.004, 0.117, 0.0270, 1.0), (0.095, 0.010, 0.118, 0.026, 1.0), (0.060, 0.012, 0.122, 0.026, 1.0)]
        # The collar is higher at the heel and lower at the ankle.
        rings = [[(x, y, z + (0.010 * max(0.0, (0.05 - x) / 0.05) - 0.006 * math.exp(-((x - 0.07) / 0.03) ** 2)) * max(0.0, (z - 0.09) / 0.03)) for x, y, z in f.spring(f.slice_at(*row))] for row in slices]

        def pick(along, row):
            if row > 0.74:
                return 2
            return 1 if along < 0.13 or (along > 0.93 and row < 0.36) else 0
        top = f.upper(rings, [knit, panel, lining], pick)
        # A guard along the sole and a seam around the toes.
        f.stripe(top, [(0.030 + 0.022 * i, 0.039) for i in range(11)], panel, [0.001, *[0.005] * 9, 0.001])
        for x in (0.214, 0.219):
            line = [(x + 0.012 * math.cos(t * math.pi / 2), 0.046 * t) for t in (-0.9, -0.7, -0.45, -0.2, 0, 0.2, 0.45, 0.7, 0.9)]
            s.tube([(px, py, top(px, py) + 0.0004) for px, py in line if top(px, py) > 0.012], 0.0010, panel)
        # A row of lozenges, the simplest ornament of the shop.
        for i in range(4):
            x, z, size = 0.088 + 0.026 * i, 0.066 - 0.002 * i, 0.0095 - 0.0010 * i
            f.stripe(top, [(x - size, z), (x, z), (x + size, z)], white, [0.0004, size * 0.9, 0.0004])
        f.sole(0.004, 0.032, 0.047, 0.0055, white, flare=0.002)
        f.sole(0.0, 0.006, 0.047, 0.0065, rubber)
        f.laces(top, [(0.142 + 0.0165 * i, 0.62 + 0.03 * i) for i in range(6)], 0.036, 0.0027, lace)
        for side in (-1, 1):
            stay = [(0.136 + 0.0165 * i, side * (0.023 + 0.0011 * i)) for i in range(7)]
            s.tube([(x, y, top(x, y) + 0.0005) for x, y in stay], 0.0050, panel)
        f.bow(top, 0.146, 0.0022, lace)
        tongue = []
        for x, z, half in ((0.150, 0.112, 0.024), (0.136, 0.126, 0.025), (0.124, 0.140, 0.024), (0.119, 0.147, 0.020)):
            tongue.append([(x + 0.005 * math.sin(a), half * math.cos(a), z + 0.004 * math.sin(a)) for a in (2 * math.pi * i / 16 for i in range(16))])
        s.loft(tongue, knit, 2)
        s.tube([(-0.004, 0, 0.112), (-0.016, 0, 0.122), (-0.012, 0, 0.140), (0.002, 0, 0.134)], 0.0032, panel)
    _pair(one)
    if look.view == 2:
        return Shot(azimuth=32, elevation=34, detail=((0.19, -0.05, 0.06), 0.095), fill=0.95)
    return Shot(azimuth=-22, elevation=20, fill=0.82)


def _welted(look, hide, slices, sole_tone, places, half, heel=0.022, point=0.25, cap=True, collar=None, dip=0.0):
    """A leather shoe or boot with a welt, a heel block and laces."""
    lining, edge, lace = m.leather((0.32, 0.19, 0.10), 400, 0.15), m.surface(sole_tone, 0.4), m.cloth(m.mixed((0.02, 0.02, 0.02), sole_tone, 0.4), 1500, 0.6)
    total = len(slices)

    def one():
        # A low shoe is cut out below the ankle.
        cut = [[(x, y, z - dip * math.exp(-((x - 0.085) / 0.035) ** 2) * max(0.0, min(1.0, (z - 0.045) / 0.04))) for x, y, z in f.slice_at(*row, point)] for row in slices]
        rings = [f.spring(ring, 0.5, heel) for ring in cut]
        top = f.upper(rings, [hide, lining, collar or hide], lambda along, row: 1 if row > (total - 4) / (total - 1) else (2 if row > (total - 6) / (total - 1) else 0))
        f.sole(0.006, 0.016, 0.045, 0.0055, edge, 0.5, heel, point=point)
        heel_rings = [[(x, y * 1.0, z) for x, y, z in f.slice_at(z, -0.004 + 0.002 * k, 0.080, 0.036)] for k, z in enumerate((0.0, 0.0005, (heel + 0.008) / 2, heel + 0.009))]
        s.loft([[(min(x, 0.070), y, z) for x, y, z in ring] for ring in heel_rings], edge, 0)
        if places:
            f.laces(top, places, half, 0.0021, lace, 0.0022)
            for side in (-1, 1):
                line = [(x, side * half * width * 1.05) for x, width in places]
                line = [(line[0][0] - 0.010, line[0][1]), *line, (line[-1][0] + 0.012, line[-1][1] * 0.8)]
                s.tube([(x, y, top(x, y) - 0.0004) for x, y in line], 0.0036, hide)
                for x, y in line[1:-1]:
                    s.cylinder(0.0024, 0.003, (x, y * 1.06, top(x, y * 1.06) + 0.002), m.metal((0.3, 0.3, 0.31)), bevel=0.0005)
        if cap:
            for x in (0.226, 0.230):
                line = [(x + 0.010 * math.cos(t * math.pi / 2), 0.046 * t) for t in (-0.97, -0.8, -0.55, -0.28, 0, 0.28, 0.55, 0.8)]
                spots = [(px, py, top(px, py) + 0.0003) for px, py in line if top(px, py) > 0.012]
                s.tube(spots, 0.0010, m.surface(m.mixed(sole_tone, (0, 0, 0), 0.3), 0.5))
    return one


@kind('shoe', 'dress-shoes', 'ink sand wine navy',
      ('Пара мужских кожаных туфель со шнурками', 'Bogʻichli erkaklar charm tuflisi jufti'),
      ('Носок и шнурки кожаных туфель крупно', 'Charm tufli uchi va bogʻichlari yaqindan'))
def shoe(look):
    tone = {'ink': (0.012, 0.012, 0.013), 'wine': (0.085, 0.012, 0.016), 'sand': (0.30, 0.15, 0.055), 'navy': (0.010, 0.020, 0.055), 'grey': (0.08, 0.082, 0.086)}[look.colour]
    hide = m.surface(tone, 0.24, coat=0.5)
    slices = [(0.014, 0.004, 0.286, 0.043, 0), (0.022, 0.0, 0.289, 0.0455, 0), (0.034, 0.0, 0.284, 0.0455, 0), (0.044, 0.001, 0.270, 0.0440, 0.03), (0.053, 0.003, 0.248, 0.0420, 0.08), (0.061, 0.004, 0.225, 0.0400, 0.16),
              (0.069, 0.005, 0.202, 0.0375, 0.3), (0.076, 0.005, 0.180, 0.0350, 0.48), (0.082, 0.004, 0.160, 0.0330, 0.72), (0.086, 0.002, 0.146, 0.0320, 0.95), (0.0875, 0.003, 0.142, 0.0305, 1.0),
              (0.086, 0.006, 0.138, 0.0280, 1.0), (0.070, 0.010, 0.138, 0.0265, 1.0), (0.045, 0.012, 0.142, 0.026, 1.0)]
    _pair(_welted(look, hide, slices, m.mixed(tone, (0.03, 0.02, 0.015), 0.6), [(0.152 + 0.016 * i, 0.58 + 0.04 * i) for i in range(4)], 0.032, dip=0.016))
    if look.view == 2:
        return Shot(azimuth=30, elevation=32, detail=((0.20, -0.05, 0.05), 0.090), fill=0.95)
    return Shot(azimuth=-22, elevation=21, fill=0.82)


@kind('boot', 'boots', 'ink navy sand wine grey',
      ('Пара ботинок с высокой шнуровкой', 'Baland bogʻichli botinkalar jufti'),
      ('Шнуровка и носок ботинок крупно', 'Botinka bogʻichlari va uchi yaqindan'))
def boot(look):
    tone = {'ink': (0.016, 0.016, 0.017), 'wine': (0.095, 0.014, 0.018), 'sand': (0.30, 0.155, 0.06), 'navy': (0.012, 0.022, 0.06), 'grey': (0.09, 0.092, 0.096)}[look.colour]
    hide, cuff = m.leather(tone, 380, 0.2, 0.4), m.leather(m.mixed(tone, (0, 0, 0), 0.5), 300, 0.2, 0.5)
    foot = [(0.014, 0.004, 0.286, 0.046, 0), (0.024, 0.0, 0.290, 0.0490, 0), (0.040, -0.001, 0.286, 0.0490, 0), (0.053, 0.0, 0.270, 0.0470, 0.03), (0.064, 0.002, 0.246, 0.0450, 0.08), (0.074, 0.004, 0.220, 0.0425, 0.18),
            (0.085, 0.006, 0.195, 0.0405, 0.32), (0.100, 0.008, 0.170, 0.0385, 0.55), (0.118, 0.006, 0.150, 0.0375, 0.8)]
    if look.get('shaft', '') == 'high':
        shaft = [(0.15, 0.002, 0.136, 0.0385, 1), (0.20, -0.004, 0.132, 0.044, 1), (0.27, -0.012, 0.134, 0.0505, 1), (0.335, -0.012, 0.138, 0.0525, 1), (0.352, -0.012, 0.138, 0.0525, 1), (0.3535, -0.008, 0.134, 0.049, 1), (0.345, -0.004, 0.130, 0.046, 1), (0.28, 0.0, 0.126, 0.044, 1)]
        build = _welted(look, m.surface(tone, 0.28, coat=0.4), foot + shaft, m.mixed(tone, (0.02, 0.015, 0.01), 0.5), [], 0.03, 0.032, 0.35, False)
    else:
        shaft = [(0.136, 0.003, 0.138, 0.0375, 1), (0.155, -0.001, 0.132, 0.0395, 1), (0.170, -0.003, 0.130, 0.0410, 1), (0.178, -0.004, 0.130, 0.0410, 1), (0.1795, 0.0, 0.126, 0.0385, 1), (0.172, 0.004, 0.122, 0.034, 1), (0.12, 0.010, 0.120, 0.030, 1)]
        build = _welted(look, hide, foot + shaft, (0.045, 0.026, 0.015), [(0.140 + 0.0155 * i, 0.66 + 0.03 * i) for i in range(6)], 0.034, 0.020, 0.10, True, cuff)
    _pair(build, 0.135)
    if look.view == 2:
        return Shot(azimuth=30, elevation=26, detail=((0.18, -0.05, 0.08), 0.105), fill=0.95)
    return Shot(azimuth=-24, elevation=17, fill=0.82)


@kind('heel', 'dress-shoes', 'ink navy sand wine grey',
      ('Пара женских туфель на каблуке', 'Poshnali ayollar tuflisi jufti'),
      ('Каблук и задник женских туфель крупно', 'Ayollar tuflisi poshnasi va orqasi yaqindan'))
def heel(look):
    tone = {'ink': (0.012, 0.012, 0.013), 'wine': (0.16, 0.010, 0.022), 'sand': (0.46, 0.33, 0.20), 'navy': (0.010, 0.022, 0.075), 'grey': (0.12, 0.122, 0.126)}[look.colour]
    hide, lining, under = m.surface(tone, 0.16, coat=0.8), m.leather((0.56, 0.44, 0.32), 400, 0.1), m.surface((0.05, 0.035, 0.025), 0.4)
    lift = 0.072

    def one():
        slices = [(0.006, 0.006, 0.262, 0.034, 0), (0.012, 0.0, 0.268, 0.0370, 0), (0.024, -0.001, 0.262, 0.0375, 0.02), (0.034, 0.0, 0.236, 0.0365, 0.06), (0.042, 0.001, 0.214, 0.0350, 0.10), (0.048, 0.003, 0.204, 0.0335, 0.14),
                  (0.0495, 0.006, 0.200, 0.0315, 0.16), (0.046, 0.009, 0.198, 0.0295, 0.16), (0.026, 0.012, 0.202, 0.0290, 0.12), (0.013, 0.012, 0.215, 0.0290, 0.08)]

        def shaped(ring):
            # The opening dips at the sides and rises at the heel.
            return [(x, y, z + (0.006 * math.exp(-(x / 0.03) ** 2) - 0.016 * math.exp(-((x - 0.10) / 0.05) ** 2)) * max(0.0, (z - 0.015) / 0.035)) for x, y, z in ring]
        rings = [f.spring(shaped(f.slice_at(*row, 0.55)), 0.4, lift) for row in slices]
        f.upper(rings, [hide, lining], lambda along, row: 1 if row > 0.62 else 0)
        f_rings = [f.spring(f.slice_at(z, 0.003 - g, 0.265 + g, 0.035 + g, 0, 0.55), 0.4, lift) for z, g in ((0.0015, -0.006), (0.0, -0.002), (0.0, 0.001), (0.006, 0.0015), (0.007, -0.003))]
        s.loft(f_rings, under, 1)
        block = []
        for t, long, half, shift in ((0.0, 0.016, 0.0110, 0.012), (0.02, 0.017, 0.0120, 0.012), (0.45, 0.020, 0.0150, 0.009), (0.8, 0.031, 0.0240, 0.004), (1.0, 0.044, 0.0300, 0.001)):
            block.append([(shift + long * (0.5 + 0.5 * math.copysign(abs(math.cos(a)) ** 0.8, math.cos(a))), half * math.sin(a), 0.001 + (lift + 0.010) * t) for a in (2 * math.pi * i / 24 for i in range(24))])
        s.loft(block, hide, 1)
    _pair(one, 0.11, 14)
    if look.view == 2:
        return Shot(azimuth=-52, elevation=16, detail=((0.03, -0.04, 0.06), 0.075), fill=0.95)
    return Shot(azimuth=-24, elevation=20, fill=0.80)
