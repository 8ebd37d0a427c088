"""Shirts, dresses, jackets, chapans on a hanger."""
import math

import artwork as art
import garment as g
import materials as m
import shapes as s
from registry import kind
from studio import Shot


def _dyed(name):
    """Cloth scatters light and looks paler than lacquer of the same colour."""
    return m.mixed(m.colour_of(name), (0, 0, 0), 0.5 if name != 'sand' else 0.1)


def _hung(look, fill=0.82):
    return Shot(azimuth=-16, elevation=2, fill=fill, wall=True)


@kind('shirt', 'men', 'ink navy sand wine grey',
      ('Мужская рубашка с длинными рукавами на вешалке', 'Ilgichdagi uzun yengli erkaklar koʻylagi'),
      ('Воротник, пуговицы и карман рубашки крупно', 'Koʻylak yoqasi, tugmalari va choʻntagi yaqindan'))
def shirt(look):
    tone = _dyed(look.colour)
    cover, dark = m.cloth(tone, 900, 0.4, 0.25), m.cloth(m.mixed(tone, (0, 0, 0), 0.2), 900, 0.4, 0.25)
    half = [(0.0, 0.715), (0.045, 0.725), (0.075, 0.760), (0.150, 0.735), (0.235, 0.695), (0.275, 0.640), (0.320, 0.460), (0.372, 0.170), (0.300, 0.150), (0.262, 0.330), (0.232, 0.500), (0.228, 0.300),
            (0.236, 0.060), (0.215, 0.015), (0.120, 0.0), (0.0, -0.012)]
    _, front = g.sewn(half, cover, lambda x, z: z < 0.05 or (abs(x) < 0.07 and z > 0.70) or (abs(x) > 0.29 and z < 0.18),
                      lambda x, z: z > 0.70 and 0.06 < abs(x) < 0.20, air=1.5, weight=0.35, folds=0.014, trim=(dark, lambda x, z: abs(x) > 0.27 and z < 0.225))
    g.strip(front, [(0.0, z / 100) for z in range(71, -1, -3)], 0.034, dark)
    for i in range(7):
        z = 0.655 - 0.098 * i
        s.cylinder(0.0060, 0.003, (0, front(0, z) - 0.006, z), m.surface((0.72, 0.70, 0.66), 0.25, coat=0.5), 'y', 0.001)
    g.strip(front, [(0.075, 0.545), (0.165, 0.545)], 0.016, dark)
    pocket = [(0.078, 0.545), (0.078, 0.455), (0.120, 0.435), (0.162, 0.455), (0.162, 0.545)]
    s.tube(g.on_front(front, pocket, 0.002), 0.0022, dark, smooth=False)
    for side in (-1, 1):
        # A collar leaf: from the back of the neck round to its point.
        leaf = [[(side * 0.068, 0.012, 0.792), (side * 0.082, 0.004, 0.760), (side * 0.086, 0.000, 0.752), (side * 0.066, 0.010, 0.785)],
                [(side * 0.052, -0.030, 0.778), (side * 0.074, -0.048, 0.738), (side * 0.078, -0.046, 0.730), (side * 0.050, -0.026, 0.770)],
                [(side * 0.026, -0.052, 0.748), (side * 0.054, -0.068, 0.690), (side * 0.058, -0.064, 0.682), (side * 0.026, -0.046, 0.740)],
                [(side * 0.006, -0.056, 0.724), (side * 0.040, -0.070, 0.655), (side * 0.042, -0.066, 0.650), (side * 0.006, -0.050, 0.718)]]
        s.loft(leaf if side > 0 else [ring[::-1] for ring in leaf], dark, 1)
    s.loft([[(0.066 * math.sin(math.radians(a)), 0.002 - 0.034 * math.cos(math.radians(a)) + 0.018, z) for z in (0.748, 0.795)] + [(0.062 * math.sin(math.radians(a)), 0.004 - 0.030 * math.cos(math.radians(a)) + 0.018, z) for z in (0.795, 0.748)]
            for a in range(-180, 181, 20)], dark, 1, closed_ends=False)
    g.hanger(0.775, 0.20, m.walnut('x'), m.metal())
    if look.view == 2:
        return Shot(azimuth=-14, elevation=4, detail=((0.03, -0.05, 0.62), 0.17), fill=0.95, wall=True)
    return _hung(look)


@kind('dress', 'women', 'ink navy sand wine grey',
      ('Платье с поясом на вешалке', 'Ilgichdagi belbogʻli koʻylak'),
      ('Вырез и пояс платья крупно', 'Koʻylak yoqasi va belbogʻi yaqindan'))
def dress(look):
    tone = _dyed(look.colour)
    cover, belt = m.cloth(tone, 1000, 0.35, 0.5), m.leather(m.mixed(tone, (0, 0, 0), 0.5), 300)
    half = [(0.0, 0.86), (0.050, 0.905), (0.090, 0.985), (0.155, 0.965), (0.205, 0.935), (0.262, 0.760), (0.200, 0.735), (0.176, 0.800), (0.162, 0.700), (0.140, 0.610), (0.165, 0.520), (0.230, 0.280), (0.290, 0.030), (0.200, 0.005), (0.0, -0.005)]
    _, front = g.sewn(half, cover, lambda x, z: z < 0.04 or (abs(x) < 0.085 and z > 0.84) or (abs(x) > 0.20 and 0.70 < z < 0.77),
                      lambda x, z: (z > 0.93 and 0.08 < abs(x) < 0.17) or (0.600 < z < 0.622 and abs(x) > 0.10), air=1.8, weight=0.55, depth=0.85, folds=lambda x, z: 0.011 + 0.034 * max(0.0, 0.60 - z))
    g.strip(front, [(-0.150 + 0.01 * i, 0.612) for i in range(31)], 0.032, belt, 0.003)
    s.slab(0.040, 0.040, 0.004, 0.008, (0.0, front(0, 0.612) - 0.009, 0.612), m.brass(), 0.0015)
    s.slab(0.026, 0.026, 0.005, 0.004, (0.0, front(0, 0.612) - 0.0095, 0.612), belt, 0.001)
    neck = [(-0.088, 0.980), (-0.050, 0.900), (0.0, 0.858), (0.050, 0.900), (0.088, 0.980)]
    s.tube(g.on_front(front, neck, 0.002), 0.0042, m.cloth(m.mixed(tone, (0, 0, 0), 0.25), 900))
    g.hanger(0.985, 0.165, m.walnut('x'), m.metal())
    if look.view == 2:
        return Shot(azimuth=-14, elevation=4, detail=((0.0, -0.05, 0.76), 0.22), fill=0.95, wall=True)
    return _hung(look)


@kind('jacket', 'outerwear', 'ink navy sand wine grey',
      ('Зимняя стёганая куртка с молнией и капюшоном', 'Zanjirli, kapyushonli, qavilgan qishki kurtka'),
      ('Молния, карман и стёжка куртки крупно', 'Kurtka zanjiri, choʻntagi va qavigʻi yaqindan'))
def jacket(look):
    tone = _dyed(look.colour)
    cover, trim = m.surface(tone, 0.42, sheen=0.1), m.surface(m.mixed(tone, (0, 0, 0), 0.4), 0.5)
    zip_, lining = m.metal((0.45, 0.46, 0.48), 0.3), m.cloth((0.42, 0.26, 0.10), 300, 0.8)
    half = [(0.0, 0.655), (0.060, 0.670), (0.095, 0.700), (0.180, 0.672), (0.262, 0.625), (0.318, 0.520), (0.368, 0.330), (0.392, 0.110), (0.300, 0.090), (0.288, 0.280), (0.262, 0.430), (0.266, 0.250), (0.270, 0.050), (0.258, 0.0), (0.120, -0.004), (0.0, -0.004)]
    _, front = g.sewn(half, cover, lambda x, z: False, lambda x, z: z > 0.63 and 0.08 < abs(x) < 0.24, air=3.2, weight=0.2, depth=0.80, quilt=0.088,
                      trim=(trim, lambda x, z: (abs(x) > 0.28 and z < 0.140) or (abs(x) < 0.28 and z < 0.040)))
    line = [(0.0, z / 100) for z in range(66, 1, -2)]
    g.strip(front, line, 0.030, trim, 0.004)
    s.tube(g.on_front(front, line[:-1], 0.010), 0.0042, zip_)
    s.box((0.010, 0.004, 0.032), (0.0, front(0, 0.60) - 0.018, 0.605), zip_, 0.0015)
    for side in (-1, 1):
        g.strip(front, [(side * (0.205 - 0.055 * t), 0.165 + 0.095 * t) for t in (0, 0.25, 0.5, 0.75, 1)], 0.016, trim, 0.003)
    # A padded collar, closed to the chin, and the hood that lies behind it.
    for z, wide, radius in ((0.692, 0.092, 0.027), (0.735, 0.088, 0.026)):
        s.tube([(wide * math.sin(math.radians(a)), -0.034 - 0.052 * math.cos(math.radians(a)), z + 0.010 * (1 - math.cos(math.radians(a))) / 2) for a in range(0, 360, 18)], radius, cover, closed=True)
    s.tube([(0.0, -0.104, 0.660), (0.0, -0.1155, 0.692), (0.0, -0.110, 0.714), (0.0, -0.1145, 0.735), (0.0, -0.108, 0.758)], 0.0042, zip_)
    hood = []
    for z, wide, deep in ((0.700, 0.09, 0.020), (0.715, 0.125, 0.035), (0.760, 0.135, 0.042), (0.805, 0.112, 0.038), (0.832, 0.065, 0.026), (0.838, 0.02, 0.01)):
        hood.append([(wide * math.cos(a), 0.014 + deep * math.sin(a), z) for a in (2 * math.pi * i / 28 for i in range(28))])
    s.loft(hood, cover, 2)
    s.tube([(0.118 * math.cos(a), -0.020 - 0.004 * math.sin(a), 0.735 + 0.078 * math.sin(a)) for a in (math.pi * i / 10 for i in range(11))], 0.013, lining)
    s.cylinder(0.011, 0.06, (0.0, -0.012, 0.885), m.walnut('y'), 'y', 0.004)
    s.tube([(0, -0.03, 0.842), (0.012, -0.025, 0.868), (0.0, -0.020, 0.897), (-0.012, -0.025, 0.868), (0, -0.03, 0.842)], 0.0035, trim)
    if look.view == 2:
        return Shot(azimuth=-14, elevation=4, detail=((0.06, -0.08, 0.34), 0.24), fill=0.95, wall=True)
    return _hung(look)


def _ikat(look):
    """Stripes with ikat lozenges whose edges are frayed along the threads, as in abr silk."""
    field = {'red': (0.62, 0.10, 0.14), 'turquoise': (0.08, 0.45, 0.48), 'saffron': (0.80, 0.52, 0.12), 'green': (0.10, 0.38, 0.26), 'blue': (0.12, 0.24, 0.52)}[look.colour]
    cream, dark = (0.93, 0.87, 0.74), (0.08, 0.09, 0.18)

    def paint(x, y):
        column = x * 9
        u = column % 1 - 0.5
        fray = 0.030 * math.sin(x * 900) + 0.02 * math.sin(x * 2311)
        v = ((y + fray * 0.5) * 5 + (0.5 if int(column) % 2 else 0)) % 1 - 0.5
        if abs(u) > 0.44:
            return art.SAFFRON if int(column) % 2 else cream
        gap = abs(u) * 1.05 + abs(v) * 0.95
        if gap < 0.12:
            return art.SAFFRON
        if gap < 0.21:
            return dark
        if gap < 0.34:
            return cream
        return field if gap < 0.52 or int(column) % 2 else art.blend(field, dark, 0.55)
    return art.image(480, 600, paint)


@kind('robe', 'national', 'red turquoise saffron green blue',
      ('Чапан с узором икат и поясом на вешалке', 'Ilgichdagi abr naqshli, belbogʻli chopon'),
      ('Узор и кайма чапана крупно', 'Chopon naqshi va jiyagi yaqindan'))
def robe(look):
    cover, edge = m.printed(_ikat(look), 0.7, 0.25), m.cloth((0.020, 0.022, 0.05), 600, 0.5)
    lining, sash = m.cloth((0.10, 0.02, 0.03), 600, 0.5), m.cloth((0.62, 0.34, 0.05), 400, 0.6)
    half = [(0.0, 0.930), (0.050, 0.965), (0.085, 1.010), (0.200, 0.975), (0.310, 0.930), (0.470, 0.560), (0.345, 0.500), (0.235, 0.740), (0.240, 0.500), (0.285, 0.010), (0.150, -0.004), (0.0, -0.008)]
    _, front = g.sewn(half, cover, lambda x, z: z < 0.03 or (abs(x) < 0.08 and z > 0.91) or (abs(x) > 0.33 and z < 0.58),
                      lambda x, z: z > 0.955 and 0.07 < abs(x) < 0.24, air=1.7, weight=0.4, depth=0.8, uv=lambda x, z: (x + 0.5, z),
                      trim=(edge, lambda x, z: z < 0.030 or (abs(x) > 0.30 and z < 0.62 and z - 0.5 < 0.48 * (abs(x) - 0.345) + 0.045)))
    # The robe is worn open at the top: a band along both edges, the lining between them.
    g.patch(front, [(-0.030, 0.95), (-0.022, 0.80), (-0.010, 0.64), (0.0, 0.52)], [(0.030, 0.95), (0.022, 0.80), (0.010, 0.64), (0.001, 0.52)], lining, 0.001, 0.001)
    for side in (-1, 1):
        g.strip(front, [(side * 0.075, 0.990), (side * 0.048, 0.90), (side * 0.034, 0.78), (side * 0.018, 0.64), (side * 0.006 + 0.006, 0.50), (side * 0.008 + 0.010, 0.30), (side * 0.014 + 0.010, 0.03)], 0.026, edge, 0.003)
    g.strip(front, [(-0.232 + 0.0116 * i, 0.500 + 0.004 * math.sin(i)) for i in range(41)], 0.062, sash, 0.004, 0.004)
    s.cushion((0.070, 0.035, 0.075), (0.03, front(0.03, 0.50) - 0.018, 0.50), sash, (0, 10, 0), puff=0.5, edge=0.46)
    for x, turn in ((0.005, 8), (0.060, -10)):
        s.cushion((0.055, 0.014, 0.20), (x, front(0.03, 0.42) - 0.022, 0.395), sash, (0, turn, 0), puff=0.3, edge=0.45)
    g.hanger(1.005, 0.20, m.walnut('x'), m.metal())
    if look.view == 2:
        return Shot(azimuth=-14, elevation=4, detail=((0.03, -0.06, 0.56), 0.22), fill=0.95, wall=True)
    return _hung(look)
