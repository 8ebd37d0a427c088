"""Television sets and the screens of a car."""
import artwork as art
import materials as m
import shapes as s
from registry import kind
from studio import Shot


DESIGNS = {
    '': ('oak', art.EVENING, {}),
    '-morning': ('walnut', art.MORNING, {1: ('Телевизор на тёмной деревянной тумбе, на экране утренние холмы', 'Toʻq yogʻoch tumba ustidagi televizor, ekranida tongdagi tepaliklar')}),
    '-moon': ('white', art.MOONLIGHT, {1: ('Телевизор на белой тумбе, на экране луна над горами', 'Oq tumba ustidagi televizor, ekranida togʻlar ustida oy')}),
}
SIZES = {'main': (55, 'дюймов'), 'small': (32, 'дюйма'), 'medium': (43, 'дюйма'), 'large': (65, 'дюймов'), 'huge': (75, 'дюймов')}


def _console(width, wood):
    front = {'oak': m.oak, 'walnut': m.walnut, 'white': lambda _axis: m.gloss((0.72, 0.72, 0.70))}[wood]
    s.box((width, 0.40, 0.36), (0, 0.06, 0.30), front('x'), 0.006)
    gap = m.plastic((0.03, 0.022, 0.016), 0.7)
    for i in range(3):
        s.box((width / 3 - 0.012, 0.02, 0.32), ((i - 1) * (width / 3 - 0.002), -0.142, 0.30), front('x'), 0.004)
    s.box((width - 0.02, 0.018, 0.335), (0, -0.133, 0.30), gap, 0.001)
    for x in (-width / 2 + 0.14, width / 2 - 0.14):
        for y in (-0.08, 0.20):
            s.rod((x, y, 0.12), (x + (0.02 if x > 0 else -0.02), y, 0), 0.018, m.walnut('z'), top=0.012)


@kind('tv', 'tvs', 'ink',
      ('Телевизор на деревянной тумбе, на экране закат над холмами', 'Yogʻoch tumba ustidagi televizor, ekranida tepaliklar ustida quyosh botishi'),
      ('Угол телевизора: тонкая рамка и ножка крупно', 'Televizor burchagi: yupqa ramka va oyoqcha yaqindan'),
      **{size + design: {'inches': inches, 'design': design, 'note': (f'диагональ {inches} {unit}', f'diagonali {inches} dyuym'), 'seen': seen}
         for size, (inches, unit) in SIZES.items() for design, (_, _, seen) in DESIGNS.items()})
def tv(look):
    inches = look.get('inches', 55)
    width, height = inches * 0.0254 * 0.8716 + 0.012, inches * 0.0254 * 0.4903 + 0.016
    # Small sets stand on small consoles and come nearer, but less than their size asks for: sizes stay visible.
    wood, light, _ = DESIGNS[look.get('design', '')]
    _console(0.7 * width + 0.5, wood)
    rim, low = m.metal((0.06, 0.062, 0.068), 0.32), 0.48 + 0.055
    s.box((width, 0.024, height), (0, 0.06, low + height / 2), rim, 0.005)
    s.box((width * 0.7, 0.035, height * 0.5), (0, 0.085, low + height * 0.32), m.plastic((0.02, 0.02, 0.022)), 0.012)
    s.box((width - 0.006, 0.002, height - 0.006), (0, 0.0474, low + height / 2), m.dark_glass(), 0.0005)
    s.panel(width - 0.016, height - 0.022, (0, 0.0460, low + height / 2 + 0.003), m.picture(art.hills(560, 315, 21, (0.66, 0.66), light), 1.0))
    for side in (-1, 1):
        x = side * width * 0.36
        for y in (-0.06, 0.18):
            s.rod((x, 0.062, low + 0.01), (x + side * 0.02, y, 0.484), 0.007, rim)
    s.box((0.045, 0.012, 0.012), (0, 0.052, low - 0.004), m.plastic((0.03, 0.03, 0.033)), 0.003)
    if look.view == 2:
        corner = (-width * 0.42, 0.04, low + 0.10)
        return Shot(azimuth=-34, elevation=10, detail=(corner, 0.30), fill=0.9)
    return Shot(azimuth=-20, elevation=7, frame=0.75 * width + 0.6, fill=0.80)
