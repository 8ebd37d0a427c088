"""Phones, tablets, laptops, headphones, loudspeakers."""
import math

import artwork as art
import materials as m
import shapes as s
from registry import kind
from studio import Shot


def _body(colour):
    return m.surface(m.colour_of(colour), 0.24, metal=0.55 if colour in ('ink', 'blue', 'silver') else 0.0, coat=0.7)


def _phone(colour, lenses, image, front):
    """Stands upright in its own frame: the screen looks to -y, the cameras to +y."""
    w, h, d = 0.074, 0.160, 0.0079
    frame, back = m.metal(m.mixed(m.colour_of(colour), (0.5, 0.5, 0.52), 0.35), 0.22), _body(colour)
    s.slab(w, h, d, 0.0115, (0, 0, h / 2), frame, 0.0022)
    s.slab(w - 0.0016, h - 0.0016, 0.0009, 0.0108, (0, d / 2 + 0.0002, h / 2), back, 0.0004)
    s.slab(w - 0.0014, h - 0.0014, 0.0009, 0.0108, (0, -d / 2 - 0.0001, h / 2), m.dark_glass(), 0.0004)
    if front:
        s.panel(w - 0.0052, h - 0.0052, (0, -d / 2 - 0.00062, h / 2), m.picture(image, 1.0), 0.009)
        s.cylinder(0.0017, 0.0002, (0, -d / 2 - 0.0008, h - 0.0085), m.dark_glass(), 'y', 0)
    s.slab(0.0011, 0.022, 0.003, 0.0005, (w / 2 + 0.0002, 0, h * 0.60), frame, 0.0004)
    s.slab(0.0011, 0.012, 0.003, 0.0005, (w / 2 + 0.0002, 0, h * 0.74), frame, 0.0004)
    island_w, island_h = 0.030, 0.018 + 0.016 * lenses
    x, z = w / 2 - island_w / 2 - 0.006, h - island_h / 2 - 0.006
    s.slab(island_w, island_h, 0.0022, 0.009, (x, d / 2 + 0.0012, z), m.gloss(m.mixed(m.colour_of(colour), (0, 0, 0), 0.25)), 0.0009)
    for i in range(lenses):
        spot = (x + 0.003, d / 2 + 0.0030, z + (i - (lenses - 1) / 2) * 0.0172)
        s.cylinder(0.0071, 0.0022, spot, m.metal((0.42, 0.43, 0.45), 0.2), 'y', 0.0005)
        s.cylinder(0.0060, 0.0008, (spot[0], spot[1] + 0.0009, spot[2]), m.dark_glass((0.006, 0.008, 0.018)), 'y', 0.0003)
        s.ring(0.0030, 0.0005, (spot[0], spot[1] + 0.0012, spot[2]), m.metal((0.06, 0.07, 0.12), 0.2), 'y')
    s.cylinder(0.0022, 0.001, (x - 0.009, d / 2 + 0.0024, z + 0.004), m.glow((1, 0.92, 0.75), 0.7), 'y', 0.0002)


@kind('smartphone', 'smartphones', 'blue ink silver white',
      ('Два смартфона: экран с пейзажем и задняя панель с тремя камерами', 'Ikki smartfon: manzarali ekran va uch kamerali orqa panel'),
      ('Задняя панель смартфона с тремя камерами крупно', 'Smartfonning uch kamerali orqa paneli yaqindan'),
      **{'main-morning': {'lenses': 2, 'light': 'morning', 'seen': {
          1: ('Два смартфона: экран с утренним пейзажем и задняя панель с двумя камерами', 'Ikki smartfon: tong manzarali ekran va ikki kamerali orqa panel'),
          2: ('Задняя панель смартфона с двумя камерами крупно', 'Smartfonning ikki kamerali orqa paneli yaqindan')}},
         'main-moon': {'light': 'moon', 'seen': {
             1: ('Два смартфона: экран с луной над горами и задняя панель с тремя камерами', 'Ikki smartfon: togʻlar ustida oyli ekran va uch kamerali orqa panel')}}})
def smartphone(look):
    lenses = look.get('lenses', 3)
    wallpaper = art.hills(220, 476, 3, (0.64, 0.72), {'morning': art.MORNING, 'moon': art.MOONLIGHT}.get(look.get('light', ''), art.EVENING))
    if look.view == 2:
        with s.placed(rot=(90, 0, 24)):
            _phone(look.colour, lenses, wallpaper, False)
        return Shot(azimuth=150, elevation=38, fill=0.80)
    with s.placed((-0.034, 0.030, 0.0), (7, 0, 172)):
        _phone(look.colour, lenses, wallpaper, False)
    with s.placed((0.024, -0.014, 0.0), (-7, 0, -10)):
        _phone(look.colour, lenses, wallpaper, True)
    return Shot(azimuth=6, elevation=8, fill=0.74)


@kind('tablet', 'tablets', 'silver ink blue',
      ('Планшет на подставке, на экране холмы и солнце', 'Tagliqdagi planshet, ekranida tepaliklar va quyosh'),
      ('Планшет сзади: металлический корпус и камера', 'Planshet orqadan: metall korpus va kamera'))
def tablet(look):
    w, h, d = 0.255, 0.168, 0.0068
    back = m.metal(m.mixed(m.colour_of(look.colour), (0.5, 0.5, 0.5), 0.12), 0.3)
    turn = 180 if look.view == 2 else 0
    with s.placed((0, 0, 0.004), (-17, 0, 0)):
        with s.placed((0, 0, h / 2), (0, 0, turn)):
            s.slab(w, h, d, 0.012, (0, 0, 0), back, 0.0024)
            s.slab(w - 0.002, h - 0.002, 0.001, 0.0112, (0, -d / 2 - 0.0002, 0), m.dark_glass(), 0.0004)
            s.panel(w - 0.016, h - 0.016, (0, -d / 2 - 0.0009, 0), m.picture(art.hills(480, 310, 8, (0.70, 0.70), art.MORNING), 1.0), 0.006)
            s.slab(0.018, 0.018, 0.002, 0.006, (-w / 2 + 0.018, d / 2 + 0.001, h / 2 - 0.018), back, 0.0006)
            s.cylinder(0.0062, 0.0016, (-w / 2 + 0.018, d / 2 + 0.0024, h / 2 - 0.018), m.dark_glass(), 'y', 0.0004)
            s.slab(0.0012, 0.016, 0.003, 0.0005, (w / 2, 0, h / 2 - 0.03), back, 0.0004)
    # The stand: a folded sheet, so that the thing does not lean on air.
    side = s.fillet([(-0.013, 0.0), (-0.018, 0.010), (-0.009, 0.010), (-0.006, 0.004), (0.035, 0.07), (0.040, 0.068), (0.075, 0.0)], 0.003)
    s.plate(side, 0.11, (0, 0.006, 0), m.metal((0.30, 0.31, 0.33), 0.35), 0.001, (0, 0, 90))
    return Shot(azimuth=-22, elevation=14, fill=0.80)


@kind('laptop', 'laptops', 'silver ink blue',
      ('Открытый ноутбук, на экране окно с диаграммой', 'Ochiq noutbuk, ekranida diagrammali oyna'),
      ('Клавиатура и сенсорная панель ноутбука крупно', 'Noutbuk klaviaturasi va sensor paneli yaqindan'))
def laptop(look):
    w, depth = 0.34, 0.236
    shell = m.metal(m.mixed(m.colour_of(look.colour), (0.45, 0.45, 0.46), 0.15), 0.34)
    key = m.plastic((0.022, 0.023, 0.026), 0.5)
    flat = (90, 0, 0)
    s.slab(w, depth, 0.014, 0.014, (0, 0, 0.010), shell, 0.003, flat)
    for x in (-0.14, 0.14):
        for y in (-0.09, 0.09):
            s.cylinder(0.007, 0.004, (x, y, 0.002), m.rubber(), bevel=0.001)
    s.slab(0.29, 0.112, 0.001, 0.004, (0, 0.036, 0.0172), m.plastic(m.mixed(m.colour_of(look.colour), (0, 0, 0), 0.75), 0.5), 0.0003, flat)
    for row, keys in enumerate((14, 14, 13, 12, 8)):
        widths = [1.0] * keys
        if row == 4:
            widths = [1, 1, 1, 1.2, 5.2, 1.2, 1, 1]
        unit = 0.284 / sum(widths)
        x = -0.142
        for width in widths:
            s.box((unit * width - 0.0026, 0.0182, 0.0016), (x + unit * width / 2, 0.079 - row * 0.0212, 0.0184), key, 0.0007, segments=2)
            x += unit * width
    s.slab(0.116, 0.070, 0.0008, 0.005, (0, -0.066, 0.0171), m.metal(m.mixed(m.colour_of(look.colour), (0.4, 0.4, 0.4), 0.3), 0.4), 0.0003, flat)
    with s.placed((0, depth / 2 - 0.006, 0.0175), (-20, 0, 0)):
        s.slab(w, 0.226, 0.006, 0.012, (0, 0, 0.115), shell, 0.002)
        s.slab(w - 0.003, 0.223, 0.0012, 0.011, (0, -0.0030, 0.115), m.dark_glass(), 0.0004)
        s.panel(w - 0.014, 0.204, (0, -0.0038, 0.118), m.picture(art.desktop(520, 325), 1.0), 0.004)
        s.cylinder(0.0014, 0.0003, (0, -0.0038, 0.2235), m.metal((0.1, 0.1, 0.15)), 'y', 0)
    s.cylinder(0.0055, w * 0.72, (0, depth / 2 - 0.004, 0.0175), m.plastic((0.03, 0.03, 0.033)), 'x', 0.001)
    if look.view == 2:
        return Shot(azimuth=-34, elevation=36, detail=((0.03, -0.01, 0.02), 0.125), fill=0.92)
    return Shot(azimuth=-26, elevation=20, fill=0.80)


def _arc_points(width, height, drop, count=13):
    points = []
    for i in range(count):
        a = math.pi * i / (count - 1)
        points.append((width * math.cos(a), 0, drop + height * math.sin(a)))
    return points


@kind('headphones', 'audio', 'red turquoise saffron green blue',
      ('Полноразмерные беспроводные наушники с мягкими амбушюрами', 'Yumshoq yostiqchali katta simsiz quloqchin'),
      ('Чаша наушников с металлической накладкой крупно', 'Quloqchin kosachasi metall qoplamasi bilan yaqindan'))
def headphones(look):
    shell, pad = m.plastic(m.colour_of(look.colour), 0.34), m.leather((0.022, 0.022, 0.025), 260, 0.25, 0.5)
    bar = m.metal((0.66, 0.67, 0.69), 0.22)
    # The pair lies on its ear cups and leans back on the headband, as on a table.
    with s.placed(rot=(-72, 0, 0)):
        arch = s.curve_through(_arc_points(0.079, 0.098, 0.085), 3, False)
        ring_points = []
        for i, (x, _, z) in enumerate(arch):
            t = abs(i / (len(arch) - 1) * 2 - 1)
            half, thick = 0.017 - 0.007 * t, 0.0075
            along = math.atan2(z - 0.085, x)
            ring_points.append([(x + math.cos(along) * thick * math.sin(a), half * math.cos(a) * 1.0, z + math.sin(along) * thick * math.sin(a))
                                for a in (2 * math.pi * k / 12 for k in range(12))])
        s.loft(ring_points[2:-2], pad, 1)
        for side in (-1, 1):
            s.tube([(side * 0.0785, 0, 0.105), (side * 0.083, 0, 0.075), (side * 0.084, 0, 0.050)], 0.0042, bar)
            s.box((0.013, 0.022, 0.034), (side * 0.0805, 0, 0.094), shell, 0.005)
            with s.placed((side * 0.078, 0, 0.030), (0, side * 9, 0)):
                s.turned(s.fillet([(0, -0.013), (0.037, -0.013), (0.039, 0.003), (0.033, 0.013), (0, 0.0145)], [0, 0.004, 0.010, 0.010, 0], False),
                         shell, (side * 0.009, 0, 0), rot=(0, side * 90, 0))
                s.turned([(0, 0.0), (0.022, 0.0), (0.0232, -0.001), (0.0232, -0.003)][::-1], bar, (side * 0.0240, 0, 0), rot=(0, side * 90, 0))
                s.ring(0.0275, 0.0115, (-side * 0.011, 0, 0), pad, rot=(0, 90, 0), squash=0.9)
                s.cylinder(0.024, 0.004, (-side * 0.006, 0, 0), m.cloth((0.02, 0.02, 0.022)), 'x', 0.001)
    if look.view == 2:
        return Shot(azimuth=-58, elevation=24, detail=((-0.085, 0.03, 0.03), 0.052), fill=0.9)
    return Shot(azimuth=-34, elevation=38, fill=0.72)


@kind('speaker', 'audio', 'red turquoise saffron green blue',
      ('Портативная колонка в тканевой сетке с кнопками сверху', 'Mato toʻrli koʻchma kolonka, tepasida tugmalar'),
      ('Торец колонки с динамиком крупно', 'Kolonkaning yon dinamigi yaqindan'))
def speaker(look):
    tint = m.colour_of(look.colour)
    mesh, dark = m.cloth(tint, 420, 0.9, 0.2), m.rubber((0.02, 0.02, 0.022), 0.55)
    with s.placed((0, 0, 0.048)):
        s.cylinder(0.047, 0.196, (0, 0, 0), mesh, 'x', 0.010)
        for side in (-1, 1):
            s.turned(s.fillet([(0.030, -0.006), (0.0485, -0.006), (0.0485, 0.008), (0.040, 0.012), (0.036, 0.006), (0.030, 0.006)], 0.003, False), dark,
                     (side * 0.098, 0, 0), rot=(0, side * 90, 0))
            s.turned([(0, 0.003), (0.012, 0.004), (0.030, -0.001), (0.036, 0.006)][::-1], m.metal((0.5, 0.5, 0.52), 0.35), (side * 0.098, 0, 0), rot=(0, side * 90, 0))
        s.plate(s.rounded(0.12, 0.018, 0.009), 0.004, (0, 0, 0.047), dark, 0.0015, (90, 0, 0))
        for i in range(4):
            s.cylinder(0.0045, 0.003, (-0.036 + 0.024 * i, 0, 0.0495), m.plastic((0.75, 0.75, 0.74) if i == 0 else (0.10, 0.10, 0.11)), bevel=0.001)
        s.tube([(0.092, 0, 0.044), (0.112, -0.004, 0.060), (0.126, -0.014, 0.020), (0.122, -0.020, -0.030), (0.108, -0.012, -0.044)], 0.0032, m.cloth((0.03, 0.03, 0.03)))
    s.box((0.13, 0.030, 0.006), (0, 0, 0.003), dark, 0.002)
    if look.view == 2:
        return Shot(azimuth=-62, elevation=14, fill=0.74)
    return Shot(azimuth=-30, elevation=22, fill=0.78)
