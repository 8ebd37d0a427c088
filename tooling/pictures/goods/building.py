"""Generators, pumps, water heaters, boilers, paint, doors."""
import math

import materials as m
import shapes as s
from registry import kind
from studio import Shot


@kind('generator', 'generators', 'red turquoise saffron green blue',
      ('Бензиновый генератор в раме с баком и розетками', 'Bakli, rozetkali, ramali benzinli generator'),
      ('Розетки и вольтметр генератора крупно', 'Generator rozetkalari va voltmetri yaqindan'))
def generator(look):
    shell, dark, bar = m.surface(m.colour_of(look.colour), 0.28, coat=0.5), m.plastic((0.022, 0.023, 0.025), 0.42), m.metal((0.52, 0.53, 0.55), 0.3)
    frame = m.surface((0.020, 0.021, 0.023), 0.32, coat=0.4)
    w, d, h = 0.62, 0.42, 0.46
    for y in (-d / 2, d / 2):
        s.tube([(x, y, z + 0.05) for x, z in s.fillet([(-w / 2, 0), (w / 2, 0), (w / 2, h), (-w / 2, h)], 0.07, True, 4)], 0.015, frame, closed=True, smooth=False)
    for x in (-w / 2, w / 2):
        for z in (0.16, 0.40):
            s.rod((x, -d / 2, z), (x, d / 2, z), 0.013, frame)
    for x in (-0.2, 0.2):
        s.box((0.05, d, 0.025), (x, 0, 0.055), frame, 0.005)
    s.plate(s.rounded(w - 0.05, d - 0.03, 0.06), 0.12, (0, 0, 0.455), shell, 0.030, (90, 0, 0), 6)
    s.cylinder(0.038, 0.022, (0.06, 0.02, 0.523), bar, bevel=0.005)
    s.cylinder(0.030, 0.014, (0.06, 0.02, 0.540), dark, bevel=0.005)
    s.cylinder(0.020, 0.006, (-0.14, -0.06, 0.516), m.plastic((0.7, 0.7, 0.68)), bevel=0.002)
    # The engine on the left, the alternator on the right.
    s.box((0.22, 0.26, 0.20), (-0.14, 0, 0.20), dark, 0.03)
    for i in range(1, 8):
        s.box((0.012, 0.020, 0.15), (-0.22 + 0.023 * i, -0.142, 0.20), bar, 0.004)
    s.cylinder(0.085, 0.03, (-0.14, -0.150, 0.20), shell, 'y', 0.010)
    s.cylinder(0.060, 0.036, (-0.14, -0.152, 0.20), dark, 'y', 0.006)
    for i in range(12):
        a = math.radians(30 * i)
        s.box((0.005, 0.004, 0.030), (-0.14 + 0.040 * math.sin(a), -0.171, 0.20 + 0.040 * math.cos(a)), bar, 0.001, (0, 30 * i, 0))
    s.slab(0.055, 0.022, 0.018, 0.009, (-0.05, -0.170, 0.265), dark, 0.004)
    s.cylinder(0.105, 0.22, (0.12, 0.04, 0.20), bar, 'x', 0.012)
    for i in range(6):
        s.ring(0.105, 0.004, (0.04 + 0.032 * i, 0.04, 0.20), dark, rot=(0, 90, 0))
    s.cylinder(0.028, 0.06, (0.245, 0.15, 0.28), bar, 'x', 0.004)
    # The panel with sockets.
    s.slab(0.26, 0.17, 0.03, 0.014, (0.135, -0.170, 0.22), dark, 0.005)
    s.slab(0.24, 0.15, 0.004, 0.008, (0.135, -0.186, 0.22), shell, 0.001)
    s.cylinder(0.027, 0.010, (0.055, -0.190, 0.255), bar, 'y', 0.002)
    s.cylinder(0.023, 0.003, (0.055, -0.196, 0.255), m.plastic((0.78, 0.78, 0.76)), 'y', 0)
    s.box((0.0016, 0.001, 0.018), (0.058, -0.198, 0.259), m.plastic(m.colour_of('red')), 0, (0, 24, 0))
    for x in (0.125, 0.205):
        s.cylinder(0.028, 0.014, (x, -0.190, 0.205), dark, 'y', 0.003)
        s.cylinder(0.019, 0.002, (x, -0.1975, 0.205), m.plastic((0.05, 0.05, 0.053)), 'y', 0)
        for dx in (-0.0085, 0.0085):
            s.cylinder(0.0028, 0.002, (x + dx, -0.199, 0.205), m.plastic((0.004, 0.004, 0.004)), 'y', 0)
    s.box((0.018, 0.010, 0.026), (0.055, -0.190, 0.190), m.plastic((0.55, 0.03, 0.03)), 0.003)
    s.box((0.050, 0.006, 0.018), (0.165, -0.189, 0.268), m.plastic((0.72, 0.72, 0.70)), 0.002)
    for x in (-0.24, 0.24):
        for y in (-d / 2 + 0.02, d / 2 - 0.02):
            s.cylinder(0.022, 0.045, (x, y, 0.022), m.rubber(), bevel=0.005)
    if look.view == 2:
        return Shot(azimuth=14, elevation=10, detail=((0.135, -0.18, 0.225), 0.125), fill=0.95)
    return Shot(azimuth=-30, elevation=17, fill=0.80)


@kind('pump', 'generators', 'silver ink',
      ('Поверхностный насос для воды с двигателем и патрубком', 'Dvigatelli, quvurchali yer usti suv nasosi'),
      ('Насос для воды с другой стороны', 'Suv nasosi boshqa tomondan'))
def pump(look):
    iron = m.surface((0.03, 0.10, 0.16), 0.38, coat=0.3)
    motor = m.metal((0.50, 0.51, 0.53), 0.34) if look.colour == 'silver' else m.surface(m.colour_of(look.colour), 0.35, coat=0.3)
    dark, brass_ = m.plastic((0.022, 0.023, 0.025), 0.42), m.brass()
    s.cylinder(0.066, 0.15, (0.05, 0, 0.105), motor, 'x', 0.005)
    for i in range(22):
        a = 2 * math.pi * i / 22
        s.box((0.14, 0.004, 0.014), (0.05, 0.071 * math.cos(a), 0.105 + 0.071 * math.sin(a)), motor, 0.001, (math.degrees(a) - 90, 0, 0))
    s.turned(s.fillet([(0, 0.0), (0.072, 0.0), (0.074, 0.022), (0.060, 0.034), (0, 0.036)], 0.006, False), dark, (0.125, 0, 0.105), 'x')
    for r in (0.02, 0.034, 0.048):
        s.ring(r, 0.0022, (0.162, 0, 0.105), m.plastic((0.06, 0.06, 0.065)), rot=(0, 90, 0))
    s.turned(s.fillet([(0, -0.05), (0.050, -0.05), (0.078, -0.032), (0.082, 0.0), (0.082, 0.02), (0, 0.02)], 0.008, False), iron, (-0.05, 0, 0.105), 'x')
    for i in range(6):
        a = math.pi / 3 * i + 0.3
        s.cylinder(0.007, 0.016, (-0.030, 0.073 * math.cos(a), 0.105 + 0.073 * math.sin(a)), m.metal(), 'x', 0.002)
    s.cylinder(0.030, 0.050, (-0.11, 0, 0.105), iron, 'x', 0.004)
    s.cylinder(0.024, 0.030, (-0.145, 0, 0.105), brass_, 'x', 0.003)
    s.cylinder(0.030, 0.05, (-0.065, 0, 0.195), iron, bevel=0.004)
    s.cylinder(0.024, 0.030, (-0.065, 0, 0.232), brass_, bevel=0.003)
    s.cylinder(0.019, 0.002, (-0.065, 0, 0.2475), m.plastic((0.005, 0.005, 0.005)), bevel=0)
    s.cylinder(0.009, 0.012, (-0.105, 0.0, 0.165), brass_, bevel=0.002)
    s.box((0.10, 0.07, 0.050), (0.055, 0, 0.198), dark, 0.010)
    s.box((0.030, 0.003, 0.020), (0.055, -0.036, 0.200), m.plastic((0.10, 0.40, 0.22)), 0.001)
    s.box((0.20, 0.12, 0.014), (0.03, 0, 0.009), iron, 0.004)
    for x in (-0.02, 0.09):
        s.box((0.022, 0.095, 0.04), (x, 0, 0.032), iron, 0.006)
    s.tube([(0.105, 0, 0.195), (0.135, 0.01, 0.190), (0.175, 0.03, 0.12), (0.185, 0.02, 0.02), (0.16, -0.06, 0.005), (0.06, -0.12, 0.005)], 0.0045, dark)
    return Shot(azimuth=-26 if look.view == 1 else 40, elevation=17, fill=0.80)


@kind('boiler', 'heating', 'white silver',
      ('Настенный водонагреватель с дисплеем и трубами', 'Displeyli, quvurli devor suv isitgichi'),
      ('Дисплей и трубы водонагревателя крупно', 'Suv isitgich displeyi va quvurlari yaqindan'))
def boiler(look):
    body = m.surface(m.colour_of(look.colour), 0.24, coat=0.6) if look.colour != 'silver' else m.steel((0.52, 0.53, 0.55), 'z')
    dark, bar = m.gloss((0.020, 0.021, 0.023)), m.metal((0.60, 0.61, 0.63), 0.2)
    r, h = 0.215, 0.78
    with s.placed((0, -r - 0.02, 0)):
        s.turned(s.fillet([(0, 0.0), (0.15, 0.0), (r, 0.05), (r, h - 0.05), (0.15, h), (0, h)], [0, 0.04, 0.05, 0.05, 0.04, 0], False, 8), body)
        for z in (0.10, h - 0.10):
            s.turned([(r + 0.0004, z - 0.002), (r + 0.0012, z), (r + 0.0004, z + 0.002)], bar)
        s.cylinder(0.115, 0.02, (0, 0, -0.006), dark, bevel=0.006)
        for x, tone in ((-0.06, 'blue'), (0.06, 'red')):
            s.cylinder(0.011, 0.08, (x, 0, -0.045), bar)
            s.cylinder(0.015, 0.016, (x, 0, -0.028), m.plastic(m.colour_of(tone)), bevel=0.002)
            s.cylinder(0.015, 0.020, (x, 0, -0.085), bar, bevel=0.003)
            s.tube([(x, 0, -0.09), (x, 0, -0.16), (x, 0.05, -0.22), (x, r - 0.02, -0.235), (x, r + 0.04, -0.235)], 0.0095, m.metal((0.48, 0.49, 0.5), 0.35))
        s.cylinder(0.062, 0.012, (0, -r + 0.004, 0.30), dark, 'y', 0.004)
        s.text('65°', 0.048, (0, -r - 0.0030, 0.302), m.glow((1.0, 0.62, 0.22), 1.7))
        s.ring(0.056, 0.0016, (0, -r - 0.0030, 0.30), m.glow((0.9, 0.45, 0.12), 1.0), 'y')
        s.cylinder(0.0050, 0.004, (0, -r - 0.001, 0.212), m.glow((0.2, 0.9, 0.5), 1.0), 'y', 0)
    if look.view == 2:
        return Shot(azimuth=-22, elevation=-4, detail=((0, -0.3, 0.09), 0.27), fill=0.95, wall=True)
    return Shot(azimuth=-26, elevation=4, fill=0.82, wall=True)


@kind('heater', 'heating', 'white silver',
      ('Настенный газовый котёл с дисплеем и ручками', 'Displeyli, murvatli devor gaz qozoni'),
      ('Панель газового котла крупно', 'Gaz qozoni paneli yaqindan'))
def heater(look):
    body, dark, bar = m.body_of(look.colour, 'z'), m.gloss((0.020, 0.021, 0.023)), m.metal((0.55, 0.56, 0.58), 0.24)
    s.box((0.42, 0.30, 0.72), (0, -0.16, 0.36), body, 0.016, segments=5)
    s.box((0.416, 0.008, 0.003), (0, -0.3085, 0.19), dark, 0.001)
    s.slab(0.34, 0.105, 0.008, 0.018, (0, -0.3120, 0.100), dark, 0.003)
    s.slab(0.11, 0.062, 0.002, 0.006, (0, -0.3165, 0.100), m.dark_glass(), 0.0006)
    s.text('58°', 0.044, (0, -0.3185, 0.101), m.glow((0.55, 0.9, 1.0), 1.6))
    for side in (-1, 1):
        s.cylinder(0.030, 0.022, (side * 0.115, -0.322, 0.100), bar, 'y', 0.004)
        s.box((0.004, 0.003, 0.018), (side * 0.115, -0.334, 0.112), m.plastic((0.9, 0.5, 0.1)), 0.001)
    s.cylinder(0.042, 0.10, (0, -0.16, 0.77), bar)
    s.tube([(0, -0.16, 0.80), (0, -0.16, 0.86), (0, -0.11, 0.91), (0, 0.0, 0.92)], 0.042, m.plastic((0.62, 0.62, 0.61)))
    for x in (-0.14, -0.07, 0.0, 0.07, 0.14):
        s.cylinder(0.010, 0.10, (x, -0.16, -0.05), m.brass() if x == 0 else bar)
        s.cylinder(0.015, 0.020, (x, -0.16, -0.03), bar, bevel=0.003)
    if look.view == 2:
        return Shot(azimuth=-18, elevation=4, detail=((0, -0.31, 0.11), 0.19), fill=0.95, wall=True)
    return Shot(azimuth=-28, elevation=4, fill=0.80, wall=True)


@kind('paint', 'materials', 'red turquoise saffron green blue',
      ('Открытое ведро краски, кисть и образцы цвета', 'Ochiq boʻyoq chelagi, choʻtka va rang namunalari'),
      ('Краска в ведре и кисть на краю крупно', 'Chelakdagi boʻyoq va chetidagi choʻtka yaqindan'))
def paint(look):
    tone = m.mixed(m.colour_of(look.colour), (0.7, 0.7, 0.68), 0.18)
    pail, wet, bar = m.surface((0.70, 0.70, 0.69), 0.35, coat=0.2), m.surface(tone, 0.12, coat=0.8), m.metal((0.5, 0.51, 0.53), 0.3)
    s.turned(s.fillet([(0, 0), (0.118, 0), (0.136, 0.245), (0.142, 0.246), (0.142, 0.258), (0.134, 0.258), (0.130, 0.21)], [0, 0.008, 0, 0.003, 0.003, 0.002, 0], False), pail)
    for z in (0.205, 0.228):
        s.turned([(0.1325 + (z - 0.2) * 0.07, z - 0.004), (0.1385 + (z - 0.2) * 0.07, z), (0.1325 + (z - 0.2) * 0.07, z + 0.004)], pail)
    s.turned([(0, 0.222), (0.125, 0.222), (0.1315, 0.226)], wet)
    # The band shows the colour inside; its three squares are lighter and darker shades.
    s.turned([(0.1222, 0.045), (0.1322, 0.175)], m.surface(tone, 0.4))
    for i, share in enumerate((0.0, 0.25, 0.5)):
        shade = m.mixed(tone, (0.8, 0.79, 0.76), share)
        with s.placed((0, 0, 0), (0, 0, -26 + 26 * i)):
            s.slab(0.040, 0.052, 0.002, 0.006, (0, -0.1290, 0.108), m.surface((0.74, 0.73, 0.70), 0.5), 0.0006, (-4.4, 0, 0))
            s.slab(0.032, 0.044, 0.002, 0.004, (0, -0.1300, 0.108), m.surface(shade, 0.4), 0.0006, (-4.4, 0, 0))
    s.tube([(-0.143, 0, 0.222), (-0.150, -0.05, 0.16), (-0.112, -0.126, 0.09), (-0.0, -0.158, 0.060), (0.112, -0.126, 0.09), (0.150, -0.05, 0.16), (0.143, 0, 0.222)], 0.0028, bar)
    for side in (-1, 1):
        s.cylinder(0.012, 0.012, (side * 0.141, 0, 0.222), bar, 'x', 0.002)
    # The lid lies in front, the brush lies on it.
    s.turned(s.fillet([(0, 0.004), (0.128, 0.004), (0.132, 0.010), (0.143, 0.010), (0.143, 0.0), (0, 0.0)][::-1], 0.002, False), pail, (0.19, -0.16, 0))
    s.turned([(0, 0.0046), (0.085, 0.0046)], wet, (0.19, -0.16, 0))
    with s.placed((0.185, -0.165, 0.022), (0, 0, 38)):
        bristle = []
        for x, wide, tall in ((-0.058, 0.026, 0.004), (-0.040, 0.029, 0.008), (-0.005, 0.028, 0.0095)):
            bristle.append([(x, wide * math.copysign(abs(math.cos(a)) ** 0.5, math.cos(a)), tall * math.sin(a)) for a in (2 * math.pi * i / 24 for i in range(24))])
        s.loft(bristle, wet, 1)
        s.box((0.032, 0.060, 0.022), (0.008, 0, 0), bar, 0.004)
        handle = []
        for x, wide, tall in ((0.022, 0.026, 0.009), (0.045, 0.014, 0.0085), (0.080, 0.0115, 0.0085), (0.125, 0.014, 0.0085), (0.150, 0.010, 0.006), (0.153, 0.004, 0.003)):
            handle.append([(x, wide * math.cos(a), tall * math.sin(a)) for a in (2 * math.pi * i / 20 for i in range(20))])
        s.loft(handle, m.walnut('x'), 2)
    if look.view == 2:
        return Shot(azimuth=20, elevation=38, detail=((0.08, -0.07, 0.15), 0.17), fill=0.95)
    return Shot(azimuth=12, elevation=26, fill=0.80)


@kind('door', 'materials', 'oak walnut white grey',
      ('Входная дверь с рамкой, ручкой и глазком', 'Romli, dastali va koʻzli kirish eshigi'),
      ('Ручка и замок входной двери крупно', 'Kirish eshigi dastasi va qulfi yaqindan'))
def door(look):
    leaf, flat = m.front_of(look.colour, 'z'), m.front_of(look.colour, 'x')
    steel_, bar = m.surface((0.05, 0.052, 0.056), 0.4, metal=0.6), m.metal((0.62, 0.60, 0.56), 0.2)
    w, h = 0.90, 2.05
    for side in (-1, 1):
        s.box((0.075, 0.11, h), (side * (w / 2 + 0.036), 0.0, h / 2), leaf, 0.008)
    s.box((w + 0.147, 0.112, 0.075), (0, 0.0, h + 0.037), flat, 0.008)
    s.box((w, 0.11, 0.02), (0, 0, 0.010), steel_, 0.003)
    s.box((w - 0.006, 0.06, h - 0.024), (0, -0.010, h / 2 + 0.010), leaf, 0.004)
    for z, tall in ((1.60, 0.66), (1.005, 0.34), (0.44, 0.60)):
        # Two mouldings, one inside the other, frame each panel.
        for inset, thick in ((0.0, 0.010), (0.055, 0.007)):
            corners = [(sx * (w / 2 - 0.11 - inset), -0.040, z + sz * (tall / 2 - inset)) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            s.tube(corners, thick, leaf, closed=True, smooth=False)
        s.box((w - 0.22 - 0.14, 0.014, tall - 0.14), (0, -0.042, z), leaf, 0.006)
    s.slab(0.052, 0.27, 0.010, 0.012, (-w / 2 + 0.075, -0.045, 1.02), bar, 0.003)
    s.cylinder(0.015, 0.05, (-w / 2 + 0.075, -0.068, 1.08), bar, 'y', 0.004)
    s.tube([(-w / 2 + 0.075, -0.090, 1.08), (-w / 2 + 0.12, -0.094, 1.08), (-w / 2 + 0.205, -0.088, 1.078)], 0.0105, bar)
    s.cylinder(0.014, 0.012, (-w / 2 + 0.075, -0.053, 0.965), m.brass(), 'y', 0.003)
    s.box((0.003, 0.002, 0.010), (-w / 2 + 0.075, -0.0595, 0.965), m.plastic((0.005, 0.005, 0.005)), 0)
    s.cylinder(0.028, 0.014, (-w / 2 + 0.075, -0.045, 1.32), bar, 'y', 0.004)
    s.cylinder(0.014, 0.016, (0, -0.048, 1.60), m.brass(), 'y', 0.003)
    s.cylinder(0.009, 0.002, (0, -0.0565, 1.60), m.dark_glass(), 'y', 0)
    for z in (0.3, 1.05, 1.8):
        s.cylinder(0.011, 0.11, (w / 2 - 0.002, -0.045, z), bar, bevel=0.003)
    if look.view == 2:
        return Shot(azimuth=-30, elevation=6, detail=((-w / 2 + 0.10, -0.06, 1.06), 0.22), fill=0.95)
    return Shot(azimuth=-24, elevation=5, fill=0.84)
