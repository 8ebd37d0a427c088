"""Small kitchen appliances: multicookers, kettles, blenders, mincers."""
import math

import materials as m
import shapes as s
from registry import kind
from studio import Shot


@kind('multicooker', 'multicookers', 'silver white ink',
      ('Мультиварка с дисплеем, кнопками и ручкой для переноски', 'Displeyli, tugmali va dastali multivarka'),
      ('Панель мультиварки с дисплеем и кнопками крупно', 'Multivarkaning displeyli paneli va tugmalari yaqindan'))
def multicooker(look):
    body, dark, bar = m.body_of(look.colour, 'z'), m.gloss((0.022, 0.023, 0.026), 0.2), m.metal((0.72, 0.73, 0.75), 0.18)

    def ring_at(z, wide, deep, front=0.0):
        return [(wide * math.copysign(abs(math.cos(a)) ** 0.82, math.cos(a)), deep * math.copysign(abs(math.sin(a)) ** 0.82, math.sin(a)) - (front if math.sin(a) < 0 else 0) * -math.sin(a), z)
                for a in (2 * math.pi * i / 32 for i in range(32))]
    s.loft([ring_at(0.012, 0.118, 0.118), ring_at(0.016, 0.128, 0.128), ring_at(0.07, 0.140, 0.140, 0.012), ring_at(0.15, 0.143, 0.143, 0.016), ring_at(0.176, 0.141, 0.141, 0.012),
            ring_at(0.178, 0.139, 0.139, 0.012)], body, 2)
    s.loft([ring_at(0.178, 0.137, 0.137, 0.010), ring_at(0.182, 0.137, 0.137, 0.010), ring_at(0.184, 0.136, 0.136, 0.010)], dark, 2)
    s.loft([ring_at(0.184, 0.140, 0.140, 0.013), ring_at(0.188, 0.142, 0.142, 0.014), ring_at(0.206, 0.134, 0.134, 0.010), ring_at(0.228, 0.105, 0.105), ring_at(0.236, 0.06, 0.06),
            ring_at(0.238, 0.01, 0.01)], dark, 2)
    s.cylinder(0.12, 0.016, (0, 0, 0.008), m.rubber())
    s.cylinder(0.024, 0.014, (0, 0.035, 0.240), bar, bevel=0.004)
    s.tube([(-0.146, 0.0, 0.172), (-0.158, -0.02, 0.212), (-0.13, -0.065, 0.252), (0, -0.085, 0.262), (0.13, -0.065, 0.252), (0.158, -0.02, 0.212), (0.146, 0.0, 0.172)], 0.0085, dark)
    for side in (-1, 1):
        s.cylinder(0.016, 0.014, (side * 0.146, 0, 0.172), bar, 'x', 0.003)
    with s.placed((0, -0.156, 0.098), (-4, 0, 0)):
        s.slab(0.150, 0.112, 0.020, 0.030, (0, 0.002, 0), dark, 0.006)
        s.slab(0.066, 0.036, 0.003, 0.006, (0, -0.0088, 0.022), m.dark_glass(), 0.001)
        s.text('0:35', 0.026, (0, -0.0108, 0.022), m.glow((1.0, 0.62, 0.22), 1.8))
        for side in (-1, 1):
            for i in range(3):
                s.slab(0.024, 0.013, 0.004, 0.0060, (side * 0.052, -0.0090, 0.028 - 0.026 * i), m.plastic((0.30, 0.305, 0.31), 0.4), 0.001)
        s.cylinder(0.017, 0.008, (0, -0.010, -0.027), bar, 'y', 0.003)
    if look.view == 2:
        return Shot(azimuth=-20, elevation=20, detail=((0, -0.15, 0.115), 0.098), fill=0.95)
    return Shot(azimuth=-26, elevation=19, fill=0.74)


@kind('kettle', 'kettles', 'red turquoise saffron green blue',
      ('Электрический чайник на подставке', 'Tagliqdagi elektr choynak'),
      ('Носик и крышка чайника крупно', 'Choynak jumragi va qopqogʻi yaqindan'))
def kettle(look):
    body, dark, bar = m.surface(m.colour_of(look.colour), 0.3, coat=0.6), m.plastic((0.022, 0.023, 0.025), 0.4), m.metal((0.72, 0.73, 0.75), 0.16)
    s.turned(s.fillet([(0, 0), (0.086, 0), (0.088, 0.020), (0.066, 0.024), (0, 0.024)], 0.004, False), dark)
    s.turned([(0.076, 0.025), (0.0795, 0.026), (0.0795, 0.040), (0.076, 0.041)], bar)
    profile = s.curve_through([(0.0785, 0.041), (0.080, 0.085), (0.0745, 0.140), (0.064, 0.190), (0.0575, 0.218)], 8, False)
    s.turned([(0.076, 0.040), *profile, (0.052, 0.219)], body)
    s.turned([(0.0575, 0.217), (0.0590, 0.2185), (0.0590, 0.2235), (0.056, 0.225), (0.05, 0.225)], bar)
    s.turned(s.curve_through([(0.054, 0.224), (0.050, 0.232), (0.028, 0.240), (0.0, 0.242)], 8, False), dark)
    s.turned(s.fillet([(0.005, 0.240), (0.006, 0.250), (0.014, 0.254), (0.014, 0.262), (0, 0.264)], 0.003, False), bar)
    spout = []
    for x, z, wide, tall in ((-0.050, 0.198, 0.020, 0.030), (-0.066, 0.206, 0.016, 0.024), (-0.082, 0.219, 0.0125, 0.013), (-0.094, 0.2285, 0.010, 0.0065)):
        spout.append([(x + tall * 0.55 * math.sin(a), wide * math.cos(a), z + tall * math.sin(a) * 0.86) for a in (2 * math.pi * i / 16 for i in range(16))])
    s.loft(spout, body, 2)
    s.tube([(0.050, 0, 0.214), (0.082, 0, 0.226), (0.116, 0, 0.214), (0.130, 0, 0.165), (0.122, 0, 0.110), (0.098, 0, 0.076), (0.074, 0, 0.070)], 0.0115, dark,
           radii=[0.9, 1.0, 1.1, 1.15, 1.1, 0.9, 0.7])
    s.box((0.022, 0.010, 0.012), (0.108, 0, 0.224), bar, 0.003, (0, 20, 0))
    s.slab(0.011, 0.085, 0.004, 0.005, (0, -0.0765, 0.120), m.surface((0.10, 0.14, 0.17), 0.05, coat=0.9), 0.001, (5, 0, 0))
    if look.view == 2:
        return Shot(azimuth=-52, elevation=30, detail=((-0.02, 0, 0.225), 0.075), fill=0.95)
    return Shot(azimuth=-18, elevation=13, fill=0.76)


@kind('blender', 'blenders', 'red turquoise saffron green blue',
      ('Блендер с прозрачной чашей и ручкой скоростей', 'Shaffof idishli, tezlik murvatli blender'),
      ('Основание блендера с ручкой и нож в чаше', 'Blender asosi murvati bilan va idishdagi pichoq'))
def blender(look):
    body, dark, bar = m.surface(m.colour_of(look.colour), 0.28, coat=0.6), m.plastic((0.022, 0.023, 0.025), 0.4), m.metal((0.72, 0.73, 0.75), 0.16)

    def square(z, half, power=0.55):
        return [(half * math.copysign(abs(math.cos(a)) ** power, math.cos(a)), half * math.copysign(abs(math.sin(a)) ** power, math.sin(a)), z) for a in (2 * math.pi * i / 32 for i in range(32))]
    s.loft([square(0.006, 0.080), square(0.010, 0.088), square(0.05, 0.086), square(0.11, 0.068), square(0.135, 0.056, 0.8), square(0.137, 0.05, 0.8)], body, 2)
    for x in (-0.06, 0.06):
        for y in (-0.06, 0.06):
            s.cylinder(0.010, 0.012, (x, y, 0.006), m.rubber())
    s.turned(s.fillet([(0, 0.134), (0.052, 0.134), (0.054, 0.160), (0, 0.160)], 0.004, False), dark)
    # The jar has an outer and an inner wall, because glass without a thickness looks like foil.
    outer = [(0.050, 0.160), (0.053, 0.162), (0.058, 0.20), (0.070, 0.34), (0.0715, 0.345)]
    inner = [(0.0685, 0.345), (0.067, 0.338), (0.055, 0.202), (0.049, 0.172), (0.0, 0.170)]
    s.turned([(0.0, 0.1605), *outer, *inner], m.glass((0.95, 0.975, 0.98)))
    for turn in (0, 90):
        with s.placed((0, 0, 0.182), (0, 0, turn + 20)):
            s.box((0.062, 0.012, 0.0016), (0, 0, 0), bar, 0.0006, (0, 14 if turn else -14, 0))
    s.cylinder(0.008, 0.024, (0, 0, 0.180), bar, bevel=0.002)
    s.turned(s.fillet([(0, 0.338), (0.066, 0.338), (0.073, 0.344), (0.073, 0.362), (0.03, 0.366), (0.03, 0.384), (0, 0.386)], 0.004, False), dark)
    s.tube([(0.066, 0.0, 0.325), (0.108, 0.0, 0.325), (0.112, 0, 0.27), (0.098, 0, 0.215), (0.060, 0, 0.205)], 0.0095, dark)
    s.cylinder(0.027, 0.008, (0, -0.0765, 0.070), bar, rot=(80, 0, 0), bevel=0.002)
    s.cylinder(0.022, 0.022, (0, -0.086, 0.0715), dark, rot=(80, 0, 0), bevel=0.004)
    s.box((0.0035, 0.003, 0.017), (0, -0.0970, 0.078), m.plastic((0.8, 0.8, 0.8)), 0.001, (-10, 0, 0))
    if look.view == 2:
        return Shot(azimuth=-24, elevation=14, detail=((0, -0.02, 0.13), 0.115), fill=0.95)
    return Shot(azimuth=-22, elevation=12, fill=0.80)


@kind('grinder', 'blenders', 'silver white ink',
      ('Электрическая мясорубка с лотком и решёткой', 'Patnisli va panjarali elektr goʻsht qiymalagich'),
      ('Решётка и горловина мясорубки крупно', 'Goʻsht qiymalagich panjarasi va ogʻzi yaqindan'))
def grinder(look):
    body, dark, bar = m.body_of(look.colour), m.plastic((0.024, 0.025, 0.027), 0.4), m.metal((0.70, 0.71, 0.73), 0.18)
    s.loft([[(x, half * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)), 0.012 + (top - 0.012) * (0.5 + 0.5 * math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a))))
             for a in (2 * math.pi * i / 24 for i in range(24))]
            for x, half, top in ((-0.02, 0.060, 0.17), (-0.01, 0.075, 0.205), (0.05, 0.080, 0.215), (0.15, 0.076, 0.195), (0.20, 0.060, 0.16), (0.205, 0.05, 0.15))], body, 2)
    s.box((0.19, 0.13, 0.02), (0.09, 0, 0.010), dark, 0.006)
    s.cylinder(0.044, 0.05, (-0.04, 0, 0.135), bar, 'x', 0.006)
    s.cylinder(0.036, 0.12, (-0.105, 0, 0.135), bar, 'x', 0.004)
    s.cylinder(0.046, 0.030, (-0.165, 0, 0.135), m.metal((0.60, 0.61, 0.63), 0.25), 'x', 0.006)
    s.cylinder(0.037, 0.006, (-0.180, 0, 0.135), m.steel(), 'x', 0.001)
    for r, count in ((0.0, 1), (0.012, 6), (0.024, 12)):
        for i in range(count):
            a = 2 * math.pi * i / count
            s.cylinder(0.0040, 0.004, (-0.1825, r * math.cos(a), 0.135 + r * math.sin(a)), m.plastic((0.01, 0.01, 0.01), 0.8), 'x', 0.0005)
    s.turned([(0.026, 0.160), (0.026, 0.235), (0.030, 0.252)], bar, (-0.085, 0, 0))
    tray = s.rounded(0.21, 0.15, 0.05)
    s.plate(tray, 0.005, (-0.07, 0, 0.254), bar, 0.0015, (90, 0, 0))
    s.tube([(x - 0.07, y, 0.264) for x, y in tray[::3]], 0.0065, bar, closed=True, smooth=False)
    s.cylinder(0.020, 0.10, (-0.085, 0, 0.292), dark, bevel=0.004)
    s.cylinder(0.029, 0.016, (-0.085, 0, 0.348), dark, bevel=0.005)
    for i in range(3):
        s.cylinder(0.011, 0.010, (0.055 + 0.036 * i, -0.079, 0.135), bar if i != 1 else m.glow((0.1, 0.5, 0.3), 0.4), 'y', 0.003)
    s.box((0.13, 0.004, 0.040), (0.09, -0.0775, 0.135), dark, 0.002)
    if look.view == 2:
        return Shot(azimuth=-58, elevation=16, detail=((-0.12, 0, 0.17), 0.115), fill=0.95)
    return Shot(azimuth=-34, elevation=15, fill=0.78)
