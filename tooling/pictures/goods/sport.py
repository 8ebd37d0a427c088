"""Bicycles, treadmills, dumbbells."""
import math

import artwork as art
import materials as m
import shapes as s
from registry import kind
from studio import Shot


def _wheel(x, radius, tyre, bar, rim, spokes=28):
    """A spoked wheel whose axis is y, standing on the floor."""
    with s.placed((x, 0, radius)):
        thick = radius * 0.075
        s.ring(radius - thick, thick, (0, 0, 0), tyre, 'y')
        for i in range(72):
            a = 2 * math.pi * i / 72
            for side in (-1, 1):
                s.box((thick * 0.55, thick * 0.8, thick * 0.30), ((radius - thick * 0.06) * math.cos(a + side * 0.02), side * thick * 0.55, (radius - thick * 0.06) * math.sin(a + side * 0.02)), tyre, 0, (0, 90 - math.degrees(a), 0))
        s.ring(radius - thick * 2.3, thick * 0.55, (0, 0, 0), rim, 'y', squash=1.4)
        s.cylinder(0.020, 0.075, (0, 0, 0), bar, 'y', 0.004)
        for side in (-1, 1):
            s.cylinder(0.030, 0.005, (0, side * 0.030, 0), bar, 'y', 0.001)
        for i in range(spokes):
            a, b = 2 * math.pi * i / spokes, 2 * math.pi * (i + (1.6 if i % 4 < 2 else -1.6)) / spokes
            side = 1 if i % 2 else -1
            s.rod((0.028 * math.cos(b), side * 0.030, 0.028 * math.sin(b)), ((radius - thick * 2.4) * math.cos(a), 0, (radius - thick * 2.4) * math.sin(a)), 0.0013, bar, 0)


@kind('bicycle', 'bicycles', 'red turquoise saffron green blue',
      ('Горный велосипед сбоку', 'Togʻ velosipedi yondan'),
      ('Звёздочка, педаль и цепь велосипеда крупно', 'Velosiped yulduzchasi, pedali va zanjiri yaqindan'))
def bicycle(look):
    radius = {20: 0.26, 26: 0.34, 29: 0.37}[look.get('wheels', 29)]
    paint, dark, bar = m.surface(m.colour_of(look.colour), 0.25, coat=0.8), m.plastic((0.020, 0.021, 0.023), 0.4), m.metal((0.6, 0.61, 0.63), 0.2)
    tyre, saddle = m.rubber(), m.leather((0.022, 0.022, 0.024), 300)
    rear, front, crank = (-0.44, 0, radius), (0.66, 0, radius), (0.0, 0, 0.31)
    head_low, head_top, seat = (0.50, 0, 0.66), (0.465, 0, 0.79), (-0.155, 0, 0.74)
    _wheel(rear[0], radius, tyre, bar, dark)
    _wheel(front[0], radius, tyre, bar, dark)
    s.rod(crank, seat, 0.0175, paint)
    s.rod(crank, head_low, 0.024, paint)
    s.rod(seat, head_top, 0.0185, paint)
    s.rod((0.505, 0, 0.645), (0.460, 0, 0.81), 0.024, paint)
    for side in (-1, 1):
        s.tube([(-0.01, side * 0.022, 0.31), (-0.15, side * 0.050, 0.315), (rear[0], side * 0.058, radius)], 0.0100, paint)
        s.tube([(-0.145, side * 0.014, 0.715), (-0.25, side * 0.046, 0.58), (rear[0], side * 0.058, radius)], 0.0085, paint)
        s.tube([(0.517, side * 0.060, 0.60), (0.565, side * 0.062, 0.50), (0.640, side * 0.060, radius + 0.05), (front[0], side * 0.056, radius)], 0.0155, dark)
        s.rod((0.512, side * 0.060, 0.615), (0.548, side * 0.061, 0.535), 0.013, bar)
    s.box((0.045, 0.15, 0.035), (0.508, 0, 0.628), dark, 0.012, (0, -15, 0))
    s.rod(seat, (-0.195, 0, 0.89), 0.0135, dark)
    rings = []
    for x, half, z, thick in ((-0.345, 0.060, 0.925, 0.012), (-0.33, 0.078, 0.925, 0.022), (-0.25, 0.062, 0.920, 0.022), (-0.16, 0.026, 0.920, 0.018), (-0.08, 0.019, 0.915, 0.014), (-0.065, 0.010, 0.912, 0.008)):
        rings.append([(x, half * math.cos(a), z + thick * math.sin(a)) for a in (2 * math.pi * i / 20 for i in range(20))])
    s.loft(rings, saddle, 2)
    s.rod((0.460, 0, 0.80), (0.448, 0, 0.855), 0.015, dark)
    s.rod((0.448, 0, 0.852), (0.515, 0, 0.872), 0.016, dark)
    s.tube([(0.47, -0.33, 0.885), (0.50, -0.18, 0.882), (0.518, -0.05, 0.872), (0.518, 0.05, 0.872), (0.50, 0.18, 0.882), (0.47, 0.33, 0.885)], 0.0115, dark)
    for side in (-1, 1):
        s.tube([(0.4785, side * 0.235, 0.884), (0.467, side * 0.345, 0.885)], 0.0165, tyre)
        s.tube([(0.49, side * 0.215, 0.882), (0.54, side * 0.24, 0.868), (0.545, side * 0.315, 0.862)], 0.0055, bar)
        s.tube([(0.50, side * 0.20, 0.88), (0.58, side * 0.12, 0.82), (0.555, side * 0.03, 0.72), (0.515, side * 0.03, 0.66)], 0.0028, dark)
    for position, size in ((rear, 0.085), (front, 0.080)):
        s.cylinder(size, 0.0022, (position[0], 0.045, position[2]), bar, 'y', 0.0005)
    # The drive stands on the right side of the bicycle, towards the viewer.
    for teeth, size, y in ((0, 0.092, -0.050), (0, 0.070, -0.044)):
        s.ring(size, 0.0042, (0, y, 0.31), dark, 'y')
    for i in range(36):
        a = 2 * math.pi * i / 36
        s.box((0.007, 0.003, 0.007), (0.097 * math.cos(a), -0.050, 0.31 + 0.097 * math.sin(a)), bar, 0.001, (0, 45 - math.degrees(a), 0))
    for i in range(5):
        a = 2 * math.pi * i / 5
        s.rod((0, -0.050, 0.31), (0.088 * math.cos(a), -0.050, 0.31 + 0.088 * math.sin(a)), 0.008, dark)
    s.cylinder(0.022, 0.12, crank, dark, 'y')
    for side, (dx, dz) in ((-1, (0.12, -0.12)), (1, (-0.12, 0.12))):
        s.rod((0, side * 0.066, 0.31), (dx, side * 0.076, 0.31 + dz), 0.0125, bar)
        s.box((0.095, 0.085, 0.020), (dx, side * 0.125, 0.31 + dz), dark, 0.006)
    for i, size in enumerate((0.050, 0.042, 0.034, 0.026)):
        s.cylinder(size, 0.004, (rear[0], -0.032 - 0.007 * i, radius), bar, 'y', 0.001)
    chain = m.metal((0.14, 0.14, 0.145), 0.3)
    s.tube([(0.0, -0.050, 0.404), (rear[0], -0.046, radius + 0.042)], 0.0042, chain)
    s.tube([(0.0, -0.050, 0.216), (rear[0] + 0.06, -0.046, radius - 0.135), (rear[0] + 0.02, -0.046, radius - 0.10), (rear[0] + 0.035, -0.046, radius - 0.05)], 0.0042, chain)
    s.rod((rear[0] + 0.01, -0.056, radius - 0.02), (rear[0] + 0.055, -0.050, radius - 0.13), 0.010, dark)
    for z in (0.05, 0.13):
        s.cylinder(0.022, 0.008, (rear[0] + 0.03 + (0.022 if z > 0.1 else 0), -0.046, radius - z), dark, 'y', 0.002)
    s.rod((-0.18, 0.07, 0.30), (-0.26, 0.19, 0.012), 0.008, dark)
    if look.view == 2:
        return Shot(azimuth=-14, elevation=8, detail=((-0.02, -0.04, 0.31), 0.21), fill=0.95)
    return Shot(azimuth=-14, elevation=6, fill=0.86)


@kind('treadmill', 'fitness', 'ink silver',
      ('Беговая дорожка с экраном и поручнями', 'Ekranli va tutqichli yugurish yoʻlakchasi'),
      ('Панель беговой дорожки с экраном крупно', 'Yugurish yoʻlakchasining ekranli paneli yaqindan'))
def treadmill(look):
    shell = m.surface(m.colour_of(look.colour), 0.34, metal=0.6 if look.colour == 'silver' else 0, coat=0.3)
    dark, bar, belt = m.plastic((0.022, 0.023, 0.025), 0.42), m.metal((0.40, 0.41, 0.43), 0.3), m.rubber((0.030, 0.031, 0.033), 0.8)
    length, wide = 1.70, 0.78
    s.box((wide, length, 0.11), (0, 0, 0.105), dark, 0.02)
    s.box((wide - 0.26, length - 0.10, 0.012), (0, -0.02, 0.164), belt, 0.004)
    for side in (-1, 1):
        s.box((0.115, length - 0.06, 0.026), (side * (wide / 2 - 0.068), -0.02, 0.168), shell, 0.010)
        s.box((0.02, length - 0.3, 0.004), (side * (wide / 2 - 0.068), -0.05, 0.183), m.plastic(m.colour_of('turquoise')), 0.001)
        s.rod((side * (wide / 2 - 0.05), 0.62, 0.10), (side * (wide / 2 - 0.03), 0.70, 1.20), 0.034, bar)
        s.tube([(side * (wide / 2 - 0.03), 0.66, 1.14), (side * (wide / 2 - 0.03), 0.50, 1.10), (side * (wide / 2 - 0.05), 0.20, 1.02), (side * (wide / 2 - 0.06), 0.12, 1.00)], 0.024, dark)
        s.cylinder(0.05, 0.04, (side * (wide / 2 - 0.08), 0.80, 0.05), m.rubber(), 'x', 0.01)
        s.box((0.07, 0.09, 0.05), (side * (wide / 2 - 0.08), -0.74, 0.025), m.rubber(), 0.01)
    hood = []
    for y, half, high in ((0.50, 0.36, 0.165), (0.54, 0.375, 0.21), (0.66, 0.375, 0.275), (0.80, 0.36, 0.26), (0.88, 0.33, 0.18), (0.885, 0.30, 0.14)):
        hood.append([(half * math.copysign(abs(math.cos(a)) ** 0.4, math.cos(a)), y, 0.06 + (high - 0.06) * (0.5 + 0.5 * math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a)))) for a in (2 * math.pi * i / 28 for i in range(28))])
    s.loft(hood, shell, 2)
    with s.placed((0, 0.66, 1.22), (-32, 0, 0)):
        s.slab(0.80, 0.34, 0.055, 0.06, (0, 0, 0.03), dark, 0.016)
        s.slab(0.48, 0.235, 0.006, 0.012, (0, -0.030, 0.055), m.dark_glass(), 0.002)
        s.panel(0.455, 0.212, (0, -0.0342, 0.055), m.picture(art.hills(460, 214, 8, (0.72, 0.70), art.MORNING), 1.0), 0.004)
        s.text('8,5', 0.085, (-0.13, -0.0350, 0.085), m.glow((1, 1, 1), 1.3))
        for side in (-1, 1):
            s.turned(s.fillet([(0, -0.02), (0.052, -0.02), (0.052, 0.006), (0.044, 0.006), (0.042, -0.01), (0, -0.01)], 0.003, False), m.plastic((0.05, 0.051, 0.055)), (side * 0.325, -0.026, 0.06), 'y')
        for i in range(5):
            s.slab(0.045, 0.022, 0.006, 0.008, ((i - 2) * 0.062, -0.029, -0.095), m.plastic((0.20, 0.205, 0.21)) if i != 2 else m.plastic(m.colour_of('red')), 0.002)
    s.tube([(-0.34, 0.55, 1.115), (0.34, 0.55, 1.115)], 0.020, dark)
    if look.view == 2:
        return Shot(azimuth=-18, elevation=30, detail=((0, 0.6, 1.24), 0.33), fill=0.95)
    return Shot(azimuth=-48, elevation=18, fill=0.84)


@kind('dumbbell', 'fitness', 'silver ink',
      ('Две разборные гантели с дисками', 'Diskli ikkita yigʻma gantel'),
      ('Диски и гайка гантели крупно', 'Gantel disklari va gaykasi yaqindan'))
def dumbbell(look):
    bar, dark = m.chrome(), m.rubber((0.022, 0.022, 0.024), 0.5)
    plates = dark if look.colour == 'ink' else (m.metal((0.50, 0.51, 0.53), 0.34) if look.colour == 'silver' else m.gloss(m.colour_of('white')))
    for place, turn in (((0, 0, 0.088), 16), ((0.05, 0.27, 0.088), -10)):
        with s.placed(place, (0, 0, turn)):
            s.cylinder(0.013, 0.42, (0, 0, 0), bar, 'x', 0.002)
            s.turned(s.curve_through([(0.014, -0.060), (0.0165, -0.03), (0.0175, 0.0), (0.0165, 0.03), (0.014, 0.060)], 6, False), dark, axis='x')
            for side in (-1, 1):
                s.cylinder(0.021, 0.008, (side * 0.066, 0, 0), bar, 'x', 0.002)
                for i, (r, thick) in enumerate(((0.088, 0.030), (0.080, 0.026), (0.066, 0.024))):
                    x = side * (0.087 + 0.029 * i)
                    s.cylinder(r, thick, (x, 0, 0), plates, 'x', 0.006)
                    s.ring(r * 0.72, 0.0035, (x + side * thick * 0.46, 0, 0), plates, rot=(0, 90, 0))
                s.cylinder(0.030, 0.018, (side * 0.171, 0, 0), bar, 'x', 0.003)
                for k in range(6):
                    a = math.pi / 3 * k
                    s.cylinder(0.0075, 0.018, (side * 0.171, 0.029 * math.cos(a), 0.029 * math.sin(a)), bar, 'x', 0.002)
    if look.view == 2:
        return Shot(azimuth=-52, elevation=18, detail=((-0.13, -0.03, 0.085), 0.105), fill=0.95)
    return Shot(azimuth=-26, elevation=22, fill=0.80)
