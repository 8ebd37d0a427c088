"""Cookers and microwave ovens."""
import math

import materials as m
import shapes as s
from registry import kind
from studio import Shot


def _burner(x, y, z, radius, iron):
    """A gas burner below a cast grate."""
    s.cylinder(radius * 0.62, 0.012, (x, y, z + 0.006), m.metal((0.42, 0.42, 0.43), 0.35), bevel=0.003)
    s.cylinder(radius * 0.46, 0.010, (x, y, z + 0.016), iron, bevel=0.004)
    for i in range(4):
        a = math.pi / 2 * i + math.pi / 4
        inner, outer = radius * 0.32, radius * 1.42
        s.tube([(x + inner * math.cos(a), y + inner * math.sin(a), z + 0.036), (x + outer * 0.9 * math.cos(a), y + outer * 0.9 * math.sin(a), z + 0.036),
                (x + outer * math.cos(a), y + outer * math.sin(a), z + 0.002)], 0.0048, iron, smooth=False)


@kind('stove', 'stoves', 'white silver ink',
      ('Газовая плита с четырьмя конфорками и духовкой', 'Toʻrt konforkali, duxovkali gaz plitasi'),
      ('Конфорки газовой плиты с чугунными решётками крупно', 'Gaz plitasining choʻyan panjarali konforkalari yaqindan'),
      main={'burners': 4},
      wide={'burners': 5, 'note': ('пять конфорок', 'besh konforkali')})
def stove(look):
    burners = look.get('burners', 4)
    w, d, h = (0.90 if burners == 5 else 0.60), 0.58, 0.85
    body, iron = m.body_of(look.colour), m.plastic((0.018, 0.018, 0.019), 0.62)
    top, dark = m.steel((0.52, 0.53, 0.55)), m.dark_glass((0.012, 0.013, 0.015))
    bar = m.metal((0.70, 0.71, 0.73), 0.2)
    s.box((w, d, h - 0.05), (0, 0, 0.05 + (h - 0.05) / 2), body, 0.006)
    s.box((w - 0.04, d - 0.06, 0.05), (0, 0.01, 0.03), iron, 0.003)
    s.box((w + 0.004, d + 0.010, 0.022), (0, 0, h + 0.008), top, 0.006)
    s.box((w - 0.05, d - 0.07, 0.004), (0, 0.01, h + 0.020), m.steel((0.40, 0.41, 0.42)), 0.002)
    spots = [(-0.145, -0.125, 0.052), (0.145, -0.125, 0.066), (-0.145, 0.135, 0.066), (0.145, 0.135, 0.052)]
    if burners == 5:
        spots = [(-0.29, -0.125, 0.052), (-0.29, 0.135, 0.066), (0, 0.005, 0.088), (0.29, -0.125, 0.066), (0.29, 0.135, 0.052)]
    for x, y, radius in spots:
        _burner(x, y, h + 0.021, radius, iron)
    half = [w / 4] if burners == 4 else [w / 3]
    for x in ([-half[0], half[0]] if burners == 4 else [-half[0] + 0.01, 0, half[0] - 0.01]):
        width = 0.25 if burners == 4 else 0.27
        s.tube([(x - width / 2, -0.245, h + 0.045), (x + width / 2, -0.245, h + 0.045), (x + width / 2, 0.255, h + 0.045), (x - width / 2, 0.255, h + 0.045)],
               0.0055, iron, closed=True, smooth=False)
        for sx in (-1, 1):
            for y in (-0.245, 0.255):
                s.cylinder(0.007, 0.03, (x + sx * width / 2, y, h + 0.033), iron, bevel=0.001)
        s.tube([(x - width / 2, 0.005, h + 0.045), (x + width / 2, 0.005, h + 0.045)], 0.0050, iron)
    front = -d / 2 - 0.004
    s.box((w - 0.006, 0.022, 0.095), (0, front, h - 0.062), body if look.colour != 'white' else m.gloss((0.70, 0.705, 0.71)), 0.005)
    for i in range(burners + 1):
        x = (i - burners / 2) * (w - 0.16) / burners
        s.cylinder(0.023, 0.006, (x, front - 0.014, h - 0.062), bar, 'y', 0.002)
        s.cylinder(0.018, 0.026, (x, front - 0.028, h - 0.062), m.plastic((0.03, 0.03, 0.033), 0.35), 'y', 0.004)
        s.box((0.0035, 0.003, 0.018), (x, front - 0.0415, h - 0.056), m.plastic((0.8, 0.8, 0.8)), 0.001)
    s.box((w - 0.006, 0.030, 0.50), (0, front - 0.004, 0.485), body, 0.007)
    s.slab(w - 0.11, 0.335, 0.004, 0.018, (0, front - 0.0205, 0.455), dark, 0.001)
    s.box((w - 0.20, 0.003, 0.008), (0, front - 0.0200, 0.36), m.metal((0.14, 0.14, 0.15), 0.4), 0.001)
    s.tube([(-w / 2 + 0.07, front - 0.058, 0.675), (w / 2 - 0.07, front - 0.058, 0.675)], 0.0105, bar)
    for side in (-1, 1):
        s.rod((side * (w / 2 - 0.09), front - 0.012, 0.675), (side * (w / 2 - 0.09), front - 0.058, 0.675), 0.008, bar)
    s.box((w - 0.006, 0.026, 0.135), (0, front - 0.002, 0.150), body, 0.007)
    s.box((w * 0.36, 0.010, 0.010), (0, front - 0.018, 0.195), bar, 0.003)
    if look.view == 2:
        return Shot(azimuth=-30, elevation=34, detail=((0.03, -0.03, h), 0.235), fill=0.95)
    return Shot(azimuth=-28, elevation=19, fill=0.78)


@kind('microwave', 'stoves', 'silver white ink',
      ('Микроволновая печь с дверцей из тёмного стекла и дисплеем', 'Qora shisha eshikli, displeyli mikrotoʻlqinli pech'),
      ('Панель микроволновой печи: дисплей, кнопки и ручка', 'Mikrotoʻlqinli pech paneli: displey, tugmalar va murvat'))
def microwave(look):
    w, d, h = 0.49, 0.38, 0.285
    body, dark, bar = m.body_of(look.colour), m.dark_glass((0.012, 0.013, 0.016)), m.metal((0.70, 0.71, 0.73), 0.2)
    s.box((w, d, h), (0, 0, h / 2 + 0.015), body, 0.008)
    for x in (-w / 2 + 0.05, w / 2 - 0.05):
        for y in (-d / 2 + 0.05, d / 2 - 0.05):
            s.cylinder(0.014, 0.02, (x, y, 0.010), m.rubber())
    y, z = -d / 2 - 0.010, h / 2 + 0.015
    s.box((0.365, 0.022, h - 0.004), (-w / 2 + 0.1835, y, z), body, 0.006)
    s.slab(0.325, h - 0.045, 0.004, 0.010, (-w / 2 + 0.1805, y - 0.0120, z), dark, 0.001)
    s.slab(0.215, h - 0.115, 0.001, 0.012, (-w / 2 + 0.168, y - 0.0143, z), m.surface((0.045, 0.047, 0.052), 0.12, coat=0.8), 0)
    s.tube([(-w / 2 + 0.348, y - 0.010, z - 0.095), (-w / 2 + 0.348, y - 0.040, z - 0.082), (-w / 2 + 0.348, y - 0.040, z + 0.082), (-w / 2 + 0.348, y - 0.010, z + 0.095)],
           0.0085, bar)
    x = w / 2 - 0.0605
    s.box((0.117, 0.022, h - 0.004), (x, y, z), m.gloss((0.022, 0.023, 0.026), 0.18), 0.005)
    s.box((0.086, 0.003, 0.036), (x, y - 0.0115, z + 0.100), m.dark_glass(), 0.002)
    s.text('12:45', 0.025, (x, y - 0.0135, z + 0.100), m.glow((0.45, 0.95, 0.85), 1.8))
    for row in range(4):
        for column in range(3):
            s.slab(0.021, 0.015, 0.003, 0.004, (x + (column - 1) * 0.029, y - 0.0120, z + 0.058 - row * 0.023), m.plastic((0.24, 0.245, 0.255), 0.4), 0.001)
    s.cylinder(0.029, 0.020, (x, y - 0.018, z - 0.082), bar, 'y', 0.005)
    s.cylinder(0.023, 0.003, (x, y - 0.0285, z - 0.082), m.metal((0.5, 0.5, 0.52), 0.3), 'y', 0.001)
    if look.view == 2:
        return Shot(azimuth=24, elevation=8, detail=((x - 0.02, y, z), 0.135), fill=0.95)
    return Shot(azimuth=-24, elevation=13, fill=0.80)
