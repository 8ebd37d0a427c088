"""Tyres, rims, batteries, dash cameras, car stereos, pressure washers, compressors."""
import math

import artwork as art
import materials as m
import shapes as s
from registry import kind
from studio import Shot


def _tyre(radius, width, rim, rubber):
    """A tyre whose axis is y; the tread is one mesh of blocks, because hundreds of parts are slow."""
    wall, half = radius - rim, width / 2
    profile = [(rim, -half * 0.80), (rim + wall * 0.10, -half * 0.94), (rim + wall * 0.5, -half * 1.04), (radius - wall * 0.16, -half * 0.98), (radius - wall * 0.03, -half * 0.84),
               (radius - 0.008, -half * 0.4), (radius - 0.007, 0), (radius - 0.008, half * 0.4), (radius - wall * 0.03, half * 0.84), (radius - wall * 0.16, half * 0.98),
               (rim + wall * 0.5, half * 1.04), (rim + wall * 0.10, half * 0.94), (rim, half * 0.80)]
    s.turned(s.curve_through(profile, 4, False), rubber, axis='y')
    for r in (rim + wall * 0.30, rim + wall * 0.62):
        s.ring(r, 0.0022, (0, -half * 1.02, 0), rubber, 'y')
    blocks = 54
    rows = ((-0.86, 0.22, 0.5, 10), (-0.50, 0.27, 0.0, 22), (-0.12, 0.26, 0.35, 8), (0.26, 0.26, 0.8, -8), (0.62, 0.27, 0.4, -22), (0.92, 0.20, 0.0, -10))
    vertices, faces = [], []
    for centre, share, shift, skew in rows:
        for i in range(blocks):
            middle = 2 * math.pi * (i + shift) / blocks
            base = len(vertices)
            for lift in (-0.006, 0.0):
                top = lift == 0.0
                for sy in (-1, 1):
                    for sa in (-1, 1):
                        y = half * (centre * 0.86) + sy * half * share * (0.40 if top else 0.44)
                        a = middle + sa * math.pi / blocks * (0.70 if top else 0.76) + math.radians(skew) * sy * share * half / radius * 1.2
                        drop = 0.010 * max(0, abs(y / half) - 0.55) / 0.45 * 2
                        r = radius + lift - drop + 0.001
                        vertices.append((r * math.cos(a), y, r * math.sin(a)))
            faces += [tuple(base + k for k in f) for f in ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))]
    s.add(s.mesh_of(vertices, faces), rubber, bevel=0.0012, segments=2)


def _rim(radius, width, metal, spokes=10):
    half = width / 2
    barrel = [(radius * 0.90, half * 0.86), (radius, half * 0.9), (radius * 0.93, half * 0.7), (radius * 0.90, 0), (radius * 0.93, -half * 0.7), (radius * 1.0, -half * 0.86),
              (radius * 1.03, -half * 0.92), (radius * 1.02, -half * 1.0), (radius * 0.97, -half * 0.98), (radius * 0.90, -half * 0.80), (radius * 0.87, -half * 0.70), (radius * 0.87, half * 0.8)]
    obj = s.turned([(r, -y) for r, y in barrel], metal, axis='y')
    obj.rotation_euler[0] = math.radians(90)
    for i in range(spokes):
        with s.placed(rot=(0, 360 / spokes * i, 0)):
            ring = []
            for r, wide, deep, y in ((0.16, 0.15, 0.08, 0.62), (0.35, 0.085, 0.10, 0.66), (0.65, 0.085, 0.10, 0.76), (0.86, 0.10, 0.09, 0.83), (1.0, 0.16, 0.08, 0.86)):
                ring.append([(radius * (x * wide), -half * (y + z * deep * 2.2), radius * r) for x, z in ((-1, 0.4), (-0.7, 1), (0.7, 1), (1, 0.4), (0.8, -1), (-0.8, -1))])
            s.loft(ring, metal, 1)
    hub = -half * 0.70
    s.cylinder(radius * 0.24, half * 0.5, (0, hub, 0), metal, 'y', 0.008)
    s.cylinder(radius * 0.115, half * 0.10, (0, hub - half * 0.28, 0), m.gloss(m.BLACK), 'y', 0.003)
    for i in range(5):
        a = math.radians(72 * i + 18)
        s.cylinder(radius * 0.034, half * 0.52, (radius * 0.175 * math.sin(a), hub - 0.002, radius * 0.175 * math.cos(a)), m.metal((0.25, 0.25, 0.26)), 'y', 0.002)


@kind('tyre', 'tyres', 'ink',
      ('Автомобильная шина с дисковым рисунком протектора, рядом вторая', 'Protektorli avtomobil shinasi, yonida ikkinchisi'),
      ('Протектор шины крупно', 'Shina protektori yaqindan'))
def tyre(look):
    rubber = m.rubber((0.024, 0.024, 0.026), 0.62)
    with s.placed((0, 0, 0.315), (0, 0, 24)):
        _tyre(0.315, 0.205, 0.205, rubber)
        if look.colour == 'silver':
            _rim(0.205, 0.19, m.metal((0.62, 0.63, 0.65), 0.22))
    if look.colour == 'ink' and look.view == 1:
        with s.placed((0.28, 0.36, 0.103), (90, 0, 0)):
            _tyre(0.315, 0.205, 0.205, rubber)
    if look.view == 2:
        return Shot(azimuth=-58, elevation=12, detail=((-0.12, -0.1, 0.36), 0.22), fill=0.95)
    return Shot(azimuth=-20, elevation=12, fill=0.80)


@kind('rim', 'tyres', 'silver ink',
      ('Литой диск с десятью спицами', 'Oʻnta kegayli quyma disk'),
      ('Спицы и ступица литого диска крупно', 'Quyma disk kegaylari va markazi yaqindan'))
def rim(look):
    metal = {'silver': m.metal((0.62, 0.63, 0.65), 0.22), 'ink': m.gloss((0.022, 0.023, 0.026)), 'white': m.gloss(m.colour_of('white'))}[look.colour]
    with s.placed((0, 0, 0.21), (0, 0, 26)):
        _rim(0.205, 0.19, metal)
    if look.view == 2:
        return Shot(azimuth=8, elevation=10, detail=((0.0, -0.08, 0.24), 0.13), fill=0.95)
    return Shot(azimuth=-14, elevation=10, fill=0.74)


@kind('battery', 'batteries', 'blue red green saffron',
      ('Автомобильный аккумулятор с двумя клеммами и ручкой', 'Ikki klemmali, dastali avtomobil akkumulyatori'),
      ('Клеммы аккумулятора крупно', 'Akkumulyator klemmalari yaqindan'))
def battery(look):
    case, lid, lead = m.plastic((0.028, 0.029, 0.032), 0.36), m.plastic(m.colour_of(look.colour), 0.34), m.metal((0.52, 0.52, 0.53), 0.34)
    w, d, h = 0.242, 0.172, 0.150
    s.box((w, d, h), (0, 0, h / 2), case, 0.006)
    s.box((w + 0.006, d + 0.006, 0.014), (0, 0, 0.007), case, 0.004)
    for i in range(11):
        s.box((0.004, 0.003, h - 0.06), ((i - 5) * 0.0202, -d / 2 - 0.0012, 0.045), case, 0.001)
    s.box((w + 0.004, d + 0.004, 0.026), (0, 0, h + 0.010), lid, 0.006)
    s.box((w - 0.004, d - 0.064, 0.012), (0, 0.030, h + 0.028), lid, 0.004)
    for side, tone in ((-1, 'red'), (1, 'blue')):
        x = side * (w / 2 - 0.036)
        s.cylinder(0.015, 0.006, (x, -0.055, h + 0.025), case, bevel=0.001)
        s.cylinder(0.0098, 0.020, (x, -0.055, h + 0.035), lead, bevel=0.0015, top=0.0088)
        mark = m.plastic((0.85, 0.85, 0.84))
        s.box((0.016, 0.004, 0.0012), (x - side * 0.034, -0.055, h + 0.0236), mark, 0.0003)
        if side < 0:
            s.box((0.004, 0.016, 0.0012), (x - side * 0.034, -0.055, h + 0.0236), mark, 0.0003)
    for i in range(6):
        s.cylinder(0.0095, 0.003, ((i - 2.5) * 0.034, 0.030, h + 0.0350), case, bevel=0.001)
        s.box((0.012, 0.002, 0.001), ((i - 2.5) * 0.034, 0.030, h + 0.0368), lid, 0)
    s.tube([(-0.085, 0.078, h + 0.020), (-0.080, 0.088, h + 0.050), (-0.05, 0.084, h + 0.062), (0.05, 0.084, h + 0.062), (0.080, 0.088, h + 0.050), (0.085, 0.078, h + 0.020)], 0.006, case)
    # The label carries the ornament of the shop.
    s.box((0.170, 0.001, 0.070), (0, -d / 2 - 0.003, 0.088), m.plastic((0.72, 0.72, 0.70), 0.35), 0.0004)
    tone = {'blue': art.BLUE, 'red': art.POMEGRANATE, 'green': art.GREEN, 'saffron': art.SAFFRON}[look.colour]
    s.panel(0.064, 0.066, (-0.051, -d / 2 - 0.0038, 0.088), m.printed(art.star(240, 248, tone, (0.95, 0.92, 0.84), tuple(c * 0.7 for c in tone), 2.0), 0.35))
    bolt = [(0.008, 0.030), (-0.018, -0.004), (-0.002, -0.004), (-0.008, -0.030), (0.018, 0.006), (0.002, 0.006)]
    s.plate(bolt, 0.0008, (0.032, -d / 2 - 0.0036, 0.088), m.plastic(m.colour_of(look.colour)), 0)
    if look.view == 2:
        return Shot(azimuth=-30, elevation=34, detail=((-0.06, -0.02, h + 0.02), 0.075), fill=0.95)
    return Shot(azimuth=-28, elevation=22, fill=0.76)


@kind('dashcam', 'car-electronics', 'ink silver',
      ('Видеорегистратор с объективом на креплении к стеклу', 'Oynaga mahkamlanadigan, obyektivli videoregistrator'),
      ('Экран видеорегистратора: дорога и холмы', 'Videoregistrator ekrani: yoʻl va tepaliklar'))
def dashcam(look):
    body, dark, bar = m.surface(m.colour_of(look.colour), 0.34, metal=0.6 if look.colour == 'silver' else 0, coat=0.4), m.plastic((0.02, 0.021, 0.023), 0.4), m.metal((0.5, 0.5, 0.52), 0.2)
    with s.placed((0, 0, 0), (0, 0, 180 if look.view == 2 else 0)):
        s.slab(0.094, 0.056, 0.026, 0.016, (0, 0, 0.030), body, 0.005)
        s.slab(0.086, 0.048, 0.002, 0.013, (0, -0.0128, 0.030), m.gloss((0.018, 0.019, 0.021)), 0.0008)
        s.turned(s.fillet([(0.010, -0.002), (0.021, -0.002), (0.0205, 0.012), (0.0175, 0.0145), (0.0150, 0.0105), (0.0120, 0.006)], 0.0012, False), dark, (-0.020, -0.0135, 0.030), 'y')
        s.ring(0.0192, 0.0008, (-0.020, -0.0275, 0.030), bar, 'y')
        s.turned([(0, 0.0095), (0.006, 0.0090), (0.0125, 0.0062), (0.0125, 0.005)][::-1], m.dark_glass((0.012, 0.010, 0.030)), (-0.020, -0.0135, 0.030), 'y')
        s.cylinder(0.0016, 0.001, (-0.012, -0.0145, 0.050), m.glow((0.2, 0.8, 0.9), 1.0), 'y', 0)
        for i in range(6):
            for j in range(3):
                s.cylinder(0.0009, 0.001, (0.016 + 0.0045 * i, -0.0140, 0.0255 + 0.0045 * j), bar, 'y', 0)
        s.slab(0.078, 0.044, 0.002, 0.004, (0, 0.0128, 0.031), m.dark_glass(), 0.0006)
        s.panel(0.070, 0.038, (0, 0.0140, 0.031), m.picture(art.hills(420, 228, 8, (0.3, 0.72), art.MORNING), 1.0), 0.002, (0, 0, 180))
        s.box((0.026, 0.010, 0.008), (0, 0, 0.060), dark, 0.002)
        s.ball(0.0078, (0, 0.002, 0.071), bar)
        s.tube([(0, 0.002, 0.074), (0, 0.008, 0.088), (0, 0.020, 0.096)], 0.0055, dark)
        s.turned(s.fillet([(0.0, 0.006), (0.014, 0.006), (0.027, -0.003), (0.027, -0.006), (0, -0.006)], 0.002, False), dark, (0, 0.026, 0.099), rot=(62, 0, 0))
    # A low block of wood holds it up: on its own the round edge would only touch the table in a line.
    s.box((0.11, 0.055, 0.012), (0, 0, -0.004), m.oak('x'), 0.002)
    return Shot(azimuth=-28, elevation=10, fill=0.72)


@kind('radio', 'car-electronics', 'ink silver',
      ('Автомагнитола с большим экраном и ручкой громкости', 'Katta ekranli, ovoz murvatli avtomagnitola'),
      ('Автомагнитола сзади: корпус и разъёмы', 'Avtomagnitola orqadan: korpus va ulagichlar'))
def radio(look):
    dark, bar = m.gloss((0.018, 0.019, 0.021), 0.2), m.metal((0.55, 0.56, 0.58), 0.25)
    with s.placed((0, 0, 0), (0, 0, 160 if look.view == 2 else 0)):
        s.box((0.178, 0.06, 0.100), (0, 0.042, 0.066), m.metal((0.45, 0.46, 0.47), 0.4), 0.002)
        s.slab(0.232, 0.136, 0.018, 0.010, (0, 0.006, 0.068), dark if look.colour == 'ink' else m.metal((0.42, 0.43, 0.45), 0.3), 0.003)
        s.slab(0.226, 0.130, 0.002, 0.008, (0, -0.0036, 0.068), m.dark_glass(), 0.0006)
        art_image = art.tiles(420, 250, 5, 2, (art.TILE, art.SAFFRON, art.BLUE, art.ROSE, art.GREEN, art.POMEGRANATE), art.hills(420, 250, 5, (0.75, 0.75)))
        s.panel(0.196, 0.118, (0.010, -0.0048, 0.068), m.picture(art_image, 1.0), 0.002)
        s.cylinder(0.0085, 0.012, (-0.1005, -0.008, 0.112), bar, 'y', 0.002)
        for i in range(4):
            s.cylinder(0.0030, 0.001, (-0.1005, -0.0050, 0.088 - 0.016 * i), m.glow((0.6, 0.7, 0.8), 0.6), 'y', 0)
        for i, tone in enumerate(('white', 'blue', 'ink', 'saffron')):
            s.box((0.030, 0.010, 0.016), (-0.06 + 0.04 * i, 0.075, 0.06), m.plastic(m.colour_of(tone)), 0.002)
    s.box((0.16, 0.10, 0.010), (0, 0.03, 0.005), m.plastic((0.03, 0.03, 0.033)), 0.003)
    return Shot(azimuth=-24, elevation=10, fill=0.78)
