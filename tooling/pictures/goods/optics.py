"""Glasses, watches and smart watches."""
import math

import artwork as art
import materials as m
import shapes as s
from registry import kind
from studio import Shot


def _lens_outline(width, height, round_share):
    """The outline of one lens: a rectangle whose lower corners are rounder than the upper ones."""
    x, y = width / 2, height / 2
    return s.fillet([(-x, y), (x, y * 0.94), (x * 0.90, -y), (-x * 0.82, -y)], [height * round_share * 0.8, height * round_share * 0.8, height * round_share * 1.25, height * round_share * 1.25], steps=10)


def _glasses(frame, lens, lens_w, lens_h, thick, round_share, metal_temples):
    bridge = 0.018
    # The rims and the ends of the temples touch the table together.
    lift = lens_h / 2 + thick - 0.027
    with s.placed((0, 0, lift)):
        _glasses_parts(frame, lens, lens_w, lens_h, thick, round_share, metal_temples, bridge, lift)


def _glasses_parts(frame, lens, lens_w, lens_h, thick, round_share, metal_temples, bridge, lift):
    for side in (-1, 1):
        x = side * (bridge / 2 + lens_w / 2)
        outline = [(side * px, pz) for px, pz in _lens_outline(lens_w, lens_h, round_share)]
        with s.placed((x, 0, 0.026), (0, 0, side * 5)):
            s.tube([(px, 0, pz) for px, pz in outline][::2], thick, frame, closed=True)
            s.plate([(px * 0.99, pz * 0.99) for px, pz in (outline if side > 0 else outline[::-1])], 0.0016, (0, 0, 0), lens, 0.0004)
        end = side * (bridge / 2 + lens_w)
        s.tube([(end - side * 0.001, 0.003, 0.036), (end + side * 0.003, 0.006, 0.036), (end + side * 0.004, 0.014, 0.036)], thick * 1.15, frame)
        arm = [(end + side * 0.004, 0.012, 0.036), (end + side * 0.004, 0.05, 0.036), (end + side * 0.002, 0.095, 0.034), (end - side * 0.002, 0.120, 0.022), (end - side * 0.004, 0.137, thick - lift)]
        s.tube(arm, thick * (0.75 if metal_temples else 1.0), metal_temples or frame)
        if metal_temples:
            s.tube(arm[2:], thick * 1.2, frame)
        s.cylinder(0.0016, 0.005, (end + side * 0.0035, 0.012, 0.036), m.metal(), bevel=0.0004)
        s.tube([(side * 0.008, 0.002, 0.024), (side * 0.009, 0.007, 0.021)], 0.0007, m.metal())
        s.ball(0.0042, (side * 0.0095, 0.008, 0.019), m.surface((0.70, 0.68, 0.64), 0.15, coat=0.5), (0.45, 0.7, 1.2))
    s.tube([(-bridge / 2 - 0.001, -0.0005, 0.033), (0, -0.004, 0.036), (bridge / 2 + 0.001, -0.0005, 0.033)], thick * 1.1, frame)


@kind('glasses', 'glasses', 'ink silver',
      ('Очки в тонкой оправе с прозрачными линзами', 'Yupqa gardishli, shaffof linzali koʻzoynak'),
      ('Шарнир и дужка очков крупно', 'Koʻzoynak ilgagi va dastasi yaqindan'))
def glasses(look):
    frame = m.metal((0.62, 0.63, 0.65), 0.2) if look.colour == 'silver' else m.gloss(m.colour_of(look.colour))
    # Thin glass without refraction: a lens is too thin to bend light visibly, and straight light has no noise.
    lens = m.thin_glass((0.93, 0.97, 0.98))
    _glasses(frame, lens, 0.050, 0.040, 0.0020, 0.62, m.metal((0.62, 0.63, 0.65), 0.2) if look.colour == 'silver' else None)
    if look.view == 2:
        return Shot(azimuth=-62, elevation=24, detail=((-0.055, 0.02, 0.03), 0.034), fill=0.95)
    return Shot(azimuth=-30, elevation=22, fill=0.80)


@kind('sunglasses', 'glasses', 'ink navy sand wine',
      ('Солнцезащитные очки с тёмными линзами', 'Qora linzali quyosh koʻzoynagi'),
      ('Солнцезащитные очки сбоку', 'Quyosh koʻzoynagi yondan'))
def sunglasses(look):
    frame = m.gloss(m.mixed(m.colour_of(look.colour), (0.02, 0.015, 0.01), 0.25), 0.16)
    lens = m.dark_glass((0.014, 0.012, 0.011) if look.colour in ('ink', 'navy') else (0.05, 0.022, 0.012))
    _glasses(frame, lens, 0.056, 0.047, 0.0037, 0.5, None)
    return Shot(azimuth=-30 if look.view == 1 else -68, elevation=20 if look.view == 1 else 16, fill=0.80)


def _strap(material, width, wrist, gap):
    """A closed strap around an upright wrist-shaped oval; the watch sits at the front."""
    rings, count = [], 72
    for i in range(count + 1):
        a = math.radians(gap + (360 - 2 * gap) * i / count)
        x, y = wrist * math.sin(a), -wrist * 0.86 * math.cos(a)
        nx, ny = math.sin(a) * 0.86, -math.cos(a)
        length = math.hypot(nx, ny)
        nx, ny = nx / length, ny / length
        narrow = 0.5 - 0.5 * math.cos(math.radians(360 * i / count))
        half, thick = width / 2 * (1 - 0.16 * narrow), 0.0018
        rings.append([(x + nx * thick * dz, y + ny * thick * dz, half * w) for w, dz in
                      ((-1, -0.6), (-1, 0.3), (-0.93, 1), (0.93, 1), (1, 0.3), (1, -0.6), (0.93, -1), (-0.93, -1))])
    s.loft(rings, material, 1)


@kind('watch', 'watches', 'silver white ink',
      ('Наручные часы со стрелками и кожаным ремешком', 'Strelkali, charm tasmali qoʻl soati'),
      ('Циферблат наручных часов крупно', 'Qoʻl soati siferblati yaqindan'))
def watch(look):
    case = m.chrome() if look.colour != 'ink' else m.metal((0.04, 0.041, 0.045), 0.2)
    dial = m.surface({'silver': (0.020, 0.060, 0.145), 'ink': (0.02, 0.021, 0.024), 'white': (0.72, 0.71, 0.68)}[look.colour], 0.28, metal=0.0, coat=0.5)
    mark = m.metal((0.80, 0.80, 0.80), 0.15) if look.colour != 'white' else m.metal((0.10, 0.11, 0.13), 0.2)
    leather = m.leather((0.12, 0.045, 0.018) if look.colour != 'ink' else (0.018, 0.018, 0.02), 900, 0.3)
    with s.placed((0, 0, 0), (-42, 0, 0)), s.placed((0, 0, 0), (0, 90, 0)):
        _strap(leather, 0.020, 0.030, 37)
        with s.placed((0, -0.0275, 0), (0, -90, 0)):
            s.turned(s.fillet([(0, -0.004), (0.0175, -0.004), (0.0200, -0.001), (0.0200, 0.0028), (0.0180, 0.0045), (0.0172, 0.0045), (0.0168, 0.0034), (0, 0.0034)], 0.0008, False), case, axis='y')
            s.turned([(0, 0.00342), (0.0168, 0.00342)][::-1], dial, axis='y')
            s.ring(0.0186, 0.0012, (0, -0.0042, 0), case, 'y')
            for hour in range(12):
                a = math.radians(hour * 30)
                long = 0.0036 if hour % 3 == 0 else 0.0026
                with s.placed((0.0142 * math.sin(a), -0.0037, 0.0142 * math.cos(a)), (0, hour * 30, 0)):
                    s.box((0.0012 if hour % 3 == 0 else 0.0007, 0.0005, long), (0, 0, 0), mark, 0.0002)
            for minute in range(60):
                if minute % 5:
                    a = math.radians(minute * 6)
                    s.box((0.00025, 0.0002, 0.0010), (0.0158 * math.sin(a), -0.0035, 0.0158 * math.cos(a)), mark, 0, (0, minute * 6, 0))
            for angle, length, width in ((-52, 0.0086, 0.0014), (62, 0.0128, 0.0010)):
                with s.placed((0, -0.0041, 0), (0, angle, 0)):
                    s.box((width, 0.0004, length), (0, 0, length / 2 - 0.0015), mark, 0.0002)
            with s.placed((0, -0.0045, 0), (0, 190, 0)):
                s.box((0.0004, 0.0003, 0.0170), (0, 0, 0.0050), m.surface(m.colour_of('red'), 0.3), 0.0001)
            s.cylinder(0.0013, 0.0012, (0, -0.0045, 0), mark, 'y', 0.0003)
            s.turned([(0.0, 0.0052), (0.010, 0.0051), (0.0172, 0.0046)], m.thin_glass((0.97, 0.98, 1.0)), axis='y')
            s.cylinder(0.0026, 0.0034, (0.0215, 0, 0), case, 'x', 0.0006)
            for sx in (-1, 1):
                for sz in (-1, 1):
                    s.tube([(sx * 0.0115, 0.0, sz * 0.0150), (sx * 0.0115, 0.002, sz * 0.0190), (sx * 0.0113, 0.006, sz * 0.0215)], 0.0016, case)
    if look.view == 2:
        return Shot(azimuth=-14, elevation=30, detail=((0, -0.022, 0.020), 0.021), fill=0.95)
    return Shot(azimuth=-30, elevation=14, fill=0.74)


@kind('smartwatch', 'smart-watches', 'ink silver blue white',
      ('Умные часы: на экране время и холмы', 'Aqlli soat: ekranida vaqt va tepaliklar'),
      ('Умные часы сбоку: корпус, кнопка и ремешок', 'Aqlli soat yondan: korpus, tugma va tasma'))
def smartwatch(look):
    case = m.metal(m.mixed(m.colour_of(look.colour), (0.5, 0.5, 0.5), 0.10), 0.24)
    band = m.rubber({'ink': (0.022, 0.023, 0.026), 'silver': (0.60, 0.59, 0.57), 'blue': (0.02, 0.07, 0.24), 'white': (0.68, 0.67, 0.65)}[look.colour], 0.55)
    with s.placed((0, 0, 0), (-42, 0, 0)), s.placed((0, 0, 0), (0, 90, 0)):
        _strap(band, 0.024, 0.031, 30)
        with s.placed((0, -0.0290, 0), (0, -90, 0)):
            s.slab(0.0385, 0.044, 0.0105, 0.0115, (0, 0, 0), case, 0.0032)
            s.slab(0.0365, 0.042, 0.0016, 0.0108, (0, -0.0053, 0), m.dark_glass(), 0.0007)
            s.panel(0.0325, 0.0380, (0, -0.00625, 0), m.picture(art.hills(260, 304, 12, (0.70, 0.62)), 1.0), 0.0090)
            s.text('10:24', 0.0076, (-0.0005, -0.0066, 0.0095), m.glow((1, 0.97, 0.90), 1.6))
            s.slab(0.021, 0.0016, 0.0003, 0.0007, (0, -0.0065, 0.0005), m.glow((0.25, 0.22, 0.25), 0.6), 0)
            s.slab(0.014, 0.0016, 0.0004, 0.0007, (-0.0035, -0.0066, 0.0005), m.glow((0.16, 0.75, 0.68), 1.2), 0)
            s.cylinder(0.0033, 0.0030, (0.0205, 0, 0.008), case, 'x', 0.0007)
            s.slab(0.0016, 0.0105, 0.0032, 0.0006, (0.0194, 0, -0.007), case, 0.0005)
    if look.view == 2:
        return Shot(azimuth=58, elevation=14, fill=0.74)
    return Shot(azimuth=-30, elevation=14, fill=0.74)
