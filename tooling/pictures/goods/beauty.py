"""Hair dryers, clippers, perfume, blood pressure monitors, massage chairs."""
import math

import materials as m
import shapes as s
from registry import kind
from studio import Shot


@kind('perfume', 'perfume', 'saffron red blue',
      ('Флакон парфюмерной воды с тёмной крышкой', 'Toʻq qopqoqli atir shishasi'),
      ('Горлышко и крышка флакона крупно', 'Atir shishasi boʻgʻzi va qopqogʻi yaqindan'))
def perfume(look):
    tone = m.mixed(m.colour_of(look.colour), (1, 0.94, 0.84), 0.42)
    w, d, h = 0.052, 0.030, 0.062
    glass, gold = m.glass((0.97, 0.98, 0.98)), m.brass()
    s.plate(s.rounded(w, h, 0.009), d, (0, 0, h / 2), glass, 0.004, segments=5)
    # The liquid is a body of its own, a little smaller than the bottle.
    s.plate(s.rounded(w - 0.009, h - 0.018, 0.006), d - 0.009, (0, 0, h / 2 - 0.003), m.surface(tone, 0.0, through=1.0, ior=1.33), 0.003, segments=5)
    s.cylinder(0.0085, 0.005, (0, 0, h + 0.002), gold, bevel=0.001)
    s.cylinder(0.0068, 0.004, (0, 0, h + 0.006), gold, bevel=0.001)
    s.plate(s.rounded(0.026, 0.026, 0.006), 0.028, (0, 0, h + 0.0205), m.gloss((0.014, 0.020, 0.045), 0.14), 0.002, (90, 0, 0), 5)
    s.box((0.0262, 0.0262, 0.0022), (0, 0, h + 0.0095), gold, 0.001)
    s.slab(0.026, 0.017, 0.0006, 0.002, (0, -d / 2 - 0.0002, h * 0.44), gold, 0.0002)
    s.slab(0.023, 0.014, 0.0004, 0.0015, (0, -d / 2 - 0.0005, h * 0.44), m.surface((0.72, 0.66, 0.54), 0.5), 0.0001)
    for i, width in enumerate((0.013, 0.008)):
        s.box((width, 0.0002, 0.0009), (0, -d / 2 - 0.0008, h * 0.44 + 0.002 - 0.004 * i), m.plastic((0.10, 0.08, 0.05)), 0)
    if look.view == 2:
        return Shot(azimuth=-30, elevation=16, detail=((0, 0, h + 0.004), 0.030), fill=0.95)
    return Shot(azimuth=-26, elevation=10, fill=0.72)


@kind('hairdryer', 'hair', 'red turquoise saffron green blue',
      ('Фен с концентратором и складной ручкой', 'Konsentratorli, buklanadigan dastali fen'),
      ('Фен сзади: решётка и кнопки на ручке', 'Fen orqadan: panjara va dastadagi tugmalar'))
def hairdryer(look):
    body, dark, bar = m.surface(m.colour_of(look.colour), 0.32, coat=0.5), m.plastic((0.022, 0.023, 0.026), 0.4), m.metal((0.70, 0.64, 0.55), 0.2)
    # The dryer lies on its side on the table, as it is put down.
    with s.placed((0, 0, 0.0415), (9, 0, 0)):
        profile = [(0.0, -0.098), (0.036, -0.096), (0.041, -0.085), (0.0415, -0.03), (0.040, 0.03), (0.034, 0.085), (0.030, 0.100)]
        s.turned(s.fillet(profile, 0.012, False), body, rot=(0, -90, 0))
        s.turned(s.fillet([(0.020, -0.1005), (0.0375, -0.0985), (0.0390, -0.090), (0.0405, -0.080)], 0.004, False), bar, rot=(0, -90, 0))
        s.turned([(0.0, -0.0985), (0.036, -0.0990)], dark, rot=(0, -90, 0))
        for i in range(5):
            s.ring(0.006 + 0.0062 * i, 0.0009, (0.1000, 0, 0), bar, rot=(0, 90, 0))
        s.turned([(0.0308, 0.094), (0.0312, 0.104), (0.0285, 0.106)], bar, rot=(0, -90, 0))
        nozzle = []
        for x, wide, tall in ((-0.101, 0.029, 0.029), (-0.115, 0.0285, 0.027), (-0.140, 0.034, 0.015), (-0.158, 0.037, 0.0085)):
            nozzle.append([(x, wide * math.cos(a), tall * math.sin(a)) for a in (2 * math.pi * i / 28 for i in range(28))])
        s.loft(nozzle, dark, 1, closed_ends=False)
        s.loft([[(x + 0.001, y * 0.93, z * 0.80) for x, y, z in ring] for ring in nozzle], m.plastic((0.008, 0.008, 0.009), 0.8), 1, closed_ends=False)
        handle = []
        for t, wide, deep in ((0.0, 0.021, 0.019), (0.25, 0.0205, 0.0185), (0.6, 0.020, 0.018), (0.92, 0.0215, 0.019), (1.0, 0.016, 0.014)):
            x, y = 0.030 + 0.028 * t, -0.030 - 0.125 * t
            handle.append([(x + wide * math.cos(a), y, deep * math.sin(a)) for a in (2 * math.pi * i / 24 for i in range(24))])
        s.loft(handle, body, 2)
        s.cylinder(0.0235, 0.040, (0.030, -0.040, 0), dark, 'z', 0.004)
        s.cylinder(0.014, 0.043, (0.030, -0.040, 0), bar, 'z', 0.003)
        for i in range(2):
            s.slab(0.011, 0.020, 0.006, 0.003, (0.0275 + 0.0065 * i + 0.006, -0.075 - 0.030 * i, 0.018), dark if i else bar, 0.002, (-90, 0, 0))
    s.tube([(0.057, -0.146, 0.019), (0.062, -0.170, 0.015), (0.066, -0.186, 0.010)], 0.0065, dark)
    s.tube([(0.066, -0.182, 0.011), (0.078, -0.215, 0.0036), (0.035, -0.245, 0.0036), (-0.05, -0.205, 0.0036), (-0.10, -0.165, 0.0036), (-0.15, -0.160, 0.0036)], 0.0034, dark)
    if look.view == 2:
        return Shot(azimuth=52, elevation=32, fill=0.80)
    return Shot(azimuth=-16, elevation=34, fill=0.80)


@kind('trimmer', 'hair', 'silver white ink',
      ('Машинка для стрижки на подставке и насадки', 'Tagliqdagi soch olish mashinasi va nasadkalar'),
      ('Лезвие машинки для стрижки крупно', 'Soch olish mashinasi tigʻi yaqindan'))
def trimmer(look):
    body = m.metal((0.52, 0.53, 0.55), 0.3) if look.colour == 'silver' else m.surface(m.colour_of(look.colour), 0.3, coat=0.5)
    dark, bar = m.plastic((0.022, 0.023, 0.026), 0.4), m.metal((0.74, 0.75, 0.77), 0.16)
    s.plate(s.rounded(0.078, 0.066, 0.030), 0.016, (0, 0, 0.008), dark, 0.004, (90, 0, 0))
    with s.placed((0, 0, 0.012), (-6, 0, 0)):
        rings = []
        for z, wide, deep, y in ((0.0, 0.017, 0.014, 0), (0.012, 0.021, 0.018, 0), (0.06, 0.0205, 0.0185, -0.001), (0.10, 0.022, 0.019, 0), (0.135, 0.0225, 0.017, 0.001), (0.150, 0.021, 0.013, 0.002), (0.152, 0.019, 0.011, 0.002)):
            rings.append([(wide * math.copysign(abs(math.cos(a)) ** 0.75, math.cos(a)), y + deep * math.copysign(abs(math.sin(a)) ** 0.75, math.sin(a)), z) for a in (2 * math.pi * i / 28 for i in range(28))])
        s.loft(rings, body, 2)
        s.slab(0.022, 0.085, 0.005, 0.010, (0, -0.0172, 0.060), dark, 0.0018, (0, 0, 0))
        s.slab(0.011, 0.022, 0.005, 0.005, (0, -0.0190, 0.082), bar, 0.0015)
        for i in range(3):
            s.box((0.0022, 0.001, 0.0022), (0, -0.0200, 0.045 - 0.007 * i), m.glow((0.25, 0.85, 0.75), 1.0), 0.0004)
        s.box((0.040, 0.012, 0.012), (0, 0.003, 0.155), dark, 0.003)
        for y, lift in ((-0.004, 0.0), (0.001, 0.003)):
            s.box((0.042, 0.0025, 0.014), (0, y, 0.164 - lift), bar, 0.0006)
            for i in range(19):
                s.box((0.0012, 0.0022, 0.007), ((i - 9) * 0.00225, y, 0.174 - lift), bar, 0.0003)
    # Two combs stand beside it.
    for x, tall in ((0.075, 0.022), (0.118, 0.030)):
        comb = m.plastic((0.05, 0.052, 0.056), 0.35)
        s.box((0.036, 0.028, 0.010), (x, 0.0, 0.005), comb, 0.002)
        for i in range(8):
            s.plate(s.fillet([(-0.012, 0), (0.012, 0), (0.010, tall * 0.7), (-0.012, tall)], 0.004), 0.0016, (x + (i - 3.5) * 0.0046, 0, 0.009), comb, 0.0004, (0, 0, 90))
    if look.view == 2:
        return Shot(azimuth=-26, elevation=16, detail=((0, 0, 0.150), 0.036), fill=0.95)
    return Shot(azimuth=-22, elevation=14, fill=0.80)
