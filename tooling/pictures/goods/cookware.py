"""Cookware and tea sets."""
import math

import artwork as art
import materials as m
import shapes as s
from registry import kind
from studio import Shot


@kind('pot', 'cookware', 'ink silver',
      ('Чугунный казан с деревянной крышкой', 'Yogʻoch qopqoqli choʻyan qozon'),
      ('Казан без крышки: толстая стенка и ушки', 'Qopqoqsiz qozon: qalin devori va quloqlari'))
def pot(look):
    iron = m.surface((0.030, 0.031, 0.033), 0.46, metal=0.6) if look.colour == 'ink' else m.metal((0.58, 0.59, 0.60), 0.34)
    outer = s.curve_through([(0.0, 0.0), (0.055, 0.006), (0.115, 0.040), (0.155, 0.100), (0.172, 0.165)], 8, False)
    inner = s.curve_through([(0.162, 0.166), (0.146, 0.104), (0.108, 0.050), (0.052, 0.018), (0.0, 0.013)], 8, False)
    with s.placed((0, 0, 0.012)):
        s.turned([*outer, (0.178, 0.166), (0.179, 0.173), (0.164, 0.174), *inner], iron)
        for turn in (0, 90, 180, 270):
            with s.placed(rot=(0, 0, turn + 40)):
                s.tube([(0.158, -0.034, 0.146), (0.186, -0.034, 0.155), (0.204, -0.012, 0.160), (0.204, 0.012, 0.160), (0.186, 0.034, 0.155), (0.158, 0.034, 0.146)], 0.0075, iron)
        if look.view == 1:
            lid = m.wood((0.46, 0.27, 0.12), (0.33, 0.17, 0.065), 'x')
            s.cylinder(0.168, 0.018, (0, 0, 0.184), lid, bevel=0.005)
            s.box((0.19, 0.026, 0.020), (0, 0, 0.202), lid, 0.005)
            s.box((0.026, 0.19, 0.012), (0, 0, 0.198), lid, 0.004)
            s.turned(s.curve_through([(0.010, 0.210), (0.011, 0.218), (0.022, 0.230), (0.020, 0.243), (0.0, 0.248)], 6, False), m.walnut('z'))
    # A ring foot: a round bottom alone would only touch the table in one point.
    s.ring(0.062, 0.010, (0, 0, 0.010), iron)
    return Shot(azimuth=-20, elevation=30 if look.view == 2 else 18, fill=0.80)


def _plate_art(background, line):
    """A painted rosette: petals around a centre, a dotted border."""
    def paint(x, y):
        u, v = x * 2 - 1, y * 2 - 1
        r, a = math.hypot(u, v), math.atan2(v, u)
        colour = background
        petal = 0.40 + 0.13 * math.cos(8 * a)
        colour = art.blend(colour, line, 1 - abs(r - petal) * 45)
        colour = art.blend(colour, art.BLUE, (petal - 0.10 - r) * 60)
        colour = art.blend(colour, (0.95, 0.93, 0.88), (0.19 + 0.05 * math.cos(8 * a + math.pi) - r) * 60)
        colour = art.blend(colour, line, (0.09 - r) * 60)
        for ring in (0.66, 0.90):
            colour = art.blend(colour, line, 1.2 - abs(r - ring) * 90)
        turn = (a / (2 * math.pi) * 24) % 1 - 0.5
        return art.blend(colour, line, (0.055 - math.hypot(turn * 2 * math.pi * 0.78 / 24, r - 0.78)) * 60)
    return art.image(300, 300, paint)


def _band_art(background, line):
    """The same petals, wound around a bowl."""
    def paint(x, y):
        u = (x * 14) % 1 - 0.5
        colour = art.blend(background, line, (0.30 - math.hypot(u * 0.9, (y - 0.62) * 1.1)) * 25)
        colour = art.blend(colour, (0.95, 0.93, 0.88), (0.19 - math.hypot(u * 0.9, (y - 0.62) * 1.1)) * 25)
        colour = art.blend(colour, art.SAFFRON, (0.08 - math.hypot(u * 0.9, (y - 0.62) * 1.1)) * 25)
        for ring in (0.22, 0.95):
            colour = art.blend(colour, line, 1.2 - abs(y - ring) * 30)
        return colour
    return art.image(560, 80, paint)


def _wrap(obj, low, high):
    """Gives a turned shape coordinates around and along its axis."""
    mesh = obj.data
    layer = mesh.uv_layers.new()
    for polygon in mesh.polygons:
        angles = [math.atan2(mesh.vertices[v].co.y, mesh.vertices[v].co.x) / (2 * math.pi) % 1 for v in polygon.vertices]
        seam = max(angles) - min(angles) > 0.5
        for loop, angle, vertex in zip(polygon.loop_indices, angles, polygon.vertices):
            layer.data[loop].uv = (angle + 1 if seam and angle < 0.5 else angle, (mesh.vertices[vertex].co.z - low) / (high - low))


def _bowl(loc, glaze, band, inside, scale=1.0):
    """A piala: a bowl without a handle."""
    with s.placed(loc, scale=scale):
        s.turned(s.fillet([(0.0, 0.0), (0.021, 0.0), (0.020, 0.008), (0.018, 0.010)], 0.002, False), glaze)
        wall = s.curve_through([(0.018, 0.009), (0.036, 0.017), (0.046, 0.036), (0.0525, 0.055)], 8, False)
        _wrap(s.turned(wall, band), 0.012, 0.055)
        s.turned([(0.0525, 0.0548), (0.0518, 0.0562), (0.0505, 0.0552), *s.curve_through([(0.0500, 0.054), (0.043, 0.036), (0.033, 0.020), (0.0, 0.014)], 8, False)], inside)


@kind('tea-set', 'cookware', 'blue red green turquoise',
      ('Чайник, две пиалы и блюдо с росписью', 'Choynak, ikki piyola va naqshli lagan'),
      ('Роспись на блюде и пиале крупно', 'Lagan va piyola naqshi yaqindan'))
def tea_set(look):
    lines = {'blue': (0.10, 0.22, 0.56), 'red': (0.62, 0.12, 0.14), 'green': (0.10, 0.40, 0.28), 'turquoise': (0.05, 0.46, 0.50)}
    line, white = lines[look.colour], (0.93, 0.915, 0.88)
    glaze = m.ceramic((0.76, 0.74, 0.69))
    band, rosette = m.printed(_band_art(line, white), 0.14), m.printed(_plate_art(white, line), 0.14)
    for material in (band, rosette):
        material.node_tree.nodes['Principled BSDF'].inputs['Clearcoat'].default_value = 0.6
    tint = m.ceramic(tuple(c ** 2.2 for c in line))
    with s.placed((-0.02, 0.06, 0)):
        s.turned(s.fillet([(0, 0), (0.040, 0), (0.039, 0.006), (0.036, 0.008)], 0.002, False), glaze)
        wall = s.curve_through([(0.036, 0.007), (0.064, 0.024), (0.076, 0.056), (0.066, 0.090), (0.040, 0.112), (0.034, 0.118)], 8, False)
        _wrap(s.turned(wall, band), 0.010, 0.125)
        s.turned(s.curve_through([(0.037, 0.118), (0.036, 0.123), (0.022, 0.131), (0.007, 0.135), (0.006, 0.139)], 6, False), tint)
        s.ball(0.0095, (0, 0, 0.146), glaze)
        spout = [(-0.062, 0.042, 0.017), (-0.088, 0.062, 0.0125), (-0.104, 0.090, 0.0090), (-0.120, 0.112, 0.0072)]
        s.tube([(x, 0, z) for x, z, _ in spout], 0.0125, tint, radii=[r / 0.0125 for _, _, r in spout])
        s.tube([(0.062, 0, 0.092), (0.096, 0, 0.100), (0.108, 0, 0.070), (0.094, 0, 0.040), (0.068, 0, 0.032)], 0.0065, tint)
    _bowl((-0.105, -0.075, 0), glaze, band, glaze)
    _bowl((0.015, -0.105, 0), glaze, band, glaze)
    # The dish leans on a small stand behind the pot.
    with s.placed((0.135, 0.115, 0.102), (-16, 0, 14)):
        s.turned(s.curve_through([(0.0, -0.004), (0.060, -0.004), (0.085, 0.004), (0.103, 0.010), (0.104, 0.012)], 8, False), glaze, axis='y')
        s.panel(0.206, 0.206, (0, -0.0125, 0), rosette, 0.1029)
    with s.placed((0.135, 0.115, 0), (0, 0, 14)):
        for side in (-1, 1):
            s.tube([(side * 0.05, -0.075, 0.020), (side * 0.05, -0.055, 0.005), (side * 0.05, 0.075, 0.005), (side * 0.05, 0.035, 0.11)], 0.004, m.brass(), smooth=False)
    if look.view == 2:
        return Shot(azimuth=-8, elevation=18, detail=((0.09, 0.05, 0.09), 0.11), fill=0.95)
    return Shot(azimuth=-10, elevation=20, fill=0.82)
