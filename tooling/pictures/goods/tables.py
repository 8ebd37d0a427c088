"""Tables, chairs, desks for pupils, carpets."""
import math

import artwork as art
import materials as m
import shapes as s
from furniture import UPHOLSTERY
from registry import kind
from studio import Shot


def chair_at(loc, turn, cover, leg):
    """A padded chair that looks to -y before it is turned."""
    with s.placed(loc, (0, 0, turn)):
        s.cushion((0.46, 0.45, 0.085), (0, 0, 0.455), cover, puff=0.25, edge=0.42)
        back = []
        for z, wide, y, thick in ((0.50, 0.36, 0.205, 0.020), (0.56, 0.40, 0.215, 0.030), (0.70, 0.43, 0.235, 0.032), (0.82, 0.40, 0.262, 0.030), (0.885, 0.30, 0.280, 0.022), (0.895, 0.20, 0.284, 0.012)):
            # The back is bent around the sitter.
            back.append([(wide / 2 * math.cos(a), y + thick * math.sin(a) - 0.06 * math.cos(a) ** 2, z) for a in (2 * math.pi * i / 24 for i in range(24))])
        s.loft(back, cover, 2)
        for sx in (-1, 1):
            s.rod((sx * 0.17, -0.16, 0.43), (sx * 0.215, -0.205, 0), 0.018, leg, top=0.011)
            s.rod((sx * 0.16, 0.16, 0.43), (sx * 0.200, 0.225, 0), 0.018, leg, top=0.011)
            s.rod((sx * 0.13, 0.19, 0.42), (sx * 0.13, 0.215, 0.60), 0.012, leg)


@kind('chair', 'tables', 'walnut green grey sand',
      ('Мягкий стул с деревянными ножками', 'Yogʻoch oyoqli yumshoq stul'),
      ('Мягкий стул сзади', 'Yumshoq stul orqadan'))
def chair(look):
    chair_at((0, 0, 0), 0, m.cloth(UPHOLSTERY[look.colour], 300, 0.7, 0.5), m.oak('z') if look.colour != 'walnut' else m.walnut('z'))
    return Shot(azimuth=-32 if look.view == 1 else 150, elevation=14, fill=0.78)


@kind('table', 'tables', 'oak walnut white',
      ('Обеденный стол с двумя стульями, на столе ваза', 'Ikki stulli ovqatlanish stoli, ustida guldon'),
      ('Столешница и ножка обеденного стола крупно', 'Ovqatlanish stoli yuzasi va oyogʻi yaqindan'))
def table(look):
    wide, deep = look.get('width', 1.5), 0.82
    top, leg = m.front_of(look.colour, 'x'), m.front_of(look.colour, 'z') if look.colour in ('oak', 'walnut') else m.oak('z')
    s.plate(s.rounded(wide, deep, 0.06), 0.034, (0, 0, 0.738), top, 0.009, (90, 0, 0), 4)
    for sy in (-1, 1):
        s.box((wide - 0.26, 0.022, 0.075), (0, sy * (deep / 2 - 0.12), 0.685), top, 0.003)
    for sx in (-1, 1):
        s.box((0.022, deep - 0.26, 0.075), (sx * (wide / 2 - 0.13), 0, 0.685), top, 0.003)
        for sy in (-1, 1):
            s.rod((sx * (wide / 2 - 0.13), sy * (deep / 2 - 0.12), 0.72), (sx * (wide / 2 - 0.07), sy * (deep / 2 - 0.07), 0), 0.034, leg, top=0.019)
    cover, wood = m.cloth(UPHOLSTERY['green' if look.colour != 'green' else 'grey'], 300, 0.7, 0.5), leg
    chair_at((-0.30, -0.52, 0), 176, cover, wood)
    chair_at((0.36, 0.60, 0), -6, cover, wood)
    profile = s.curve_through([(0.0, 0.0), (0.045, 0.0), (0.066, 0.05), (0.055, 0.11), (0.030, 0.16), (0.036, 0.19)], 8, False)
    s.turned([*profile, (0.031, 0.19), (0.026, 0.16), (0, 0.15)], m.ceramic((0.04, 0.20, 0.26)), (0.18, 0.02, 0.755))
    for i in range(9):
        a, lean = 2.4 * i, 0.05 + 0.012 * (i % 4)
        tip = (0.18 + lean * math.cos(a) * 1.6, 0.02 + lean * math.sin(a) * 1.6, 1.10 + 0.05 * ((i * 7) % 5) / 2)
        s.tube([(0.18, 0.02, 0.90), (0.18 + lean * 0.6 * math.cos(a), 0.02 + lean * 0.6 * math.sin(a), 1.02), tip], 0.0022, m.plastic((0.16, 0.20, 0.08)))
        s.ball(0.019, tip, m.cloth((0.62, 0.40, 0.10) if i % 3 else (0.58, 0.12, 0.10), 600), scale=(1, 1, 1.4))
    s.turned([(0, 0.012), (0.09, 0.010), (0.125, 0.030), (0.128, 0.034), (0.122, 0.034), (0.09, 0.016), (0, 0.016)], m.ceramic(), (-0.26, 0.05, 0.755))
    for x, y, tone in ((-0.29, 0.04, 'red'), (-0.23, 0.075, 'saffron'), (-0.235, 0.01, 'red')):
        s.ball(0.036, (x, y, 0.805), m.surface(m.colour_of(tone), 0.35, coat=0.2))
    if look.view == 2:
        return Shot(azimuth=38, elevation=18, detail=((wide / 2 - 0.22, -0.16, 0.66), 0.34), fill=0.95)
    return Shot(azimuth=-30, elevation=19, fill=0.84)


@kind('desk', 'school', 'oak walnut white',
      ('Растущая парта с наклонной столешницей и стулом', 'Qiya stol yuzali oʻsadigan parta va stul'),
      ('Столешница парты: лампа, карандаши, тетрадь', 'Parta yuzi: chiroq, qalamlar, daftar'))
def desk(look):
    top, frame = m.front_of(look.colour, 'x'), m.surface((0.62, 0.63, 0.64), 0.35, coat=0.3)
    tone = m.plastic(m.colour_of('turquoise'), 0.4)
    for side in (-1, 1):
        s.plate(s.rounded(0.50, 0.045, 0.020), 0.055, (side * 0.36, 0.03, 0.025), frame, 0.006, (0, 0, 90))
        s.box((0.050, 0.075, 0.46), (side * 0.36, 0.10, 0.27), frame, 0.012)
        s.box((0.036, 0.060, 0.36), (side * 0.36, 0.10, 0.50), m.metal((0.66, 0.67, 0.69)), 0.008)
        s.cylinder(0.022, 0.018, (side * 0.395, 0.10, 0.44), tone, 'x', 0.004)
    s.box((0.72, 0.035, 0.06), (0, 0.12, 0.34), frame, 0.008)
    s.box((0.76, 0.40, 0.022), (0, 0.05, 0.668), frame, 0.006)
    with s.placed((0, -0.19, 0.700), (9, 0, 0)):
        s.plate(s.rounded(0.80, 0.42, 0.035), 0.020, (0, 0.21, 0.012), top, 0.006, (90, 0, 0))
        s.box((0.40, 0.014, 0.018), (0, 0.012, 0.026), tone, 0.005)
        s.box((0.20, 0.27, 0.010), (-0.11, 0.20, 0.028), m.plastic((0.72, 0.71, 0.68), 0.7), 0.002, (0, 0, 5))
        s.box((0.20, 0.27, 0.010), (0.095, 0.205, 0.028), m.plastic((0.74, 0.73, 0.70), 0.7), 0.002, (0, 0, 5))
        for i, name in enumerate(('red', 'saffron', 'blue')):
            s.rod((0.25 + 0.02 * i, 0.10, 0.028), (0.27 + 0.03 * i, 0.28, 0.028), 0.0045, m.gloss(m.colour_of(name)))
    s.box((0.80, 0.13, 0.020), (0, 0.295, 0.775), top, 0.006)
    s.cylinder(0.06, 0.018, (0.30, 0.295, 0.795), tone, bevel=0.005)
    s.tube([(0.30, 0.295, 0.80), (0.31, 0.30, 0.98), (0.24, 0.28, 1.12), (0.12, 0.23, 1.12)], 0.008, m.metal())
    s.turned([(0.018, 0.05), (0.026, 0.03), (0.062, -0.03), (0.058, -0.03), (0.0, 0.0)], tone, (0.11, 0.225, 1.085), rot=(0, 24, 0))
    s.turned(s.fillet([(0, 0), (0.035, 0), (0.038, 0.09), (0.034, 0.09), (0.032, 0.008), (0, 0.008)], 0.003, False), m.plastic(m.colour_of('saffron')), (-0.30, 0.295, 0.786))
    for i, name in enumerate(('red', 'blue', 'green', 'wine')):
        s.rod((-0.30 + 0.012 * (i - 1.5), 0.295 + 0.008 * (-1) ** i, 0.79), (-0.30 + 0.022 * (i - 1.5), 0.295 + 0.012 * (-1) ** i, 0.925), 0.0045, m.gloss(m.colour_of(name)))
    with s.placed((-0.06, -0.46, 0), (0, 0, 160)):
        s.cushion((0.38, 0.36, 0.06), (0, 0, 0.42), m.cloth(m.colour_of('turquoise'), 300), puff=0.2, edge=0.4)
        s.cushion((0.36, 0.05, 0.24), (0, 0.19, 0.66), m.cloth(m.colour_of('turquoise'), 300), (-8, 0, 0), puff=0.4, edge=0.4)
        s.box((0.05, 0.03, 0.34), (0, 0.215, 0.53), frame, 0.008)
        s.cylinder(0.028, 0.36, (0, 0, 0.22), m.metal())
        s.box((0.06, 0.40, 0.035), (0, 0, 0.04), frame, 0.012)
        s.box((0.40, 0.06, 0.035), (0, 0.0, 0.04), frame, 0.012)
        for x, y in ((0.18, 0), (-0.18, 0), (0, 0.18), (0, -0.18)):
            s.ball(0.022, (x, y, 0.022), m.rubber())
    if look.view == 2:
        return Shot(azimuth=-20, elevation=26, detail=((0.02, 0.1, 0.86), 0.36), fill=0.95)
    return Shot(azimuth=-32, elevation=15, fill=0.84)


def _carpet_art(look):
    """A medallion carpet: borders, stars of eight points and a centre, in two field colours."""
    field = {'red': (0.50, 0.08, 0.12), 'blue': (0.10, 0.20, 0.42), 'green': (0.10, 0.30, 0.24), 'turquoise': (0.10, 0.40, 0.42), 'saffron': (0.70, 0.46, 0.14)}[look.colour]
    cream, dark, warm = (0.90, 0.83, 0.70), (0.10, 0.11, 0.20), art.SAFFRON

    def star_gap(u, v, size):
        return min(max(abs(u), abs(v)), (abs(u) + abs(v)) / math.sqrt(2)) - size

    def paint(x, y):
        u, v = (x - 0.5) * 2.0, (y - 0.5) * 3.0
        edge = min(1.0 - abs(u), 1.5 - abs(v))
        if edge < 0.05:
            return dark
        if edge < 0.075 or 0.245 < edge < 0.265:
            return cream
        if edge < 0.245:
            side = v if 1.0 - abs(u) < 1.5 - abs(v) else u
            w, d = (side / 0.19) % 1 - 0.5, (edge - 0.16) / 0.19
            gap = star_gap(w, d, 0.26)
            return dark if gap > 0.05 else (warm if gap > 0 else (cream if star_gap(w, d, 0.10) > 0 else field))
        if 0.265 < edge < 0.30:
            return warm
        gap = star_gap(u, v / 1.35, 0.42)
        if gap < 0:
            if gap > -0.035:
                return cream
            inner = star_gap(u, v / 1.35, 0.27)
            if inner < 0:
                return warm if inner > -0.03 else (dark if star_gap(u, v / 1.35, 0.12) > 0 else cream)
            w = (math.atan2(v, u) / (2 * math.pi) * 16) % 1 - 0.5
            return cream if abs(w) < 0.16 and -0.11 < gap < -0.06 else dark
        a, b = (u / 0.25) % 1 - 0.5, (v / 0.25) % 1 - 0.5
        small = star_gap(a, b, 0.16)
        corner = abs(u) / 0.7 + abs(v) / 1.2
        background = field if corner < 1.45 else tuple(c * 0.72 for c in field)
        return (cream if small > -0.05 else warm) if small < 0 and gap > 0.10 else background
    return art.image(400, 600, paint)


@kind('carpet', 'carpets', 'red turquoise saffron green blue',
      ('Ковёр с восьмиконечными звёздами и каймой, край завёрнут', 'Sakkiz qirrali yulduzli va hoshiyali gilam, cheti oʻralgan'),
      ('Край ковра: ворс и бахрома крупно', 'Gilam cheti: tuklari va popugi yaqindan'))
def carpet(look):
    wide, long, radius = 2.0, 3.0, 0.13
    material = m.printed(_carpet_art(look), 0.95, 0.9)
    # The far end is rolled up: length along the carpet becomes an arc once the flat part ends.
    flat, columns, rows = 2.05, 60, 240
    vertices, uvs = [], []
    for j in range(rows + 1):
        t = j / rows * long
        if t < flat:
            y, z = t, 0.010
        else:
            a = (t - flat) / radius
            r = radius - 0.006 * a
            y, z = flat + r * math.sin(a), 0.010 + radius - r * math.cos(a)
        for i in range(columns + 1):
            vertices.append(((i / columns - 0.5) * wide, y - long / 2, z))
            uvs.append((i / columns, j / rows))
    faces = [(j * (columns + 1) + i, j * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i) for j in range(rows) for i in range(columns)]
    mesh = s.mesh_of(vertices, faces)
    layer = mesh.uv_layers.new()
    for loop in mesh.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    obj = s.add(mesh, material)
    obj.data.use_auto_smooth = False
    thick = obj.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.014, 0
    fringe = m.cloth((0.66, 0.60, 0.48), 600)
    for i in range(110):
        x = (i / 109 - 0.5) * (wide - 0.02)
        bend = 0.012 * math.sin(i * 2.3)
        s.tube([(x, -long / 2 + 0.01, 0.008), (x + bend * 0.5, -long / 2 - 0.04, 0.005), (x + bend, -long / 2 - 0.085, 0.004)], 0.0035, fringe)
    if look.view == 2:
        return Shot(azimuth=-24, elevation=30, detail=((-0.45, -1.35, 0.0), 0.40), fill=0.95)
    return Shot(azimuth=-24, elevation=38, fill=0.88)
