"""Shapes from which goods are built. Lengths are metres, angles are degrees, +z is up, and the front of a thing looks to -y."""
from contextlib import contextmanager
import math

import bmesh
import bpy
from mathutils import Vector

_parents = []
# Edges sharper than this get a bevel and stay visible as edges in the shading.
_SHARP = math.radians(36)


@contextmanager
def placed(loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Everything built inside stands in a local frame."""
    empty = bpy.data.objects.new('frame', None)
    bpy.context.collection.objects.link(empty)
    empty.parent = _parents[-1] if _parents else None
    _pose(empty, loc, rot)
    empty.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    _parents.append(empty)
    try:
        yield empty
    finally:
        _parents.pop()


def _pose(obj, loc, rot):
    obj.location = loc
    obj.rotation_euler = [math.radians(angle) for angle in rot]


def add(data, material, loc=(0, 0, 0), rot=(0, 0, 0), bevel=0.0, segments=3):
    obj = bpy.data.objects.new('part', data)
    bpy.context.collection.objects.link(obj)
    obj.parent = _parents[-1] if _parents else None
    _pose(obj, loc, rot)
    data.materials.append(material)
    if isinstance(data, bpy.types.Mesh):
        for polygon in data.polygons:
            polygon.use_smooth = True
        data.use_auto_smooth = True
        data.auto_smooth_angle = _SHARP
        if bevel:
            modifier = obj.modifiers.new('bevel', 'BEVEL')
            modifier.width = bevel
            modifier.segments = segments
            modifier.limit_method = 'ANGLE'
            modifier.angle_limit = _SHARP
            modifier.harden_normals = True
    return obj


def mesh_of(vertices, faces):
    mesh = bpy.data.meshes.new('mesh')
    mesh.from_pydata(vertices, [], faces)
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()
    return mesh


def box(size, loc, material, bevel=0.008, rot=(0, 0, 0), segments=3):
    x, y, z = (side / 2 for side in size)
    corners = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return add(mesh_of(corners, faces), material, loc, rot, min(bevel, 0.49 * min(size)), segments)


def arc(centre, radius, start, end, steps=8):
    return [(centre[0] + radius * math.cos(math.radians(start + (end - start) * i / steps)),
             centre[1] + radius * math.sin(math.radians(start + (end - start) * i / steps))) for i in range(steps + 1)]


def rounded(width, height, radius, steps=8):
    """The outline of a rectangle with round corners, around the origin."""
    x, y, r = width / 2, height / 2, min(radius, width / 2 - 1e-4, height / 2 - 1e-4)
    return (arc((x - r, y - r), r, 0, 90, steps) + arc((r - x, y - r), r, 90, 180, steps)
            + arc((r - x, r - y), r, 180, 270, steps) + arc((x - r, r - y), r, 270, 360, steps))


def fillet(points, radius, closed=True, steps=6):
    """Rounds the corners of a line of 2D points; radius is one number, or one number for each point."""
    result, count = [], len(points)
    for i, point in enumerate(points):
        size = radius if isinstance(radius, (int, float)) else radius[i]
        if size <= 0 or (not closed and i in (0, count - 1)):
            result.append(tuple(point))
            continue
        here, before, after = Vector(point), Vector(points[i - 1]), Vector(points[(i + 1) % count])
        reach = min(size, 0.48 * (before - here).length, 0.48 * (after - here).length)
        start, end = here + (before - here).normalized() * reach, here + (after - here).normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            result.append(tuple(start * (1 - t) ** 2 + here * 2 * t * (1 - t) + end * t * t))
    return result


def curve_through(points, steps=8, closed=True):
    """A smooth line through 2D or 3D points (Catmull-Rom)."""
    spots, count = [Vector(p) for p in points], len(points)
    at = (lambda i: spots[i % count]) if closed else (lambda i: spots[max(0, min(count - 1, i))])
    result = []
    for i in range(count if closed else count - 1):
        p0, p1, p2, p3 = at(i - 1), at(i), at(i + 1), at(i + 2)
        for step in range(steps):
            t = step / steps
            result.append(tuple(0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                                       + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3)))
    return result if closed else result + [tuple(spots[-1])]


def plate(outline, depth, loc, material, bevel=0.004, rot=(0, 0, 0), segments=3):
    """A 2D outline (x to the right, z up) given a depth along y."""
    count = len(outline)
    vertices = [(x, -depth / 2, z) for x, z in outline] + [(x, depth / 2, z) for x, z in outline]
    sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    return add(mesh_of(vertices, [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))] + sides),
               material, loc, rot, bevel, segments)


def slab(width, height, depth, radius, loc, material, bevel=0.004, rot=(0, 0, 0)):
    return plate(rounded(width, height, radius), depth, loc, material, bevel, rot)


def panel(width, height, loc, material, radius=0.0, rot=(0, 0, 0)):
    """A flat face that looks to -y and carries an image."""
    outline = rounded(width, height, radius) if radius else [(width / 2, height / 2), (-width / 2, height / 2), (-width / 2, -height / 2), (width / 2, -height / 2)]
    mesh = bpy.data.meshes.new('panel')
    mesh.from_pydata([(x, 0, z) for x, z in outline], [], [tuple(range(len(outline)))])
    layer = mesh.uv_layers.new()
    for loop in mesh.loops:
        x, z = outline[loop.vertex_index]
        layer.data[loop.index].uv = (x / width + 0.5, z / height + 0.5)
    return add(mesh, material, loc, rot)


_AXES = {'z': (0, 0, 0), 'x': (0, 90, 0), 'y': (90, 0, 0)}


def turned(profile, material, loc=(0, 0, 0), axis='z', rot=None, steps=96, bevel=0.0):
    """A profile of (radius, height) turned around an axis; with axis y, height grows towards the viewer."""
    rings, vertices, faces = [], [], []
    for radius, height in profile:
        if radius < 1e-6:
            rings.append([len(vertices)])
            vertices.append((0, 0, height))
        else:
            rings.append(list(range(len(vertices), len(vertices) + steps)))
            vertices += [(radius * math.cos(2 * math.pi * i / steps), radius * math.sin(2 * math.pi * i / steps), height) for i in range(steps)]
    for low, high in zip(rings, rings[1:]):
        for i in range(steps):
            j = (i + 1) % steps
            quad = [low[i % len(low)], low[j % len(low)], high[j % len(high)], high[i % len(high)]]
            face = tuple(dict.fromkeys(quad))
            if len(face) > 2:
                faces.append(face)
    return add(mesh_of(vertices, faces), material, loc, rot or _AXES[axis], bevel)


def cylinder(radius, depth, loc, material, axis='z', bevel=0.004, rot=None, top=None):
    """A cylinder, or a cone if the radius of its top differs."""
    upper = radius if top is None else top
    b = min(bevel, 0.45 * depth, 0.9 * min(radius, upper))
    profile = fillet([(0, -depth / 2), (radius, -depth / 2), (upper, depth / 2), (0, depth / 2)], [0, b, b, 0], False, 4)
    return turned(profile, material, loc, axis, rot)


def ring(radius, thick, loc, material, axis='z', rot=None, squash=1.0):
    profile = [(radius + thick * math.cos(a), squash * thick * math.sin(a)) for a in (2 * math.pi * i / 24 for i in range(25))]
    return turned(profile, material, loc, axis, rot)


def ball(radius, loc, material, scale=(1, 1, 1), rot=(0, 0, 0)):
    obj = turned([(radius * math.sin(math.pi * i / 32), -radius * math.cos(math.pi * i / 32)) for i in range(33)], material, loc, rot=rot, steps=64)
    obj.scale = scale
    return obj


def tube(points, radius, material, closed=False, smooth=True, loc=(0, 0, 0), radii=None):
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.use_fill_caps = True
    spline = curve.splines.new('BEZIER')
    spline.bezier_points.add(len(points) - 1)
    spline.resolution_u = 16
    for index, (spot, point) in enumerate(zip(spline.bezier_points, points)):
        spot.co = point
        spot.handle_left_type = spot.handle_right_type = 'AUTO' if smooth else 'VECTOR'
        if radii:
            spot.radius = radii[index]
    spline.use_cyclic_u = closed
    return add(curve, material, loc)


def rod(start, end, radius, material, bevel=0.002, top=None):
    """A straight round bar between two points."""
    a, b = Vector(start), Vector(end)
    turn = (b - a).to_track_quat('Z', 'Y').to_euler()
    return cylinder(radius, (b - a).length, (a + b) / 2, material, bevel=bevel, rot=[math.degrees(x) for x in turn], top=top)


def loft(rings, material, smooth=2, closed_ends=True, loc=(0, 0, 0), rot=(0, 0, 0), scale=None):
    """A skin over closed rings of 3D points, all with the same number of points."""
    size = len(rings[0])
    vertices = [point for ring_points in rings for point in ring_points]
    faces = [(a * size + i, a * size + (i + 1) % size, (a + 1) * size + (i + 1) % size, (a + 1) * size + i)
             for a in range(len(rings) - 1) for i in range(size)]
    if closed_ends:
        faces += [tuple(range(size)), tuple(range(len(vertices) - 1, len(vertices) - size - 1, -1))]
    obj = add(mesh_of(vertices, faces), material, loc, rot)
    obj.data.use_auto_smooth = False
    if smooth:
        modifier = obj.modifiers.new('smooth', 'SUBSURF')
        modifier.levels = modifier.render_levels = smooth
    if scale:
        obj.scale = scale
    return obj


def cushion(size, loc, material, rot=(0, 0, 0), puff=0.25, edge=0.3):
    """A stuffed block: flat sides bulge, edges are soft. Puff is the height of the bulge as a share of the thickness."""
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=2)
    bmesh.ops.subdivide_edges(work, edges=work.edges, cuts=11, use_grid_fill=True)
    thin = min(range(3), key=lambda axis: size[axis])
    soft = edge * min(size)
    for vertex in work.verts:
        x, y, z = vertex.co
        # The point is moved onto a box whose edges have the radius soft.
        spot = [vertex.co[i] * size[i] / 2 for i in range(3)]
        inner = [max(-size[i] / 2 + soft, min(size[i] / 2 - soft, spot[i])) for i in range(3)]
        out = Vector([spot[i] - inner[i] for i in range(3)])
        if out.length > 1e-9:
            spot = [inner[i] + out.normalized()[i] * soft for i in range(3)]
        flat = [axis for axis in range(3) if axis != thin]
        bulge = math.prod(math.cos(vertex.co[axis] * math.pi / 2) ** 0.6 if abs(vertex.co[axis]) < 1 else 0 for axis in flat)
        spot[thin] += math.copysign(1, spot[thin]) * bulge * puff * size[thin] * abs(vertex.co[thin])
        vertex.co = spot
    mesh = bpy.data.meshes.new('cushion')
    work.to_mesh(mesh)
    work.free()
    obj = add(mesh, material, loc, rot)
    mesh.use_auto_smooth = False
    modifier = obj.modifiers.new('smooth', 'SUBSURF')
    modifier.levels = modifier.render_levels = 2
    return obj


def text(words, size, loc, material, rot=(90, 0, 0)):
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body = words
    curve.size = size
    curve.align_x = curve.align_y = 'CENTER'
    curve.extrude = size * 0.01
    return add(curve, material, loc, rot)
