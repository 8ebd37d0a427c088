"""Large appliances: refrigerators, washing machines, air conditioners, vacuum cleaners, cookers, microwave ovens."""
import math

import materials as m
import shapes as s
from registry import kind
from studio import Shot


def _grip(loc, length, material, axis='z'):
    """A bar handle on two posts in front of a door."""
    size = {'z': (0.020, 0.016, length), 'x': (length, 0.016, 0.020)}[axis]
    s.box(size, (loc[0], loc[1] - 0.040, loc[2]), material, 0.006)
    for side in (-1, 1):
        offset = side * (length / 2 - 0.03)
        spot = (loc[0], loc[1] - 0.016, loc[2] + offset) if axis == 'z' else (loc[0] + offset, loc[1] - 0.016, loc[2])
        s.box((0.014, 0.045, 0.014), spot, material, 0.003)


@kind('fridge', 'fridges', 'silver white ink',
      ('Холодильник с двумя дверями и длинными ручками', 'Ikki eshikli, uzun dastali muzlatgich'),
      ('Открытый холодильник с продуктами на стеклянных полках', 'Ochiq muzlatgich, shisha tokchalarida mahsulotlar'),
      main={'doors': 2},
      wide={'doors': 4, 'note': ('четыре двери', 'toʻrt eshikli')})
def fridge(look):
    doors = look.get('doors', 2)
    w, d, h = (0.90 if doors == 4 else 0.60), 0.62, 1.84
    front, side = m.body_of(look.colour, 'x'), m.plastic(m.mixed(m.colour_of(look.colour), (0.1, 0.1, 0.1), 0.45), 0.45)
    dark, grip = m.plastic(m.BLACK, 0.5), m.metal((0.36, 0.37, 0.39), 0.18)
    split = 0.66 if doors == 2 else 0.72
    if look.view == 2:
        return _open_fridge(w, d, h, front, side, grip)
    s.box((w, d - 0.06, h - 0.05), (0, 0.03, h / 2 + 0.025), side, 0.008)
    s.box((w - 0.03, d - 0.10, 0.06), (0, 0.03, 0.03), dark, 0.004)
    s.box((w - 0.006, 0.03, h - 0.08), (0, -0.258, h / 2 + 0.03), dark, 0.002)
    columns = 2 if doors == 4 else 1
    for column in range(columns):
        width = w / columns - 0.004
        x = (column - (columns - 1) / 2) * w / columns
        hinge = -1 if columns == 1 else (1 if column == 0 else -1)
        for low, high in ((0.065, split), (split + 0.010, h)):
            s.box((width, 0.062, high - low), (x, -0.302, (low + high) / 2), front, 0.012)
            length = min(0.46, (high - low) * 0.52)
            z = high - 0.07 - length / 2 if low < 0.1 else low + 0.07 + length / 2
            _grip((x + hinge * (width / 2 - 0.045), -0.333, z), length, grip)
    s.box((0.11, 0.004, 0.045), (w * 0.2 if columns == 1 else -w * 0.2, -0.3345, h - 0.13), m.dark_glass(), 0.002)
    s.text('4°', 0.028, (w * 0.2 if columns == 1 else -w * 0.2, -0.3370, h - 0.13), m.glow((0.6, 0.95, 1.0), 1.6))
    return Shot(azimuth=-30, elevation=7, fill=0.80)


def _open_fridge(w, d, h, front, side, grip):
    inner = m.surface((0.80, 0.81, 0.82), 0.35)
    wall = 0.035
    for x in (-w / 2 + wall / 2, w / 2 - wall / 2):
        s.box((wall, d - 0.06, h - 0.06), (x, 0.03, h / 2 + 0.03), side, 0.006)
    s.box((w, 0.03, h - 0.06), (0, d / 2 - 0.02, h / 2 + 0.03), inner, 0.004)
    for z in (0.06, h - 0.02):
        s.box((w - 0.003, d - 0.063, 0.04), (0, 0.03, z), side, 0.006)
    s.box((w - 2 * wall - 0.001, d - 0.10, 0.03), (0, 0.03, 0.68), inner, 0.004)
    s.box((w - 0.004, 0.062, 0.60), (0, -0.302, 0.365), front, 0.012)
    _grip((-w / 2 + 0.05, -0.333, 0.43), 0.3, grip)
    s.box((w - 0.12, 0.012, 0.02), (0, 0.02, h - 0.05), m.glow((1, 0.97, 0.90), 5.0), 0.002)
    shelf = m.surface((0.62, 0.74, 0.78), 0.05, coat=0.6)
    for z in (0.98, 1.22, 1.48):
        s.box((w - 2 * wall - 0.004, d - 0.14, 0.008), (0, 0.05, z), shelf, 0.002)
        s.box((w - 2 * wall - 0.004, 0.012, 0.018), (0, -0.205, z), inner, 0.003)
    s.box((w - 2 * wall - 0.02, 0.40, 0.17), (0, 0.03, 0.80), m.surface((0.60, 0.70, 0.74), 0.12, coat=0.5), 0.012)
    s.box((0.12, 0.01, 0.02), (0, -0.175, 0.83), inner, 0.004)
    for x, z, r, colour in ((-0.17, 0.984, 0.045, 'red'), (-0.08, 0.984, 0.042, 'saffron'), (0.17, 1.484, 0.05, 'green'), (0.01, 0.984, 0.044, 'red')):
        s.ball(r, (x, -0.10, z + r), m.surface(m.colour_of(colour), 0.3, coat=0.3))
    for x, z, colour in ((0.12, 0.984, (0.75, 0.75, 0.72)), (0.19, 0.984, m.colour_of('saffron')), (-0.15, 1.224, m.colour_of('wine'))):
        s.turned(s.fillet([(0, 0), (0.032, 0), (0.032, 0.13), (0.014, 0.17), (0.014, 0.195), (0, 0.195)], 0.012, False), m.gloss(colour), (x, -0.11, z))
    s.cylinder(0.10, 0.09, (0.08, -0.05, 1.272), m.ceramic((0.10, 0.22, 0.42)), bevel=0.02)
    s.cylinder(0.07, 0.11, (-0.12, -0.05, 1.543), m.steel(), bevel=0.01)
    with s.placed((w / 2, -0.29, 0), (0, 0, 102)):
        s.box((w, 0.06, h - 0.69), (-w / 2, 0, 0.69 + (h - 0.69) / 2), front, 0.012)
        s.box((w - 0.07, 0.03, h - 0.76), (-w / 2, 0.035, 0.69 + (h - 0.69) / 2), inner, 0.012)
        for z in (0.80, 1.12, 1.44):
            s.box((w - 0.09, 0.10, 0.075), (-w / 2, 0.095, z), m.surface((0.66, 0.74, 0.78), 0.1, coat=0.4), 0.012)
        for i, colour in enumerate(('saffron', 'white', 'green')):
            s.cylinder(0.034, 0.20, (-w / 2 - 0.14 + 0.13 * i, 0.095, 0.93), m.gloss(m.colour_of(colour)), bevel=0.012)
    return Shot(azimuth=-14, elevation=8, fill=0.82)


@kind('washer', 'washing-machines', 'white silver ink',
      ('Стиральная машина с круглым люком и дисплеем', 'Dumaloq eshikchali va displeyli kir yuvish mashinasi'),
      ('Люк и ручка выбора программ крупно', 'Eshikcha va dastur tanlash murvati yaqindan'))
def washer(look):
    body = m.surface(m.colour_of(look.colour), 0.26, coat=0.5) if look.colour != 'silver' else m.surface((0.36, 0.37, 0.385), 0.32, metal=0.75, coat=0.2)
    dark, bright, glass = m.gloss((0.02, 0.021, 0.024), 0.16), m.chrome(), m.dark_glass((0.014, 0.022, 0.030))
    s.box((0.60, 0.55, 0.83), (0, 0.01, 0.435), body, 0.014, segments=4)
    s.box((0.596, 0.012, 0.118), (0, -0.269, 0.785), m.gloss(m.mixed(m.colour_of(look.colour), (0.02, 0.02, 0.02), 0.10)), 0.005)
    s.box((0.55, 0.012, 0.075), (0, -0.267, 0.060), body, 0.006)
    for x in (-0.24, 0.24):
        for y in (-0.2, 0.22):
            s.cylinder(0.02, 0.03, (x, y, 0.012), m.rubber())
    z = 0.40
    s.turned(s.fillet([(0.155, 0), (0.222, 0), (0.232, 0.020), (0.205, 0.042), (0.176, 0.040), (0.155, 0.016)], 0.008, False), bright, (0, -0.264, z), 'y')
    s.turned(s.fillet([(0.13, 0.0), (0.176, 0.012), (0.178, 0.036), (0.150, 0.034), (0.13, 0.01)], 0.006, False), dark, (0, -0.264, z), 'y')
    s.turned([(0.15 * math.sin(a), 0.018 + 0.030 * math.cos(a)) for a in (math.pi / 2 * i / 20 for i in range(21))], glass, (0, -0.268, z), 'y')
    s.slab(0.020, 0.10, 0.022, 0.008, (0.204, -0.310, z), bright, 0.004)
    s.cylinder(0.036, 0.016, (-0.02, -0.279, 0.785), bright, 'y', 0.004)
    s.cylinder(0.030, 0.034, (-0.02, -0.292, 0.785), m.metal((0.5, 0.5, 0.52), 0.3), 'y', 0.005)
    s.box((0.003, 0.004, 0.016), (-0.02, -0.3095, 0.802), m.glow((1, 0.6, 0.15), 1.2), 0.001)
    s.box((0.17, 0.004, 0.058), (0.165, -0.2765, 0.785), m.dark_glass(), 0.003)
    s.text('1:24', 0.036, (0.148, -0.2790, 0.786), m.glow((0.75, 0.95, 1.0), 1.6))
    for i in range(3):
        s.cylinder(0.0035, 0.004, (0.222, -0.278, 0.768 + 0.017 * i), m.glow((0.3, 0.9, 0.8) if i == 2 else (0.25, 0.3, 0.35), 1.0), 'y', 0.001)
    s.slab(0.17, 0.066, 0.006, 0.008, (-0.185, -0.2760, 0.785), body, 0.003)
    s.slab(0.07, 0.014, 0.004, 0.006, (-0.185, -0.2795, 0.765), dark, 0.001)
    if look.view == 2:
        return Shot(azimuth=-32, elevation=12, detail=((0.0, -0.26, 0.56), 0.29), fill=0.94)
    return Shot(azimuth=-27, elevation=9, fill=0.76)


@kind('conditioner', 'air-conditioners', 'white silver',
      ('Настенный кондиционер с открытой заслонкой и дисплеем', 'Devordagi konditsioner, qopqogʻi ochiq va displeyli'),
      ('Внутренний блок кондиционера сбоку: заслонка и решётка', 'Konditsioner ichki bloki yondan: qopqoq va panjara'))
def conditioner(look):
    tone = m.colour_of(look.colour)
    body = m.surface(m.mixed(tone, (0.4, 0.4, 0.4), 0.0 if look.colour != 'silver' else 0.3), 0.3, metal=0.5 if look.colour == 'silver' else 0, coat=0.4)
    dark = m.plastic((0.05, 0.052, 0.056), 0.5)
    w = 0.86
    side = s.fillet([(0.0, 0.0), (0.0, 0.295), (-0.205, 0.295), (-0.215, 0.10), (-0.150, 0.0)], [0.002, 0.012, 0.035, 0.045, 0.012])
    # The profile is drawn from the side and turned, so that the width lies along x.
    s.plate(side, w, (0, 0, 0), body, 0.010, (0, 0, 90), 4)
    s.box((w - 0.012, 0.006, 0.003), (0, -0.2125, 0.115), dark, 0.001)
    s.box((w - 0.09, 0.012, 0.058), (0, -0.176, 0.052), dark, 0.003, (-34, 0, 0))
    for i in range(15):
        s.box((0.003, 0.03, 0.045), ((i - 7) * 0.05, -0.180, 0.050), m.plastic((0.14, 0.14, 0.15)), 0.001, (-34, 0, 12))
    s.box((w - 0.08, 0.075, 0.007), (0, -0.208, 0.020), body, 0.003, (14, 0, 0))
    s.text('22°', 0.042, (w * 0.36, -0.2135, 0.185), m.plastic((0.006, 0.10, 0.14)), (88, 0, 0))
    s.box((0.05, 0.003, 0.006), (-w * 0.38, -0.2125, 0.135), m.metal((0.5, 0.5, 0.52)), 0.001)
    if look.view == 2:
        return Shot(azimuth=-46, elevation=-6, fill=0.86, wall=True)
    return Shot(azimuth=-24, elevation=-9, fill=0.80, wall=True)


@kind('vacuum', 'vacuum-cleaners', 'red turquoise saffron green blue',
      ('Пылесос со шлангом, трубкой и щёткой', 'Shlangli, trubkali va choʻtkali changyutgich'),
      ('Корпус пылесоса с контейнером для пыли крупно', 'Chang idishli changyutgich korpusi yaqindan'))
def vacuum(look):
    tone, dark, bright = m.gloss(m.colour_of(look.colour)), m.plastic((0.025, 0.026, 0.029), 0.45), m.metal((0.7, 0.71, 0.73), 0.2)

    def section(x, half, low, high):
        return [(x, half * math.copysign(abs(math.cos(a)) ** 0.65, math.cos(a)), (low + high) / 2 + (high - low) / 2 * math.copysign(abs(math.sin(a)) ** 0.65, math.sin(a)))
                for a in (2 * math.pi * i / 20 for i in range(20))]
    s.loft([section(-0.21, 0.05, 0.07, 0.15), section(-0.20, 0.10, 0.045, 0.20), section(-0.12, 0.135, 0.035, 0.255), section(0.0, 0.14, 0.03, 0.255),
            section(0.10, 0.125, 0.03, 0.20), section(0.185, 0.09, 0.035, 0.15), section(0.20, 0.05, 0.06, 0.12)], tone, 2)
    s.box((0.36, 0.24, 0.05), (-0.01, 0, 0.05), dark, 0.022)
    for side in (-1, 1):
        s.cylinder(0.088, 0.035, (-0.12, side * 0.135, 0.088), dark, 'y', 0.010)
        s.cylinder(0.060, 0.040, (-0.12, side * 0.136, 0.088), tone, 'y', 0.006)
        s.cylinder(0.020, 0.044, (-0.12, side * 0.137, 0.088), bright, 'y', 0.003)
    s.cylinder(0.03, 0.03, (0.14, -0.05, 0.03), dark, 'y')
    # The dust container: clear plastic, so that the thing is recognised as bagless.
    s.turned(s.fillet([(0, 0), (0.072, 0), (0.078, 0.15), (0, 0.155)], [0, 0.015, 0.02, 0], False), m.surface((0.16, 0.18, 0.20), 0.06, coat=0.9), (0.075, 0, 0.12), rot=(0, 24, 0))
    s.turned(s.fillet([(0, 0), (0.082, 0), (0.070, 0.040), (0, 0.048)], [0, 0.01, 0.015, 0], False), dark, (0.138, 0, 0.262), rot=(0, 24, 0))
    s.cylinder(0.046, 0.10, (0.092, 0, 0.158), tone, rot=(0, 24, 0), bevel=0.01)
    s.tube([(-0.10, 0, 0.25), (-0.07, 0, 0.30), (0.03, 0, 0.325), (0.12, 0, 0.315)], 0.014, dark)
    s.cylinder(0.030, 0.02, (-0.13, 0, 0.252), bright, bevel=0.006)
    # Hose, tube and brush lie on the floor in front.
    hose = [(0.20, 0, 0.10), (0.29, -0.02, 0.085), (0.33, -0.12, 0.05), (0.27, -0.235, 0.022), (0.10, -0.270, 0.020), (-0.04, -0.255, 0.020), (-0.12, -0.245, 0.020)]
    line = s.curve_through(hose, 40, False)
    s.tube(hose, 0.0165, m.plastic((0.05, 0.052, 0.057), 0.5))
    for i in range(4, len(line) - 2, 2):
        ahead = [line[i + 1][k] - line[i - 1][k] for k in range(3)]
        yaw = math.degrees(math.atan2(ahead[1], ahead[0]))
        s.turned([(0.0165, -0.0016), (0.0192, 0), (0.0165, 0.0016)], dark, line[i], rot=(0, 90, yaw), steps=20)
    s.tube([(-0.11, -0.246, 0.020), (-0.17, -0.240, 0.026), (-0.22, -0.235, 0.020)], 0.0185, dark)
    s.rod((-0.21, -0.236, 0.020), (-0.34, -0.222, 0.020), 0.0150, bright)
    s.rod((-0.33, -0.223, 0.020), (-0.38, -0.218, 0.018), 0.019, dark)
    s.plate(s.fillet([(-0.13, -0.03), (0.13, -0.03), (0.12, 0.045), (0.03, 0.06), (-0.03, 0.06), (-0.12, 0.045)], 0.02), 0.030, (-0.42, -0.216, 0.016), tone, 0.008, (90, 0, 86))
    if look.view == 2:
        return Shot(azimuth=-30, elevation=22, detail=((-0.01, 0, 0.16), 0.225), fill=0.9)
    return Shot(azimuth=-24, elevation=26, fill=0.82)
