"""Prams, cots, cradles, building blocks, scooters."""
import math
import random

import materials as m
import shapes as s
from registry import kind
from studio import Shot


def _small_wheel(loc, radius, width, tyre, hub, spokes=5):
    with s.placed(loc):
        s.turned(s.fillet([(radius * 0.72, -width / 2), (radius, -width / 2), (radius, width / 2), (radius * 0.72, width / 2)], width * 0.4, False), tyre, axis='x')
        s.turned([(radius * 0.66, -width * 0.4), (radius * 0.74, -width * 0.42), (radius * 0.74, width * 0.42), (radius * 0.66, width * 0.4), (radius * 0.66, -width * 0.4)], hub, axis='x')
        s.cylinder(radius * 0.22, width * 1.25, (0, 0, 0), hub, 'x', 0.003)
        for i in range(spokes):
            a = 2 * math.pi * i / spokes
            s.rod((0, 0.15 * radius * math.cos(a), 0.15 * radius * math.sin(a)), (0, 0.70 * radius * math.cos(a), 0.70 * radius * math.sin(a)), radius * 0.07, hub)


@kind('stroller', 'strollers', 'red turquoise saffron green blue',
      ('Детская коляска с капюшоном, корзиной и четырьмя колёсами', 'Soyabonli, savatli, toʻrt gʻildirakli bolalar aravachasi'),
      ('Капюшон и люлька коляски крупно', 'Aravacha soyaboni va belanchagi yaqindan'))
def stroller(look):
    cover, inner = m.cloth(m.colour_of(look.colour), 300, 0.6), m.cloth((0.55, 0.52, 0.46), 300, 0.5)
    frame, dark, tyre = m.metal((0.22, 0.225, 0.235), 0.3), m.plastic((0.022, 0.023, 0.025), 0.42), m.rubber()
    # The front of the pram looks to -y; the handle is at +y.
    for x in (-0.27, 0.27):
        _small_wheel((x, 0.34, 0.145), 0.145, 0.045, tyre, frame)
        _small_wheel((x * 0.80, -0.36, 0.105), 0.105, 0.040, tyre, frame)
        s.tube([(x * 0.80, -0.36, 0.12), (x * 0.80, -0.35, 0.23), (x * 0.88, -0.24, 0.32)], 0.014, dark)
        s.rod((x * 0.88, -0.27, 0.28), (x * 0.92, 0.40, 0.92), 0.014, frame)
        s.rod((x * 0.92, 0.34, 0.15), (x * 0.92, -0.05, 0.52), 0.014, frame)
        s.tube([(x * 0.92, 0.39, 0.91), (x * 0.92, 0.50, 1.00), (x * 0.86, 0.56, 1.03)], 0.014, frame)
        s.cylinder(0.030, 0.035, (x * 0.90, 0.08, 0.615), dark, 'x', 0.006)
    s.rod((-0.25, 0.34, 0.145), (0.25, 0.34, 0.145), 0.012, frame)
    s.tube([(-0.232, 0.56, 1.03), (-0.20, 0.575, 1.035), (0.20, 0.575, 1.035), (0.232, 0.56, 1.03)], 0.018, m.leather((0.10, 0.045, 0.02), 300))
    s.rod((-0.22, -0.24, 0.31), (0.22, -0.24, 0.31), 0.012, frame)

    # The carrycot: an oval tub that is open on top.
    def oval(z, wide, long, shift=0.0, power=0.8):
        return [(wide * math.copysign(abs(math.cos(a)) ** power, math.cos(a)), shift + long * math.copysign(abs(math.sin(a)) ** power, math.sin(a)), z) for a in (2 * math.pi * i / 40 for i in range(40))]
    s.loft([oval(0.50, 0.12, 0.30), oval(0.505, 0.17, 0.36), oval(0.60, 0.205, 0.415), oval(0.74, 0.220, 0.435), oval(0.752, 0.218, 0.432), oval(0.745, 0.205, 0.42), oval(0.66, 0.19, 0.40), oval(0.64, 0.10, 0.3)], cover, 2)
    s.tube([(x, y, z) for x, y, z in oval(0.752, 0.219, 0.434)[::2]], 0.010, dark, closed=True)
    s.cushion((0.34, 0.50, 0.08), (0, 0.06, 0.70), inner, puff=0.3, edge=0.46)
    # The apron covers the lower half; its edge is turned back.
    apron = []
    for y, high in ((-0.445, 0.74), (-0.42, 0.785), (-0.30, 0.815), (-0.12, 0.825), (-0.06, 0.822)):
        half = 0.223 * math.sqrt(max(0.02, 1 - (abs(y) / 0.447) ** 3.2)) + 0.006
        apron.append([(half * math.cos(a), y, 0.735 + (high - 0.735) * math.sin(a) ** 0.8 if a <= math.pi else 0.735) for a in (math.pi * i / 15 for i in range(16))] + [(-half * 0.9, y, 0.728), (half * 0.9, y, 0.728)])
    s.loft(apron, cover, 2)
    s.cushion((0.44, 0.07, 0.03), (0, -0.075, 0.826), inner, puff=0.3, edge=0.45)
    # The hood: cloth over four hoops, sagging between them.
    hood, hoops = [], (0, 34, 68, 102, 128)
    for i in range(33):
        turn = 128 * i / 32
        nearest = min(abs(turn - h) for h in hoops)
        reach = 0.36 - 0.018 * min(1.0, nearest / 14)
        ring = []
        for k in range(25):
            a = math.pi * k / 24
            x = 0.232 * math.copysign(abs(math.cos(a)) ** 0.62, math.cos(a))
            lift = math.sin(a) ** 0.62 * reach
            ring.append((x, 0.10 + lift * math.cos(math.radians(turn)), 0.755 + lift * math.sin(math.radians(turn))))
        hood.append(ring)
    vertices = [p for ring in hood for p in ring]
    faces = [(a * 25 + k, a * 25 + k + 1, (a + 1) * 25 + k + 1, (a + 1) * 25 + k) for a in range(32) for k in range(24)]
    obj = s.add(s.mesh_of(vertices, faces), cover)
    obj.data.use_auto_smooth = False
    thick = obj.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.010
    smooth = obj.modifiers.new('smooth', 'SUBSURF')
    smooth.levels = smooth.render_levels = 1
    s.tube(hood[-1], 0.013, inner)
    # The basket below.
    s.loft([oval(0.235, 0.16, 0.20, 0.04), oval(0.24, 0.19, 0.24, 0.04), oval(0.37, 0.215, 0.27, 0.04), oval(0.372, 0.20, 0.25, 0.04), oval(0.30, 0.18, 0.22, 0.04)], m.cloth((0.045, 0.047, 0.052), 260, 0.8), 2)
    if look.view == 2:
        return Shot(azimuth=-44, elevation=20, detail=((0, -0.05, 0.86), 0.36), fill=0.95)
    return Shot(azimuth=-52, elevation=13, fill=0.82)


def _bars(count, start, end, low, high, radius, material):
    for i in range(count):
        t = (i + 0.5) / count
        x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
        s.rod((x, y, low), (x, y, high), radius, material)


@kind('crib', 'cribs', 'oak walnut white',
      ('Детская кроватка с решёткой и матрасом', 'Panjarali va matrasli bolalar karavoti'),
      ('Решётка, подушка и мишка в кроватке крупно', 'Karavot panjarasi, yostiq va ayiqcha yaqindan'))
def crib(look):
    along, up, across = (m.front_of(look.colour, axis) for axis in 'xzy')
    long, wide, high = 1.24, 0.64, 0.90
    for x in (-long / 2, long / 2):
        for y in (-wide / 2, wide / 2):
            s.box((0.045, 0.045, high), (x, y, high / 2 + 0.02), up, 0.010)
            s.cylinder(0.022, 0.02, (x, y, 0.010), m.rubber())
        s.box((0.030, wide - 0.04, 0.070), (x, 0, high - 0.03), across, 0.012)
        s.box((0.024, wide - 0.04, 0.060), (x, 0, 0.30), across, 0.008)
        _bars(6, (x, -wide / 2), (x, wide / 2), 0.30, high - 0.04, 0.0095, up)
    for y in (-wide / 2, wide / 2):
        s.box((long - 0.04, 0.030, 0.055), (0, y, high - 0.05), along, 0.012)
        s.box((long - 0.04, 0.024, 0.055), (0, y, 0.30), along, 0.008)
        _bars(13, (-long / 2, y), (long / 2, y), 0.30, high - 0.06, 0.0095, up)
    s.box((long - 0.05, wide - 0.05, 0.02), (0, 0, 0.375), along, 0.003)
    sheet, warm = m.cloth((0.70, 0.68, 0.64), 420, 0.4), m.cloth((0.62, 0.36, 0.10), 300, 0.6)
    s.cushion((long - 0.06, wide - 0.06, 0.11), (0, 0, 0.44), sheet, puff=0.1, edge=0.4)
    s.cushion((0.60, wide - 0.05, 0.06), (0.24, 0, 0.505), m.cloth((0.035, 0.22, 0.22), 300, 0.6), puff=0.3, edge=0.46)
    s.cushion((0.28, 0.42, 0.10), (-0.43, 0, 0.535), sheet, puff=0.5, edge=0.45)
    # A bear, because an empty cot looks like a cage.
    bear = m.cloth((0.26, 0.13, 0.055), 160, 0.9, 0.8)
    with s.placed((-0.20, 0.06, 0.50), (0, 0, -22)):
        s.ball(0.075, (0, 0, 0.075), bear, (1, 0.9, 1.1))
        s.ball(0.058, (0, -0.012, 0.185), bear)
        s.ball(0.026, (0, -0.062, 0.175), warm, (1, 0.8, 0.8))
        s.ball(0.008, (0, -0.085, 0.181), m.gloss(m.BLACK))
        for side in (-1, 1):
            s.ball(0.022, (side * 0.045, -0.005, 0.232), bear, (1, 0.6, 1))
            s.ball(0.0065, (side * 0.020, -0.061, 0.200), m.gloss(m.BLACK))
            s.ball(0.030, (side * 0.080, -0.030, 0.105), bear, (0.8, 0.9, 1.6), (0, side * 28, 0))
            s.ball(0.036, (side * 0.055, -0.090, 0.032), bear, (0.9, 1.5, 0.9))
    if look.view == 2:
        return Shot(azimuth=-30, elevation=26, detail=((-0.26, 0, 0.58), 0.30), fill=0.95)
    return Shot(azimuth=-32, elevation=20, fill=0.82)


@kind('blocks', 'toys', 'red turquoise saffron green blue',
      ('Конструктор: домик из цветных деталей и россыпь деталей', 'Konstruktor: rangli qismlardan yasalgan uycha va sochilgan qismlar'),
      ('Детали конструктора с шипами крупно', 'Konstruktor qismlari yaqindan'))
def blocks(look):
    tones = {name: m.surface(m.colour_of(name), 0.22, coat=0.5) for name in ('red', 'saffron', 'green', 'blue', 'turquoise', 'white')}
    tones['roof'] = m.surface(m.colour_of(look.colour), 0.22, coat=0.5)
    unit, tall, dice = 0.016, 0.0192, random.Random(11)

    # The pegs are square with round corners: our own system, not that of a known maker.
    def brick(x, y, z, nx, ny, tone, turn=0.0, layers=1):
        with s.placed((x, y, z), (0, 0, turn)):
            s.box((nx * unit - 0.0003, ny * unit - 0.0003, tall * layers - 0.0002), (0, 0, tall * layers / 2), tones[tone], 0.0012)
            for i in range(nx):
                for j in range(ny):
                    s.plate(s.rounded(0.0088, 0.0088, 0.0026, 3), 0.0040, ((i - (nx - 1) / 2) * unit, (j - (ny - 1) / 2) * unit, tall * layers + 0.0016), tones[tone], 0.0008, (90, 0, 0), 2)
    s.box((unit * 14, unit * 10, 0.0032), (0, 0, 0.0016), tones['green'], 0.001)
    base = 0.0034
    walls = ('white', 'saffron', 'white', 'saffron', 'white')
    for layer, tone in enumerate(walls):
        z, odd = base + layer * tall, layer % 2
        for i in range(4 if not odd else 3):
            x = (-4 + 2 + i * 2 - 1) * unit + (unit if odd else 0)
            if not (layer < 4 and 0.2 < (x / unit + 4) / 8 < 0.55):
                brick(x, -2.5 * unit, z, 2, 1, tone)
            brick(x, 2.5 * unit, z, 2, 1, tone)
        for x in (-3.5 * unit, 3.5 * unit):
            brick(x, -1.0 * unit, z, 1, 2, tone)
            brick(x, 1.0 * unit, z, 1, 2, tone)
            # In the other layers the long bricks of the front and the back reach to the corner.
            if odd:
                brick(x, -2.5 * unit, z, 1, 1, tone)
                brick(x, 2.5 * unit, z, 1, 1, tone)
    s.box((unit * 7.5, unit * 5.5, tall * 5), (0, 0, base + tall * 2.5), tones['white'], 0.001)
    s.box((unit * 1.9, 0.003, tall * 3.9), (-1.0 * unit, -2.78 * unit, base + tall * 2), tones['blue'], 0.001)
    s.ball(0.0018, (-0.35 * unit, -2.95 * unit, base + tall * 2), tones['saffron'])
    for layer, (nx, ny) in enumerate(((10, 8), (8, 6), (6, 4), (4, 2))):
        z = base + (len(walls) + layer) * tall
        for side in (-1, 1):
            brick(side * nx / 4 * unit, 0, z, nx // 2, ny, 'roof')
    brick(2.0 * unit, 1.0 * unit, base + (len(walls) + 3) * tall, 1, 1, 'white', layers=2)
    for x, y in ((-5.5, -3.5), (5.5, -3.5), (5.5, 3.5)):
        brick(x * unit, y * unit, base, 1, 1, 'saffron')
        brick(x * unit, y * unit, base + tall, 2, 2, 'green')
        brick(x * unit, y * unit, base + 2 * tall, 1, 1, 'green')
    taken = []
    while len(taken) < 13:
        x, y = dice.uniform(-0.15, 0.19), dice.uniform(-0.20, -0.09)
        if all(math.hypot(x - a, y - b) > 0.036 for a, b in taken):
            taken.append((x, y))
            nx, ny = dice.choice(((1, 1), (2, 1), (2, 2), (3, 1)))
            brick(x, y, 0, nx, ny, dice.choice(('red', 'saffron', 'blue', 'turquoise', 'green', 'white')), dice.uniform(0, 90))
    if look.view == 2:
        return Shot(azimuth=-18, elevation=26, detail=((0.02, -0.13, 0.015), 0.085), fill=0.95)
    return Shot(azimuth=-26, elevation=24, fill=0.82)


@kind('scooter', 'toys', 'red turquoise saffron green blue',
      ('Детский трёхколёсный самокат', 'Bolalar uch gʻildirakli samokati'),
      ('Колёса и площадка самоката крупно', 'Samokat gʻildiraklari va maydonchasi yaqindan'))
def scooter(look):
    shell, dark, bar, tyre = m.gloss(m.colour_of(look.colour)), m.plastic((0.022, 0.023, 0.025), 0.42), m.metal((0.62, 0.63, 0.65), 0.22), m.surface((0.70, 0.70, 0.69), 0.4)
    # The scooter drives to -y.
    s.plate(s.curve_through([(-0.045, 0.27), (0.045, 0.27), (0.062, 0.10), (0.060, -0.10), (0.045, -0.24), (-0.045, -0.24), (-0.060, -0.10), (-0.062, 0.10)], 6), 0.022, (0, 0, 0.088), shell, 0.008, (90, 0, 0))
    s.plate(s.rounded(0.085, 0.34, 0.03), 0.004, (0, 0.03, 0.1005), m.rubber((0.03, 0.03, 0.032)), 0.001, (90, 0, 0))
    for i in range(9):
        s.box((0.07, 0.006, 0.003), (0, -0.11 + 0.034 * i, 0.103), m.rubber((0.05, 0.05, 0.053)), 0.001)
    s.box((0.20, 0.06, 0.040), (0, -0.255, 0.085), dark, 0.015)
    for side in (-1, 1):
        _small_wheel((side * 0.115, -0.255, 0.062), 0.062, 0.026, tyre, shell)
    _small_wheel((0, 0.285, 0.045), 0.045, 0.030, tyre, shell)
    s.plate([(0.052 * math.cos(math.radians(a)), 0.052 * math.sin(math.radians(a))) for a in range(15, 160, 10)] + [(0.058 * math.cos(math.radians(a)), 0.058 * math.sin(math.radians(a))) for a in range(155, 10, -10)],
            0.040, (0, 0.285, 0.047), dark, 0.002, (0, 0, 90))
    s.rod((0, -0.262, 0.09), (0, -0.205, 0.40), 0.021, shell)
    s.rod((0, -0.208, 0.38), (0, -0.165, 0.64), 0.016, bar)
    s.cylinder(0.028, 0.045, (0, -0.206, 0.40), dark, rot=(-10, 0, 0), bevel=0.006)
    s.tube([(-0.145, -0.150, 0.655), (-0.05, -0.163, 0.650), (0.05, -0.163, 0.650), (0.145, -0.150, 0.655)], 0.012, bar)
    s.ball(0.028, (0, -0.163, 0.650), dark)
    for side in (-1, 1):
        s.tube([(side * 0.075, -0.160, 0.652), (side * 0.160, -0.148, 0.656)], 0.0175, m.rubber(m.mixed(m.colour_of(look.colour), (0, 0, 0), 0.3), 0.6))
        s.ball(0.021, (side * 0.163, -0.1475, 0.656), shell)
    if look.view == 2:
        return Shot(azimuth=-40, elevation=22, detail=((0, -0.12, 0.10), 0.17), fill=0.95)
    return Shot(azimuth=-42, elevation=15, fill=0.82)
