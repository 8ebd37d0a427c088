"""Balls, tennis tables, scooters for children, building blocks."""
import math

from mathutils import Vector
import bmesh
import bpy

import materials as m
import shapes as s
from registry import kind
from studio import Shot


def _football(radius, loc, light, dark, rot):
    """A truncated icosahedron: 12 pentagons and 20 hexagons, each bulged a little, with seams between them."""
    phi = (1 + math.sqrt(5)) / 2
    corners = [Vector(v).normalized() for v in [(0, a, b * phi) for a in (-1, 1) for b in (-1, 1)] + [(a, b * phi, 0) for a in (-1, 1) for b in (-1, 1)] + [(b * phi, 0, a) for a in (-1, 1) for b in (-1, 1)]]
    edge = min((a - b).length for a in corners for b in corners if a is not b)
    near = {i: [j for j in range(12) if j != i and (corners[i] - corners[j]).length < edge * 1.05] for i in range(12)}

    def around(centre, points):
        axis = centre.normalized()
        first = (points[0] - axis * points[0].dot(axis)).normalized()
        second = axis.cross(first)
        return sorted(points, key=lambda p: math.atan2(p.dot(second), p.dot(first)))
    patches = []
    for i in range(12):
        patches.append((dark, around(corners[i], [corners[i].lerp(corners[j], 1 / 3) for j in near[i]])))
    done = set()
    for i in range(12):
        for j in near[i]:
            for k in near[i]:
                if k in near[j] and tuple(sorted((i, j, k))) not in done:
                    done.add(tuple(sorted((i, j, k))))
                    points = [corners[a].lerp(corners[b], 1 / 3) for a in (i, j, k) for b in (i, j, k) if a != b]
                    patches.append((light, around(corners[i] + corners[j] + corners[k], points)))
    with s.placed(loc, rot):
        for material, points in patches:
            work = bmesh.new()
            work.faces.new([work.verts.new(p) for p in points])
            bmesh.ops.poke(work, faces=work.faces)
            bmesh.ops.subdivide_edges(work, edges=work.edges, cuts=7, use_grid_fill=True)
            for vertex in work.verts:
                vertex.co = vertex.co.normalized()
            border = {v for e in work.edges if e.is_boundary for v in e.verts}
            for vertex in work.verts:
                # The seam lies lower than the panel, which gives the panels a soft edge.
                gap = min((vertex.co - b.co).length for b in border)
                vertex.co *= radius * (0.978 + 0.022 * min(1.0, gap / 0.055) ** 0.5)
            mesh = bpy.data.meshes.new('patch')
            work.to_mesh(mesh)
            work.free()
            s.add(mesh, material).data.use_auto_smooth = False
        s.ball(radius * 0.972, (0, 0, 0), m.plastic((0.02, 0.02, 0.022), 0.6))


@kind('ball', 'games', 'red turquoise saffron green blue',
      ('Футбольный мяч из пяти- и шестиугольных панелей', 'Besh va olti burchakli boʻlaklardan tikilgan futbol toʻpi'),
      ('Швы и панели футбольного мяча крупно', 'Futbol toʻpi choklari va boʻlaklari yaqindan'))
def ball(look):
    light, tone = m.leather((0.74, 0.735, 0.72), 60, 0.10, 0.3), m.leather(m.colour_of(look.colour), 60, 0.10, 0.3)
    _football(0.11, (0, 0, 0.11), light, tone, (14, 22, 31))
    if look.view == 2:
        return Shot(azimuth=-20, elevation=24, detail=((-0.02, -0.09, 0.13), 0.062), fill=0.95)
    return Shot(azimuth=-20, elevation=14, fill=0.66)


@kind('tennis', 'games', 'blue green turquoise',
      ('Теннисный стол с сеткой, ракетки и мяч', 'Toʻrli tennis stoli, raketkalar va koptok'),
      ('Ракетки и мяч на теннисном столе крупно', 'Tennis stoli ustida raketkalar va koptok yaqindan'))
def tennis(look):
    top, line, leg = m.surface(m.mixed(m.colour_of(look.colour), (0.05, 0.08, 0.15), 0.3), 0.45, coat=0.15), m.plastic((0.78, 0.78, 0.77)), m.surface((0.03, 0.031, 0.034), 0.4, coat=0.2)
    length, wide, high = 2.74, 1.525, 0.76
    for side in (-1, 1):
        s.box((length / 2 - 0.003, wide, 0.025), (side * length / 4, 0, high - 0.0125), top, 0.003)
        s.box((length / 2 - 0.06, wide - 0.06, 0.045), (side * length / 4, 0, high - 0.045), leg, 0.004)
        s.box((0.02, wide, 0.001), (side * (length / 2 - 0.010), 0, high + 0.0006), line, 0)
        s.box((length, 0.02, 0.001), (0, side * (wide / 2 - 0.010), high + 0.0006), line, 0)
        for y in (-0.6, 0.6):
            for x in (0.25, 1.12):
                s.box((0.045, 0.045, high - 0.09), (side * x, y, (high - 0.09) / 2 + 0.04), leg, 0.006)
                s.cylinder(0.038, 0.03, (side * x, y, 0.038), m.rubber(), 'y', 0.006)
        s.box((0.90, 0.03, 0.04), (side * 0.68, 0, 0.30), leg, 0.006)
        s.box((0.03, 1.2, 0.04), (side * 0.25, 0, 0.30), leg, 0.006)
        s.box((0.03, 1.2, 0.04), (side * 1.12, 0, 0.30), leg, 0.006)
    s.box((length, 0.004, 0.001), (0, 0, high + 0.0006), line, 0)
    net = m.plastic((0.05, 0.055, 0.06), 0.7)
    for i in range(90):
        s.box((0.0022, 0.0035, 0.14), (0, -0.80 + 1.6 * i / 89, high + 0.075), net, 0)
    for i in range(9):
        s.box((0.0022, 1.62, 0.0028), (0, 0, high + 0.008 + 0.016 * i), net, 0)
    s.box((0.006, 1.64, 0.014), (0, 0, high + 0.146), line, 0.001)
    for side in (-1, 1):
        s.box((0.03, 0.03, 0.19), (0, side * 0.83, high + 0.065), leg, 0.005)
    for place, turn, tone in (((-0.62, -0.30, high), 30, (0.45, 0.02, 0.02)), ((-0.36, -0.46, high), -55, (0.02, 0.02, 0.022))):
        with s.placed(place, (0, 0, turn)):
            shape = [(0.075 * math.cos(a), 0.083 * math.sin(a)) for a in (math.radians(-62 + 304 * i / 40) for i in range(41))]
            s.plate([(-z, x) for x, z in shape], 0.007, (0, 0, 0.007), m.oak('x'), 0.001, (90, 0, 0))
            s.plate([(-z * 0.985, x * 0.985) for x, z in shape], 0.003, (0, 0, 0.0115), m.rubber(tone, 0.55), 0.0008, (90, 0, 0))
            s.box((0.11, 0.028, 0.020), (0.118, 0, 0.010), m.walnut('x'), 0.007)
    s.ball(0.020, (-0.50, -0.15, high + 0.020), m.surface((0.80, 0.42, 0.06), 0.4))
    if look.view == 2:
        return Shot(azimuth=-24, elevation=30, detail=((-0.48, -0.32, high), 0.22), fill=0.95)
    return Shot(azimuth=-30, elevation=20, fill=0.86)
