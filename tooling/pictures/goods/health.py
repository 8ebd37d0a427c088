"""Blood pressure monitors and massage chairs."""
import math

import materials as m
import shapes as s
from registry import kind
from studio import Shot


@kind('tonometer', 'health', 'white silver ink',
      ('Тонометр с экраном, манжетой и трубкой', 'Ekranli, manjetali va naychali tonometr'),
      ('Экран тонометра с показаниями крупно', 'Tonometr ekranidagi koʻrsatkichlar yaqindan'))
def tonometer(look):
    tone = m.colour_of(look.colour)
    shell, dark = m.surface(tone, 0.3, metal=0.4 if look.colour == 'silver' else 0, coat=0.4), m.gloss((0.03, 0.032, 0.036))
    accent, cuff = m.plastic(m.colour_of('turquoise'), 0.35), m.cloth((0.020, 0.055, 0.11), 700, 0.6)
    with s.placed((-0.03, 0, 0), (0, 0, -8)):
        side = s.fillet([(-0.07, 0.0), (0.07, 0.0), (0.07, 0.070), (0.045, 0.074), (-0.07, 0.030)], [0.008, 0.010, 0.018, 0.02, 0.014])
        s.plate(side, 0.135, (0, 0, 0), shell, 0.009, (0, 0, 90), 5)
        tilt = math.degrees(math.atan2(0.044, 0.115))
        with s.placed((0, -0.014, 0.0535), (tilt, 0, 0)):
            # Flat parts on the sloping top: they look up, so each is turned onto its back.
            s.plate(s.rounded(0.112, 0.080, 0.012), 0.003, (0, 0.010, 0.0005), dark, 0.001, (90, 0, 0))
            s.plate(s.rounded(0.096, 0.062, 0.006), 0.001, (0, 0.013, 0.0024), m.surface((0.34, 0.40, 0.36), 0.25, coat=0.6), 0.0003, (90, 0, 0))
            ink = m.plastic((0.02, 0.025, 0.03))
            for words, size, place in (('122', 0.029, (0.012, 0.029, 0.0032)), ('78', 0.024, (0.018, 0.007, 0.0032)), ('66', 0.013, (0.024, -0.010, 0.0032))):
                s.text(words, size, place, ink, (0, 0, 0))
            for i in range(3):
                s.box((0.014, 0.0022, 0.0004), (-0.030, 0.030 - 0.020 * i, 0.0032), ink, 0)
            s.plate(s.rounded(0.058, 0.020, 0.010), 0.006, (0.020, -0.046, 0.000), accent, 0.002, (90, 0, 0))
            for x in (-0.042, -0.020):
                s.plate(s.rounded(0.015, 0.015, 0.007), 0.006, (x, -0.046, 0.000), dark, 0.0015, (90, 0, 0))
    # The cuff stands as an open ring beside the device.
    with s.placed((0.135, 0.035, 0.0), (0, 0, 20)):
        rings = []
        for i in range(49):
            a = math.radians(-150 + 330 * i / 48)
            r = 0.050 + 0.0085 * i / 48
            thick = 0.0042
            rings.append([((r + thick * dx) * math.sin(a), -(r + thick * dx) * math.cos(a), 0.068 + 0.068 * dz) for dx, dz in ((-1, -0.94), (-0.6, -1), (0.6, -1), (1, -0.94), (1, 0.94), (0.6, 1), (-0.6, 1), (-1, 0.94))])
        s.loft(rings, cuff, 1)
        with s.placed(rot=(0, 0, -16)):
            s.slab(0.030, 0.046, 0.0016, 0.004, (0, -0.0605, 0.072), m.plastic((0.62, 0.62, 0.60)), 0.0005)
            s.box((0.004, 0.001, 0.020), (0, -0.0617, 0.072), accent, 0)
        s.cylinder(0.0048, 0.02, (-0.052, -0.030, 0.020), m.plastic((0.06, 0.06, 0.065)), 'y', 0.001)
    s.tube([(0.072, 0.010, 0.019), (0.060, -0.045, 0.010), (0.052, -0.115, 0.0040), (-0.03, -0.142, 0.0040), (-0.125, -0.120, 0.0040), (-0.142, -0.03, 0.0040), (-0.115, 0.010, 0.014), (-0.098, 0.014, 0.018)],
           0.0036, m.rubber((0.05, 0.052, 0.055), 0.5))
    if look.view == 2:
        return Shot(azimuth=-14, elevation=44, detail=((-0.03, -0.005, 0.055), 0.066), fill=0.95)
    return Shot(azimuth=-16, elevation=30, fill=0.82)


@kind('massager', 'health', 'walnut grey sand ink',
      ('Массажное кресло с подголовником и подставкой для ног', 'Bosh va oyoq qoʻygichli massaj kreslosi'),
      ('Подлокотник и пульт массажного кресла крупно', 'Massaj kreslosining tirsak qoʻygichi va pulti yaqindan'))
def massager(look):
    tones = {'walnut': (0.115, 0.048, 0.022), 'grey': (0.10, 0.105, 0.11), 'sand': (0.42, 0.30, 0.18), 'ink': (0.016, 0.016, 0.017)}
    hide, shell, dark = m.leather(tones[look.colour], 110, 0.25), m.gloss((0.022, 0.023, 0.026), 0.2), m.plastic((0.03, 0.03, 0.032), 0.5)
    for side in (-1, 1):
        outline = s.curve_through([(-0.62, 0.10), (-0.40, 0.04), (0.30, 0.04), (0.52, 0.16), (0.58, 0.42), (0.46, 0.62), (0.10, 0.66), (-0.40, 0.64), (-0.58, 0.52), (-0.66, 0.30)], 6)
        s.plate(outline, 0.13, (side * 0.40, 0.0, 0), shell, 0.045, (0, 0, 90), 6)
        s.cushion((0.15, 0.80, 0.10), (side * 0.40, -0.06, 0.675), hide, puff=0.25, edge=0.45)
    s.box((0.72, 0.95, 0.16), (0, 0.02, 0.12), dark, 0.03)
    s.cushion((0.64, 0.64, 0.20), (0, -0.14, 0.40), hide, (7, 0, 0), puff=0.25, edge=0.45)
    for i, (y, z, wide) in enumerate(((0.25, 0.60, 0.64), (0.345, 0.80, 0.64), (0.44, 1.00, 0.62), (0.525, 1.19, 0.56))):
        s.cushion((wide, 0.20, 0.235), (0, y, z), hide, (-25, 0, 0), puff=0.20, edge=0.46)
        for side in (-1, 1):
            if i > 0:
                s.cushion((0.12, 0.24, 0.26), (side * (wide / 2 + 0.03), y - 0.08, z), hide, (-25, 0, side * 14), puff=0.2, edge=0.46)
    s.cushion((0.46, 0.14, 0.18), (0, 0.425, 1.22), hide, (-25, 0, 0), puff=0.5, edge=0.46)
    s.plate(s.rounded(0.66, 0.98, 0.12), 0.12, (0, 0.50, 0.88), shell, 0.05, (-25, 0, 0), 6)
    for side in (-1, 1):
        s.cushion((0.22, 0.20, 0.44), (side * 0.155, -0.62, 0.25), hide, (-24, 0, 0), puff=0.15, edge=0.46)
        s.cushion((0.07, 0.24, 0.44), (side * 0.285, -0.64, 0.26), hide, (-24, 0, 0), puff=0.15, edge=0.46)
    s.cushion((0.08, 0.24, 0.40), (0, -0.64, 0.25), hide, (-24, 0, 0), puff=0.15, edge=0.46)
    s.box((0.60, 0.10, 0.44), (0, -0.53, 0.25), shell, 0.03, (-24, 0, 0))
    with s.placed((-0.40, -0.36, 0.735), (-40, 0, 0)):
        s.slab(0.10, 0.17, 0.014, 0.02, (0, 0, 0.07), dark, 0.005)
        s.slab(0.082, 0.10, 0.002, 0.006, (0, -0.008, 0.09), m.glow((0.05, 0.22, 0.30), 1.0), 0.0005)
        for i in range(3):
            s.cylinder(0.010, 0.004, ((i - 1) * 0.028, -0.008, 0.015), m.plastic((0.35, 0.36, 0.37)), 'y', 0.001)
    if look.view == 2:
        return Shot(azimuth=-36, elevation=22, detail=((-0.30, -0.2, 0.70), 0.34), fill=0.95)
    return Shot(azimuth=-38, elevation=14, fill=0.82)
