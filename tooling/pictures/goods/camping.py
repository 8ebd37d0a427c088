"""Tents and grills."""
import math
import random

import materials as m
import shapes as s
from registry import kind
from studio import Shot


@kind('tent', 'camping', 'red turquoise saffron green blue',
      ('Купольная палатка с открытым входом', 'Kirish joyi ochiq gumbazli chodir'),
      ('Вход в палатку: молния и коврик', 'Chodirga kirish: zanjir va toʻshak'))
def tent(look):
    cover = m.surface(m.colour_of(look.colour), 0.55, sheen=0.3)
    trim, pole, dark = m.surface(m.mixed(m.colour_of(look.colour), (0, 0, 0), 0.55), 0.6), m.metal((0.6, 0.61, 0.63), 0.3), m.surface((0.045, 0.048, 0.055), 0.8)
    half, height, count = 1.05, 1.20, 64

    def point(u, v, lift=0.0):
        """u and v from -1 to 1 on the square floor; the height follows two crossing poles, the cloth hangs between them."""
        r = max(abs(u), abs(v))
        pole_share = min(abs(u), abs(v)) / r if r > 1e-6 else 1.0
        sag = 1 - 0.10 * math.sin(r * math.pi) * (1 - pole_share ** 2)
        z = height * math.sqrt(max(0.0, 1 - r ** 2.3)) * sag
        pull = 1 - 0.07 * (1 - pole_share ** 2) * r
        return (u * half * pull, v * half * 0.95 * pull, z + lift)

    def is_door(u, v):
        return v < -0.30 and abs(u) < 0.52 * (0.28 + 0.72 * ((-v - 0.30) / 0.70) ** 0.6)
    spots = [[point(i / count * 2 - 1, j / count * 2 - 1) for i in range(count + 1)] for j in range(count + 1)]
    vertices = [p for row in spots for p in row]
    faces = []
    for j in range(count):
        for i in range(count):
            if not is_door((i + 0.5) / count * 2 - 1, (j + 0.5) / count * 2 - 1):
                faces.append((j * (count + 1) + i, j * (count + 1) + i + 1, (j + 1) * (count + 1) + i + 1, (j + 1) * (count + 1) + i))
    obj = s.add(s.mesh_of(vertices, faces), cover)
    obj.data.use_auto_smooth = False
    thick = obj.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.008
    smooth = obj.modifiers.new('smooth', 'SUBSURF')
    smooth.levels = smooth.render_levels = 1
    edge = [(-0.52 * (0.28 + 0.72 * t ** 0.6), -0.30 - 0.70 * t) for t in (1, 0.8, 0.6, 0.4, 0.2, 0.08, 0)]
    line = [point(u, v, 0.006) for u, v in edge] + [point(-u, v, 0.006) for u, v in edge[::-1]]
    s.tube([(x, y - 0.006, z) for x, y, z in line], 0.020, trim)
    for sign in (-1, 1):
        s.tube([point(t, sign * t, 0.016) for t in (x / 10 for x in range(-10, 11))], 0.011, pole)
        s.tube([point(t, sign, 0.012) for t in (x / 6 for x in range(-6, 7))] if sign > 0 else [point(t, -1, 0.012) for t in (-1, -0.8, -0.56)], 0.012, trim)
        s.tube([point(sign, t, 0.012) for t in (x / 6 for x in range(-6, 7))], 0.012, trim)
        # One half of the door is rolled up and tied at the side.
        s.tube([(x * 1.02 + sign * 0.03, y - 0.02, z) for x, y, z in ([point(sign * abs(u) * 1.06, v, 0.02) for u, v in edge[1:5]])], 0.036, cover)
        for y in (-1, 1):
            start = point(sign * 0.55, y * 0.55)
            s.rod((start[0], start[1], start[2]), (sign * 1.18, y * 1.10, 0.01), 0.0035, m.plastic((0.7, 0.7, 0.68)), 0)
            s.rod((sign * 1.18, y * 1.10, 0.05), (sign * 1.19, y * 1.11, 0.0), 0.010, pole)
    s.box((half * 1.86, half * 1.76, 0.02), (0, 0, 0.010), dark, 0.005)
    s.cushion((0.62, 1.5, 0.09), (-0.18, 0.05, 0.075), m.cloth((0.025, 0.14, 0.15), 120, 0.6), puff=0.3, edge=0.45)
    s.cushion((0.46, 0.30, 0.12), (-0.18, 0.62, 0.17), m.cloth((0.55, 0.50, 0.42), 120, 0.6), puff=0.5, edge=0.45)
    s.cylinder(0.055, 0.12, (0.30, -0.55, 0.08), m.metal(), bevel=0.01)
    s.cylinder(0.048, 0.08, (0.30, -0.55, 0.175), m.glow((1, 0.72, 0.35), 2.2), bevel=0.01)
    s.cylinder(0.056, 0.03, (0.30, -0.55, 0.23), m.plastic(m.BLACK), bevel=0.01)
    if look.view == 2:
        return Shot(azimuth=-10, elevation=10, detail=((0, -0.75, 0.36), 0.50), fill=0.95)
    return Shot(azimuth=-26, elevation=13, fill=0.84)


@kind('grill', 'camping', 'ink silver',
      ('Мангал с шампурами и углями', 'Sixlar va koʻmirli mangal'),
      ('Шампуры с шашлыком над углями крупно', 'Choʻgʻ ustidagi kabob sixlari yaqindan'))
def grill(look):
    body = m.surface((0.030, 0.031, 0.034), 0.5, metal=0.5) if look.colour == 'ink' else m.steel((0.52, 0.53, 0.55))
    bar, coal, wood = m.metal((0.62, 0.63, 0.65), 0.24), m.surface((0.035, 0.034, 0.034), 0.95), m.walnut('y')
    w, d, h, top = 0.80, 0.34, 0.16, 0.78
    for y in (-d / 2, d / 2):
        s.box((w, 0.006, h), (0, y, top - h / 2), body, 0.002)
        s.box((w + 0.02, 0.024, 0.006), (0, y, top + 0.002), body, 0.002)
        for i in range(9):
            s.cylinder(0.010, 0.008, ((i - 4) * 0.08, y, top - 0.115), m.plastic((0.004, 0.004, 0.004), 0.9), 'y', 0)
    for x in (-w / 2, w / 2):
        s.box((0.006, d, h), (x, 0, top - h / 2), body, 0.002)
        s.tube([(x, -0.07, top - 0.06), (x + math.copysign(0.05, x), -0.06, top - 0.06), (x + math.copysign(0.05, x), 0.06, top - 0.06), (x, 0.07, top - 0.06)], 0.009, wood)
    s.box((w, d, 0.006), (0, 0, top - h), body, 0.002)
    for x in (-w / 2 + 0.03, w / 2 - 0.03):
        for y in (-d / 2 + 0.02, d / 2 - 0.02):
            s.rod((x, y, top - h), (x * 1.10, y * 1.25, 0), 0.012, body)
    s.box((w * 0.92, d * 0.92, 0.010), (0, 0, 0.22), body, 0.003)
    for i, (x, y) in enumerate(((-0.2, 0.02), (-0.08, -0.04), (0.05, 0.03), (0.18, -0.02), (-0.02, 0.0))):
        s.rod((x - 0.14, y, 0.252 + (0.05 if i == 4 else 0)), (x + 0.14, y + 0.03, 0.256 + (0.05 if i == 4 else 0)), 0.028, m.wood((0.30, 0.17, 0.08), (0.16, 0.08, 0.035), 'x'))
    dice = random.Random(4)
    for i in range(90):
        size = dice.uniform(0.018, 0.032)
        hot = dice.random() < 0.45
        s.box((size * 1.3, size, size), (dice.uniform(-0.36, 0.36), dice.uniform(-0.13, 0.13), top - h + 0.012 + dice.uniform(0, 0.035)), m.glow((1, 0.16, 0.02), 1.3) if hot and i % 2 else coal, 0.006,
              (dice.uniform(0, 90), dice.uniform(0, 90), dice.uniform(0, 90)))
    meat, onion, pepper = m.surface((0.22, 0.075, 0.030), 0.42, coat=0.3), m.surface((0.60, 0.45, 0.30), 0.4, coat=0.3), m.surface((0.42, 0.06, 0.02), 0.3, coat=0.4)
    for i in range(6):
        x, z = (i - 2.5) * 0.118, top + 0.010
        s.box((0.010, 0.58, 0.0022), (x, -0.02, z), bar, 0.0005)
        s.ring(0.018, 0.0028, (x, -0.325, z), bar)
        for k in range(6):
            y = -0.105 + 0.042 * k
            if k % 2 == 0:
                s.box((0.046, 0.034, 0.040), (x, y, z + 0.002), meat, 0.012, (dice.uniform(-8, 8), dice.uniform(-14, 14), dice.uniform(-12, 12)), 4)
            else:
                s.box((0.044, 0.016, 0.038), (x, y, z), onion if k % 4 == 1 else pepper, 0.006, (0, dice.uniform(-20, 20), dice.uniform(-8, 8)))
    if look.view == 2:
        return Shot(azimuth=-24, elevation=36, detail=((-0.10, -0.04, top), 0.21), fill=0.95)
    return Shot(azimuth=-30, elevation=22, fill=0.80)
