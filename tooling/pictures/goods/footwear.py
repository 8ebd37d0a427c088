"""The form of a shoe: horizontal slices from the sole to the ankle. Heel at x = 0, toe at x = 0.29, outer side at y < 0."""
import math

from mathutils import Vector
from mathutils.bvhtree import BVHTree
import bmesh

import shapes as s

LENGTH = 0.29
_COUNT = 48
# The outline of a foot as shares of the length and of the half width: (x, y), outer side first.
_FOOT = s.curve_through([(0.0, 0.0), (0.03, -0.52), (0.14, -0.72), (0.36, -0.76), (0.60, -0.96), (0.76, -0.98), (0.90, -0.72), (0.985, -0.30), (1.0, 0.10),
                         (0.975, 0.46), (0.88, 0.76), (0.72, 0.86), (0.52, 0.70), (0.34, 0.60), (0.14, 0.66), (0.03, 0.48)], 3)


def slice_at(z, heel, toe, half, round_share=0.0, point=0.0):
    """One closed ring. round_share blends the outline of a foot into the oval of an ankle; point narrows the toe."""
    ring = []
    for x, y in _FOOT:
        narrow = 1 - point * max(0.0, (x - 0.55) / 0.45) ** 1.6
        a = math.atan2(y, (x - 0.5) * 2)
        oval = (0.5 + 0.5 * math.cos(a), math.sin(a) * 0.86)
        u, v = x + (oval[0] - x) * round_share, y * narrow + (oval[1] - y * narrow) * round_share
        ring.append((heel + (toe - heel) * u, half * v, z))
    return ring


def spring(ring, toe=0.55, heel_lift=0.0, start=0.19):
    """Lifts the toe a little off the floor, and the heel by heel_lift."""
    result = []
    for x, y, z in ring:
        t = max(0.0, min(1.0, 1 - x / 0.20))
        rise = heel_lift * t * t * (3 - 2 * t)
        result.append((x, y, z + toe * max(0.0, x - start) ** 2 + rise))
    return result


def upper(rings, materials, pick, smooth=2):
    """
    The skin over the slices. materials is a list; pick tells which of them a face gets, from its place between heel (0) and toe (1)
    and between the sole (0) and the inside (1).
    Returns a function that gives the height of the surface at (x, y), for laces, with a second one for the sides.
    """
    obj = s.loft(rings, materials[0], smooth)
    mesh = obj.data
    for material in materials[1:]:
        mesh.materials.append(material)
    rows = len(rings) - 1
    for index, polygon in enumerate(mesh.polygons):
        polygon.material_index = pick(_FOOT[index % len(rings[0])][0], index // len(rings[0]) / rows) if index < rows * len(rings[0]) else 0
    work = bmesh.new()
    work.from_mesh(mesh)
    tree = BVHTree.FromBMesh(work)
    work.free()

    def top(x, y):
        hit = tree.ray_cast(Vector((x, y, 1.0)), Vector((0, 0, -1)))[0]
        return hit.z if hit else 0.0

    def side(x, z, outer=True):
        hit = tree.ray_cast(Vector((x, -1.0 if outer else 1.0, z)), Vector((0, 1 if outer else -1, 0)))[0]
        return hit.y if hit else 0.0
    top.side = side
    return top


def stripe(top, points, material, widths):
    """A band on both sides of a shoe along points (x, z)."""
    for outer in (True, False):
        out, rings = -0.0012 if outer else 0.0012, []
        for (x, z), width in zip(points, widths):
            low, high = top.side(x, z - width, outer), top.side(x, z + width, outer)
            rings.append([(x, low + out, z - width), (x, high + out, z + width), (x, high, z + width), (x, low, z - width)])
        s.loft(rings, material, 1)


def sole(low, high, half, grow, material, toe=0.55, heel_lift=0.0, flare=0.0, point=0.0):
    """A sole with a groove around it."""
    thick = high - low
    rings = []
    for t, out in ((0.0, -0.003), (0.0, 0.0), (0.10, 0.002), (0.44, 0.002), (0.50, -0.0005), (0.56, 0.002), (0.92, 0.0005), (1.0, -0.001), (1.0, -0.006)):
        extra = grow + out + flare * (1 - t)
        rings.append(spring(slice_at(low + thick * t, -extra, LENGTH + extra, half + extra, 0, point), toe, heel_lift))
    return s.loft(rings, material, 1)


def laces(top, places, half, radius, material, rise=0.003):
    for x, width in places:
        points = [(x + 0.004 * math.cos(math.pi * k / 6) ** 2, -half * width + 2 * half * width * k / 6) for k in range(7)]
        s.tube([(px, py, top(px, py) + rise) for px, py in points], radius, material)


def bow(top, x, radius, material):
    z = top(x, 0) + 0.006
    for side in (-1, 1):
        s.tube([(x, 0, z), (x + 0.010, side * 0.014, z + 0.010), (x + 0.022, side * 0.034, z - 0.004), (x + 0.006, side * 0.030, z - 0.002), (x, 0, z)], radius, material)
        s.tube([(x, 0, z), (x + 0.020, side * 0.016, z), (x + 0.038, side * 0.040, z - 0.022)], radius, material)
    s.ball(radius * 2.0, (x, 0, z), material)
