"""Power tools, pressure washers, compressors."""
import math

import materials as m
import shapes as s
from registry import kind
from studio import Shot


def _grip(path, widths, depth, material):
    """A handle as a skin over ovals along a path in the plane y = 0."""
    rings = []
    for (x, z), wide, (dx, dz) in zip(path, widths, [(path[min(i + 1, len(path) - 1)][0] - path[max(i - 1, 0)][0], path[min(i + 1, len(path) - 1)][1] - path[max(i - 1, 0)][1]) for i in range(len(path))]):
        length = math.hypot(dx, dz)
        nx, nz = -dz / length, dx / length
        rings.append([(x + nx * wide * math.cos(a), depth * math.sin(a), z + nz * wide * math.cos(a)) for a in (2 * math.pi * i / 24 for i in range(24))])
    return s.loft(rings, material, 2)


@kind('drill', 'power-tools', 'red turquoise saffron green blue',
      ('Аккумуляторный шуруповёрт со сверлом', 'Parmali akkumulyatorli shurupovyort'),
      ('Патрон и муфта шуруповёрта крупно', 'Shurupovyort patroni va muftasi yaqindan'))
def drill(look):
    shell, dark, grip, bar = m.plastic(m.colour_of(look.colour), 0.34), m.plastic((0.022, 0.023, 0.025), 0.45), m.rubber((0.026, 0.026, 0.028), 0.7), m.metal((0.55, 0.56, 0.58), 0.24)
    axis = 0.172
    s.turned(s.fillet([(0, -0.070), (0.024, -0.070), (0.031, -0.055), (0.0325, 0.0), (0.031, 0.050), (0.027, 0.062), (0, 0.062)], 0.008, False), shell, (0, 0, axis), 'x')
    s.turned(s.fillet([(0, -0.0765), (0.020, -0.0765), (0.0265, -0.066), (0.0265, -0.050), (0, -0.05)], 0.004, False), dark, (0, 0, axis), 'x')
    for i in range(6):
        s.box((0.002, 0.066, 0.020), (-0.038 + 0.0065 * i, 0, axis + 0.004), dark, 0.0006)
    s.turned(s.fillet([(0, 0.060), (0.0265, 0.060), (0.0275, 0.066), (0.0275, 0.082), (0.025, 0.086), (0, 0.086)], 0.002, False), dark, (0, 0, axis), 'x')
    for i in range(26):
        a = 2 * math.pi * i / 26
        s.box((0.015, 0.0018, 0.0018), (0.074, 0.0276 * math.cos(a), axis + 0.0276 * math.sin(a)), m.plastic((0.06, 0.061, 0.065)), 0.0005, (math.degrees(a), 0, 0))
    s.turned(s.fillet([(0, 0.086), (0.0205, 0.086), (0.0215, 0.110), (0.0165, 0.122), (0.011, 0.132), (0, 0.132)], 0.003, False), m.metal((0.09, 0.091, 0.095), 0.3), (0, 0, axis), 'x')
    s.turned([(0.0218, 0.089), (0.0224, 0.0905), (0.0224, 0.0965), (0.0218, 0.098)], bar, (0, 0, axis), 'x')
    for i in range(3):
        a = 2 * math.pi * i / 3
        s.box((0.012, 0.004, 0.004), (0.134, 0.005 * math.cos(a), axis + 0.005 * math.sin(a)), bar, 0.001, (math.degrees(a), 0, 0))
    # The drill bit: an oval that turns along the axis gives the two flutes.
    twist = []
    for i in range(40):
        turn, x = i * 0.42, 0.134 + 0.0016 * i
        size = 0.0035 if i < 37 else 0.0035 * (40 - i) / 4
        twist.append([(x, size * (math.cos(a) * math.cos(turn) - 0.42 * math.sin(a) * math.sin(turn)), axis + size * (math.cos(a) * math.sin(turn) + 0.42 * math.sin(a) * math.cos(turn))) for a in (2 * math.pi * k / 14 for k in range(14))])
    s.loft(twist, bar, 1)
    path = [(-0.012, axis - 0.010), (-0.016, 0.135), (-0.024, 0.100), (-0.031, 0.070), (-0.034, 0.048)]
    _grip(path, [0.031, 0.0215, 0.0195, 0.0205, 0.026], 0.0175, shell)
    _grip([(-0.024, 0.136), (-0.030, 0.108), (-0.0365, 0.080), (-0.040, 0.060)], [0.0135, 0.0150, 0.0150, 0.0120], 0.0192, grip)
    trigger = ((-0.006, 0.134), (0.010, 0.136), (0.014, 0.127), (0.006, 0.112), (0.002, 0.100), (-0.012, 0.104))
    s.loft([[(x, y, z) for x, z in trigger] for y in (-0.0062, -0.004, 0.004, 0.0062)], dark, 1)
    s.box((0.010, 0.042, 0.008), (0.008, 0, 0.141), dark, 0.003)
    s.plate(s.rounded(0.112, 0.072, 0.014), 0.012, (-0.022, 0, 0.046), shell, 0.004, (90, 0, 0))
    s.plate(s.rounded(0.118, 0.078, 0.014), 0.036, (-0.020, 0, 0.0185), dark, 0.006, (90, 0, 0))
    s.box((0.060, 0.0795, 0.008), (-0.020, 0, 0.019), shell, 0.002)
    for i in range(3):
        s.box((0.005, 0.002, 0.003), (0.012 + 0.008 * i, -0.0362, 0.0455), m.glow((0.35, 0.9, 0.5), 1.0), 0.0006)
    s.box((0.044, 0.0008, 0.013), (0.004, -0.0322, axis + 0.002), m.plastic((0.75, 0.75, 0.74)), 0.0003)
    if look.view == 2:
        return Shot(azimuth=22, elevation=14, detail=((0.095, 0, axis), 0.055), fill=0.95)
    return Shot(azimuth=-20, elevation=10, fill=0.78)


@kind('hammer-drill', 'power-tools', 'red turquoise saffron green blue',
      ('Перфоратор с боковой рукояткой и буром', 'Yon dastali, burli perforator'),
      ('Патрон и боковая рукоятка перфоратора крупно', 'Perforator patroni va yon dastasi yaqindan'))
def hammer_drill(look):
    shell, dark, grip, bar = m.plastic(m.colour_of(look.colour), 0.34), m.plastic((0.022, 0.023, 0.025), 0.45), m.rubber(), m.metal((0.55, 0.56, 0.58), 0.24)
    axis = 0.170
    s.turned(s.fillet([(0, -0.10), (0.030, -0.10), (0.040, -0.08), (0.040, 0.01), (0.033, 0.05), (0.030, 0.08), (0, 0.08)], 0.012, False), shell, (0, 0, axis), 'x')
    # The motor stands upright below the gear case.
    s.turned(s.fillet([(0, 0.0), (0.036, 0.0), (0.040, 0.015), (0.040, 0.11), (0.036, 0.15), (0, 0.15)], 0.010, False), shell, (-0.028, 0, 0.030))
    s.turned(s.fillet([(0, 0.0), (0.038, 0.0), (0.0415, 0.012), (0.0415, 0.034), (0, 0.034)], 0.006, False), dark, (-0.028, 0, 0.022))
    for i in range(5):
        s.box((0.030, 0.084, 0.0035), (-0.028, 0, 0.066 + 0.008 * i), dark, 0.001)
    s.turned(s.fillet([(0, 0.078), (0.030, 0.078), (0.030, 0.105), (0.024, 0.115), (0, 0.115)], 0.003, False), dark, (0, 0, axis), 'x')
    s.turned(s.fillet([(0, 0.113), (0.019, 0.113), (0.021, 0.150), (0.015, 0.172), (0.009, 0.178), (0, 0.178)], 0.003, False), dark, (0, 0, axis), 'x')
    s.cylinder(0.006, 0.15, (0.245, 0, axis), bar, 'x', 0.001)
    s.turned([(0.0078, 0.30), (0.0082, 0.302), (0.0082, 0.318), (0, 0.326)], bar, (0, 0, axis), 'x')
    loop = [(-0.085, axis + 0.012), (-0.118, axis + 0.016), (-0.142, axis - 0.010), (-0.146, axis - 0.060), (-0.134, axis - 0.100), (-0.100, axis - 0.118), (-0.055, axis - 0.112)]
    _grip(loop, [0.020, 0.019, 0.017, 0.016, 0.016, 0.015, 0.016], 0.0165, shell)
    _grip([(-0.149, axis - 0.012), (-0.153, axis - 0.055), (-0.143, axis - 0.092)], [0.011, 0.013, 0.011], 0.0175, grip)
    s.box((0.014, 0.014, 0.050), (-0.126, 0, axis - 0.045), dark, 0.004, (0, 8, 0))
    with s.placed((0.092, 0, axis), (0, 0, 0)):
        s.ring(0.031, 0.007, (0, 0, 0), dark, rot=(0, 90, 0))
        s.turned(s.fillet([(0, 0.030), (0.011, 0.032), (0.014, 0.05), (0.0155, 0.10), (0.018, 0.135), (0.014, 0.142), (0, 0.142)], 0.004, False), grip, rot=(62, 0, 0))
    s.cylinder(0.016, 0.010, (-0.030, -0.040, axis - 0.006), dark, 'y', 0.003)
    s.box((0.026, 0.008, 0.006), (-0.030, -0.046, axis - 0.006), bar, 0.002, (0, 30, 0))
    s.box((0.040, 0.0008, 0.012), (0.012, -0.0385, axis + 0.006), m.plastic((0.75, 0.75, 0.74)), 0.0003)
    s.box((0.085, 0.07, 0.022), (-0.028, 0, 0.011), dark, 0.006)
    s.tube([(-0.115, 0, 0.050), (-0.150, 0, 0.030), (-0.185, -0.02, 0.005), (-0.24, -0.06, 0.0045), (-0.20, -0.12, 0.0045), (-0.08, -0.12, 0.0045)], 0.0042, dark)
    if look.view == 2:
        return Shot(azimuth=26, elevation=14, detail=((0.10, -0.03, axis - 0.01), 0.085), fill=0.95)
    return Shot(azimuth=-22, elevation=12, fill=0.82)


@kind('washer-gun', 'care', 'red turquoise saffron green blue',
      ('Мойка высокого давления с пистолетом и шлангом', 'Pistolet va shlangli yuqori bosimli yuvish apparati'),
      ('Мойка высокого давления сзади: шланг на крюке', 'Yuqori bosimli moyka orqadan: ilgakdagi shlang'))
def washer_gun(look):
    shell, dark, bar = m.plastic(m.colour_of(look.colour), 0.32), m.plastic((0.022, 0.023, 0.025), 0.42), m.metal((0.6, 0.61, 0.63), 0.24)

    def oval(z, wide, deep, y=0.0):
        return [(wide * math.copysign(abs(math.cos(a)) ** 0.7, math.cos(a)), y + deep * math.copysign(abs(math.sin(a)) ** 0.7, math.sin(a)), z) for a in (2 * math.pi * i / 28 for i in range(28))]
    s.loft([oval(0.06, 0.10, 0.09), oval(0.075, 0.125, 0.115), oval(0.20, 0.128, 0.115), oval(0.34, 0.112, 0.098, 0.01), oval(0.43, 0.095, 0.075, 0.02), oval(0.445, 0.08, 0.06, 0.02)], shell, 2)
    s.loft([oval(0.030, 0.11, 0.09), oval(0.04, 0.128, 0.118), oval(0.105, 0.131, 0.121), oval(0.115, 0.12, 0.11)], dark, 2)
    s.slab(0.15, 0.19, 0.016, 0.03, (0, -0.107, 0.24), dark, 0.005, (-4, 0, 0))
    for i in range(5):
        s.slab(0.11, 0.006, 0.008, 0.003, (0, -0.1165 + 0.0012 * i, 0.175 + 0.017 * i), m.plastic((0.05, 0.051, 0.054)), 0.001)
    s.cylinder(0.028, 0.022, (0, -0.108, 0.298), bar, 'y', 0.005)
    s.box((0.007, 0.006, 0.036), (0, -0.121, 0.298), shell, 0.002, (0, 30, 0))
    for side in (-1, 1):
        s.cylinder(0.080, 0.040, (side * 0.148, 0.065, 0.080), dark, 'x', 0.012)
        s.cylinder(0.048, 0.046, (side * 0.149, 0.065, 0.080), shell, 'x', 0.006)
        s.tube([(side * 0.085, 0.055, 0.36), (side * 0.085, 0.070, 0.62), (side * 0.075, 0.075, 0.72)], 0.0115, bar)
    s.tube([(-0.075, 0.075, 0.715), (-0.05, 0.075, 0.745), (0.05, 0.075, 0.745), (0.075, 0.075, 0.715)], 0.0145, dark)
    s.box((0.20, 0.05, 0.03), (0, -0.085, 0.015), dark, 0.008)
    # The hose hangs in rings on the right side of the handle.
    for i in range(4):
        s.tube([(0.155 + 0.016 * i, 0.06 + 0.105 * math.sin(a), 0.405 + 0.125 * math.cos(a)) for a in (2 * math.pi * k / 12 for k in range(12))], 0.0085, dark, closed=True)
    s.rod((0.09, 0.06, 0.52), (0.235, 0.06, 0.52), 0.010, dark)
    s.ball(0.016, (0.235, 0.06, 0.52), dark)
    # The gun leans in its holder on the left.
    with s.placed((-0.165, -0.03, 0.02), (-4, 4, 0)):
        s.rod((0, 0, 0.03), (0, 0, 0.46), 0.0095, bar)
        s.cylinder(0.017, 0.075, (0, 0, 0.035), dark, bevel=0.006)
        s.cylinder(0.020, 0.15, (0, 0, 0.50), dark, bevel=0.008)
        s.tube([(0, 0, 0.56), (0, -0.012, 0.61), (0, -0.055, 0.66), (0, -0.085, 0.69)], 0.018, dark)
        s.box((0.012, 0.014, 0.060), (0, -0.058, 0.615), shell, 0.004, (-38, 0, 0))
    s.box((0.055, 0.05, 0.05), (-0.145, -0.02, 0.13), dark, 0.012)
    s.box((0.055, 0.05, 0.04), (-0.120, 0.0, 0.36), dark, 0.012)
    if look.view == 2:
        return Shot(azimuth=140, elevation=14, fill=0.80)
    return Shot(azimuth=24, elevation=13, fill=0.80)


@kind('compressor', 'care', 'red turquoise saffron green blue',
      ('Автомобильный компрессор с манометром и шлангом', 'Manometrli, shlangli avtomobil kompressori'),
      ('Манометр компрессора крупно', 'Kompressor manometri yaqindan'))
def compressor(look):
    shell, dark, bar = m.plastic(m.colour_of(look.colour), 0.34), m.plastic((0.022, 0.023, 0.025), 0.42), m.metal((0.58, 0.59, 0.61), 0.26)
    s.turned(s.fillet([(0, -0.075), (0.034, -0.075), (0.042, -0.06), (0.042, 0.03), (0.036, 0.04), (0, 0.04)], 0.008, False), shell, (-0.02, 0, 0.062), 'x')
    for i in range(5):
        s.ring(0.042, 0.0022, (-0.075 + 0.010 * i, 0, 0.062), dark, rot=(0, 90, 0))
    for i in range(7):
        s.box((0.006, 0.070, 0.072), (0.030 + 0.011 * i, 0, 0.070), bar, 0.004)
    s.box((0.070, 0.050, 0.064), (0.058, 0, 0.070), bar, 0.006)
    s.cylinder(0.024, 0.024, (0.058, 0, 0.112), bar, bevel=0.004)
    s.tube([(-0.085, 0, 0.100), (-0.080, 0, 0.135), (-0.03, 0, 0.150), (0.03, 0, 0.150), (0.075, 0, 0.138), (0.085, 0, 0.105)], 0.0095, dark)
    with s.placed((-0.018, -0.012, 0.112), (16, 0, 0)):
        s.cylinder(0.027, 0.016, (0, 0, 0.006), dark, 'y', 0.003)
        s.cylinder(0.0235, 0.002, (0, -0.0085, 0.006), m.plastic((0.78, 0.78, 0.76)), 'y', 0)
        for i in range(11):
            a = math.radians(-130 + 26 * i)
            s.box((0.0009, 0.0004, 0.0035), (0.0195 * math.sin(a), -0.0098, 0.006 + 0.0195 * math.cos(a)), m.plastic(m.BLACK), 0, (0, math.degrees(a), 0))
        s.box((0.0012, 0.0006, 0.018), (-0.005, -0.0101, 0.011), m.plastic(m.colour_of('red')), 0.0002, (0, -42, 0))
        s.cylinder(0.0022, 0.002, (0, -0.0105, 0.006), m.plastic(m.BLACK), 'y', 0)
    for x in (-0.075, 0.075):
        s.box((0.030, 0.090, 0.012), (x, 0, 0.010), dark, 0.004)
        s.box((0.018, 0.040, 0.030), (x, 0, 0.024), dark, 0.004)
    s.tube([(0.095, -0.01, 0.095), (0.130, -0.02, 0.085), (0.150, -0.06, 0.03), (0.115, -0.115, 0.006), (0.02, -0.125, 0.006), (-0.06, -0.110, 0.006), (-0.095, -0.085, 0.006)], 0.0055, dark)
    s.cylinder(0.0085, 0.026, (-0.105, -0.079, 0.0085), bar, rot=(0, 90, 32), bevel=0.002)
    if look.view == 2:
        return Shot(azimuth=-10, elevation=22, detail=((-0.02, -0.02, 0.105), 0.050), fill=0.95)
    return Shot(azimuth=-24, elevation=20, fill=0.80)
