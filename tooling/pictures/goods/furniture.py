"""Sofas, beds, mattresses, wardrobes."""
import math

import materials as m
import shapes as s
from registry import kind
from studio import Shot

# The cloth of upholstery; "walnut" is the cloth of a walnut chair.
UPHOLSTERY = {'sand': (0.42, 0.33, 0.22), 'walnut': (0.20, 0.085, 0.035), 'navy': (0.016, 0.040, 0.105), 'wine': (0.125, 0.014, 0.028), 'white': (0.62, 0.60, 0.56), 'grey': (0.17, 0.185, 0.20), 'green': (0.035, 0.145, 0.095)}


def _leg(x, y, height, material, lean=0.02):
    s.rod((x, y, height), (x + math.copysign(lean, x), y + math.copysign(lean * 0.6, y), 0), 0.021, material, top=0.013)


@kind('sofa', 'sofas', 'green grey sand navy wine',
      ('Диван с двумя подушками и деревянными ножками', 'Ikki yostiqli, yogʻoch oyoqli divan'),
      ('Подлокотник и подушки дивана крупно', 'Divanning tirsak qoʻygichi va yostiqlari yaqindan'),
      main={'seats': 2},
      long={'seats': 3, 'note': ('длинный', 'uzun')})
def sofa(look):
    seats = look.get('seats', 2)
    cover = m.cloth(UPHOLSTERY[look.colour], 260, 0.7, 0.5)
    leg = m.walnut('z')
    wide = 0.86 * seats
    s.cushion((wide + 0.36, 0.86, 0.20), (0, 0.02, 0.25), cover, puff=0.0, edge=0.25)
    s.cushion((wide + 0.34, 0.20, 0.60), (0, 0.37, 0.52), cover, (-6, 0, 0), puff=0.06, edge=0.42)
    for i in range(seats):
        x = (i - (seats - 1) / 2) * 0.86
        s.cushion((0.85, 0.72, 0.20), (x, -0.06, 0.43), cover, puff=0.22, edge=0.40)
        s.cushion((0.83, 0.22, 0.46), (x, 0.225, 0.70), cover, (-13, 0, 0), puff=0.30, edge=0.42)
    for side in (-1, 1):
        s.cushion((0.20, 0.88, 0.50), (side * (wide / 2 + 0.11), 0.01, 0.40), cover, puff=0.06, edge=0.46)
    for x in (-wide / 2 - 0.08, wide / 2 + 0.08):
        for y in (-0.34, 0.36):
            _leg(x, y, 0.17, leg)
    s.cushion((0.44, 0.15, 0.44), (-wide / 2 + 0.24, 0.05, 0.72), m.cloth((0.66, 0.30, 0.035), 240, 0.7, 0.5), (-20, 6, 10), puff=0.75, edge=0.30)
    s.cushion((0.40, 0.14, 0.40), (wide / 2 - 0.22, 0.06, 0.70), m.cloth((0.62, 0.54, 0.42), 240, 0.7, 0.5), (-20, -5, -12), puff=0.75, edge=0.30)
    if look.view == 2:
        return Shot(azimuth=-42, elevation=16, detail=((-wide / 2 + 0.12, -0.05, 0.56), 0.40), fill=0.95)
    return Shot(azimuth=-25, elevation=13, fill=0.84)


@kind('bed', 'beds', 'oak walnut white grey',
      ('Деревянная кровать с подушками и одеялом', 'Yogʻoch karavot, yostiq va koʻrpasi bilan'),
      ('Изголовье кровати и подушки крупно', 'Karavot bosh tomoni va yostiqlari yaqindan'))
def bed(look):
    wide, long = look.get('width', 1.6), 2.0
    frame, up = m.front_of(look.colour, 'x'), m.front_of(look.colour, 'z')
    linen, quilt, throw = m.cloth((0.70, 0.69, 0.66), 420, 0.4), m.cloth((0.60, 0.585, 0.56), 300, 0.6), m.cloth((0.030, 0.165, 0.185), 240, 0.8, 0.5)
    # The foot of the bed looks to the viewer.
    s.box((wide + 0.12, 0.06, 1.02), (0, long / 2 + 0.05, 0.53), frame, 0.012)
    s.box((wide + 0.04, 0.05, 0.40), (0, long / 2 - 0.005, 0.78), m.cloth((0.36, 0.35, 0.33), 260, 0.6), 0.04, segments=6)
    for side in (-1, 1):
        s.box((0.045, long + 0.02, 0.24), (side * (wide / 2 + 0.035), 0, 0.28), m.front_of(look.colour, 'y'), 0.008)
    s.box((wide + 0.115, 0.045, 0.24), (0, -long / 2 - 0.03, 0.28), frame, 0.008)
    for x in (-wide / 2, wide / 2):
        s.box((0.07, 0.07, 0.17), (x, -long / 2 + 0.06, 0.085), up, 0.008)
        s.box((0.07, 0.07, 0.17), (x, long / 2 - 0.06, 0.085), up, 0.008)
    s.box((wide, long - 0.02, 0.06), (0, 0, 0.25), m.plastic((0.10, 0.09, 0.08), 0.7), 0.005)
    s.cushion((wide - 0.01, long - 0.02, 0.22), (0, 0, 0.38), linen, puff=0.04, edge=0.30)
    s.cushion((wide + 0.07, 1.32, 0.15), (0, -0.335, 0.475), quilt, puff=0.10, edge=0.46)
    s.cushion((wide + 0.085, 0.46, 0.165), (0, -0.66, 0.480), throw, puff=0.06, edge=0.44)
    s.cushion((wide + 0.075, 0.26, 0.165), (0, 0.28, 0.488), linen, puff=0.10, edge=0.46)
    for side in (-1, 1):
        s.cushion((0.70, 0.19, 0.46), (side * wide / 4, 0.80, 0.655), linen, (-38, 0, side * 2), puff=0.55, edge=0.36)
        s.cushion((0.60, 0.17, 0.40), (side * wide / 4, 0.63, 0.625), quilt, (-46, 0, side * -3), puff=0.6, edge=0.36)
    s.cushion((0.46, 0.15, 0.30), (0.0, 0.47, 0.625), throw, (-44, 0, 4), puff=0.7, edge=0.36)
    if look.view == 2:
        return Shot(azimuth=-38, elevation=20, detail=((-0.15, 0.62, 0.66), 0.50), fill=0.95)
    return Shot(azimuth=-34, elevation=22, fill=0.84)


@kind('mattress', 'beds', 'white grey',
      ('Толстый стёганый матрас', 'Qavilgan qalin matras'),
      ('Угол матраса: стежка и кант', 'Matras burchagi: qavig va jiyak'))
def mattress(look):
    wide, long, high = 1.6, 2.0, 0.26
    tone = UPHOLSTERY[look.colour]
    top, side, piping = m.cloth(tone, 300, 0.5), m.cloth(m.mixed(tone, (0.03, 0.10, 0.15), 0.75), 240, 0.9), m.cloth((0.46, 0.36, 0.24), 300)
    # A low base of slats: on its own the mattress would look like a slab.
    for x in (-wide / 2 + 0.05, 0, wide / 2 - 0.05):
        s.box((0.07, long + 0.10, 0.07), (x, 0, 0.075), m.oak('y'), 0.008)
    for i in range(12):
        s.box((wide + 0.10, 0.085, 0.022), (0, (i - 5.5) * (long + 0.02) / 12, 0.121), m.oak('x'), 0.006)
    for x in (-wide / 2 + 0.10, wide / 2 - 0.10):
        for y in (-long / 2 + 0.10, long / 2 - 0.10):
            s.box((0.08, 0.08, 0.05), (x, y, 0.025), m.walnut('z'), 0.006)
    base = 0.132
    s.plate(s.rounded(wide, long, 0.10, 8), high - 0.06, (0, 0, base + high / 2), side, 0.02, (90, 0, 0), 4)
    # The quilted top: a grid whose height falls along the seams.
    for upper in (True, False):
        nx, ny, vertices = int(wide * 90), int(long * 90), []
        for j in range(ny + 1):
            for i in range(nx + 1):
                x, y = (i / nx - 0.5) * (wide - 0.010), (j / ny - 0.5) * (long - 0.010)
                u, v = (x + y) / 0.27, (x - y) / 0.27
                seam = min(abs(u - round(u)), abs(v - round(v)))
                # The corners are round like those of the side.
                dx, dy = max(0.0, abs(x) - wide / 2 + 0.10), max(0.0, abs(y) - long / 2 + 0.10)
                edge = 0.10 - math.hypot(dx, dy) if dx or dy else 0.10
                rim = math.sin(math.pi / 2 * max(0.0, min(1.0, edge / 0.06))) ** 0.5
                vertices.append((x, y, (0.022 + 0.040 * (1 - math.exp(-seam * 7))) * rim - (0.02 if edge < 0 else 0)))
        faces = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)
                 if min(0.0, *(vertices[k][2] for k in (j * (nx + 1) + i, (j + 1) * (nx + 1) + i + 1, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i))) >= 0]
        obj = s.add(s.mesh_of(vertices, faces), top, (0, 0, base + (high - 0.040 if upper else 0.040)), (0, 0, 0) if upper else (180, 0, 0))
        obj.data.use_auto_smooth = False
    for z in (high - 0.036, 0.036):
        s.tube([(x * 1.002, y * 1.002, base + z) for x, y in s.rounded(wide, long, 0.10, 6)], 0.010, piping, closed=True)
    for x in (-0.45, 0.45):
        s.tube([(x - 0.09, -long / 2 - 0.004, base + high / 2), (x - 0.05, -long / 2 - 0.02, base + high / 2), (x + 0.05, -long / 2 - 0.02, base + high / 2), (x + 0.09, -long / 2 - 0.004, base + high / 2)], 0.012, piping)
    if look.view == 2:
        return Shot(azimuth=-38, elevation=24, detail=((-wide / 2 + 0.18, -long / 2 + 0.2, base + high / 2), 0.36), fill=0.95)
    return Shot(azimuth=-34, elevation=24, fill=0.84, exposure=0.62)


@kind('wardrobe', 'wardrobes', 'oak walnut white grey',
      ('Шкаф-купе с тремя дверями, средняя зеркальная', 'Uch eshikli shkaf-kupe, oʻrtasi oynali'),
      ('Открытый шкаф: полки с бельём и вешалки с одеждой', 'Ochiq shkaf: kiyim tokchalari va ilgichlar'),
      main={'doors': 3},
      narrow={'doors': 2, 'note': ('две двери', 'ikki eshikli')})
def wardrobe(look):
    doors = look.get('doors', 3)
    wide, deep, high = 0.62 * doors, 0.60, 2.15
    up, flat = m.front_of(look.colour, 'z'), m.front_of(look.colour, 'x')
    bar, inside = m.metal((0.66, 0.64, 0.60), 0.3), m.surface((0.50, 0.47, 0.42), 0.6)
    mirror = m.surface((0.80, 0.84, 0.85), 0.015, metal=1.0)
    for side in (-1, 1):
        s.box((0.025, deep, high), (side * (wide / 2 - 0.0125), 0, high / 2), up, 0.003)
    s.box((wide + 0.02, deep + 0.02, 0.035), (0, 0, high + 0.015), flat, 0.004)
    s.box((wide, deep - 0.02, 0.07), (0, 0.01, 0.035), flat, 0.003)
    s.box((wide - 0.02, 0.01, high), (0, deep / 2 - 0.01, high / 2), inside, 0.001)
    panel = wide / doors + 0.012
    opened = {1} if look.view == 2 else set()
    for i in range(doors):
        if i in opened:
            continue
        x = (i - (doors - 1) / 2) * (wide / doors - 0.006)
        y = -deep / 2 + (0.035 if i % 2 else 0.010)
        glass = i == 1
        s.box((panel, 0.018, high - 0.10), (x, y, high / 2 + 0.025), mirror if glass else up, 0.002)
        for sx in (-1, 1):
            s.box((0.020, 0.026, high - 0.10), (x + sx * (panel / 2 - 0.009), y - 0.002, high / 2 + 0.025), bar, 0.004)
        for z in (0.085, high - 0.035):
            s.box((panel, 0.024, 0.024), (x, y - 0.001, z), bar, 0.003)
    if look.view == 2:
        _wardrobe_inside(wide, deep, high, doors, flat, up, bar)
    return Shot(azimuth=-27, elevation=8, fill=0.82)


def _wardrobe_inside(wide, deep, high, doors, flat, up, bar):
    x, span = (0.5 - (doors - 1) / 2 + 0.5) * (wide / doors), wide / doors
    for side in (-1, 1):
        s.box((0.018, deep - 0.10, high - 0.1), (x + side * span / 2, 0.04, high / 2), up, 0.002)
    for z in (0.42, 0.74, 1.78):
        s.box((span, deep - 0.10, 0.020), (x, 0.04, z), flat, 0.002)
    s.tube([(x - span / 2, 0.02, 1.68), (x + span / 2, 0.02, 1.68)], 0.012, bar)
    tones = ((0.03, 0.10, 0.20), (0.50, 0.42, 0.32), (0.02, 0.16, 0.17), (0.30, 0.03, 0.05), (0.60, 0.58, 0.54), (0.10, 0.11, 0.12))
    for i, tone in enumerate(tones):
        s.cushion((0.055, 0.40, 0.72 - 0.05 * (i % 3)), (x - 0.22 + 0.085 * i, 0.02, 1.26 + 0.025 * (i % 3)), m.cloth(tone, 300), (0, 0, (-1) ** i * 5), puff=0.4, edge=0.4)
        s.tube([(x - 0.22 + 0.085 * i, 0.02, 1.60), (x - 0.22 + 0.085 * i, 0.02, 1.69)], 0.003, bar)
    for z, tones_of in ((0.75, tones[:4]), (0.43, tones[2:]), (0.08, tones[1:4]), (1.79, tones[3:])):
        for column in (-1, 1):
            for i, tone in enumerate(tones_of[:3]):
                s.cushion((0.26, 0.36, 0.055), (x + column * 0.145, 0.0, z + 0.036 + 0.052 * i), m.cloth(tones_of[(i + column) % len(tones_of)], 300), puff=0.25, edge=0.45)
