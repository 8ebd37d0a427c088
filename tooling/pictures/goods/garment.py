"""Clothes as two layers of cloth that are sewn at the sides and filled with a little air, so that folds come from the cloth itself."""
import math

import bmesh
import bpy
from mathutils import Vector, noise
from mathutils.bvhtree import BVHTree
from mathutils.geometry import delaunay_2d_cdt

import shapes as s


def mirrored(half):
    """The whole outline from the right half, which runs from the middle of the neck down to the middle of the hem."""
    return list(half) + [(-x, z) for x, z in reversed(half) if abs(x) > 1e-6]


def _spread(outline, step):
    points = []
    for (x, z), (u, v) in zip(outline, outline[1:] + outline[:1]):
        count = max(1, round(math.hypot(u - x, v - z) / step))
        points += [(x + (u - x) * i / count, z + (v - z) * i / count) for i in range(count)]
    return points


def _inside(x, z, outline):
    hit = False
    for (a, b), (c, d) in zip(outline, outline[1:] + outline[:1]):
        if (b > z) != (d > z) and x < (c - a) * (z - b) / (d - b) + a:
            hit = not hit
    return hit


def _layers(outline, step, is_open):
    """A mesh of a front and a back layer. They share the edge, except where the garment is open."""
    border = _spread(outline, step)
    xs, zs = [p[0] for p in outline], [p[1] for p in outline]
    inner, row, z = [], 0, min(zs) + step * 0.6
    while z < max(zs):
        x = min(xs) + (row % 2) * step / 2
        while x < max(xs):
            if _inside(x, z, outline) and min((x - a) ** 2 + (z - b) ** 2 for a, b in border) > (step * 0.6) ** 2:
                inner.append((x, z))
            x += step
        z += step * 0.87
        row += 1
    spots = [Vector(p) for p in border + inner]
    loop = [list(range(len(border)))]
    flat, _, triangles, *_ = delaunay_2d_cdt(spots, [], loop, 1, 1e-6)
    count = len(flat)
    edge = {i for i in range(count) if any((flat[i] - Vector(p)).length < 1e-5 for p in border)}
    vertices = [(v.x, -0.002 if i not in edge else 0.0, v.y) for i, v in enumerate(flat)]
    other = {}
    for i, v in enumerate(flat):
        if i in edge and not is_open(v.x, v.y):
            other[i] = i
        else:
            other[i] = len(vertices)
            vertices.append((v.x, 0.002, v.y))
    faces = [tuple(t) for t in triangles] + [tuple(other[i] for i in reversed(t)) for t in triangles]
    return vertices, faces


# The shapes of garments that already hang, by pattern: a garment in another colour hangs in the same way.
_hung = {}


def _hang(outline, is_open, is_pinned, air, weight, step, frames, stiff):
    """Sews the layers, fills them with air and lets them hang. Returns the vertices, the faces, and the places of the vertices in the pattern."""
    vertices, faces = _layers(outline, step, is_open)
    mesh = s.mesh_of(vertices, faces)
    obj = bpy.data.objects.new('cloth', mesh)
    bpy.context.collection.objects.link(obj)
    group = obj.vertex_groups.new(name='pins')
    group.add([i for i, (x, _, z) in enumerate(vertices) if is_pinned(x, z)], 1.0, 'REPLACE')
    cloth = obj.modifiers.new('cloth', 'CLOTH')
    settings = cloth.settings
    settings.quality, settings.mass, settings.air_damping = 4, 0.25, 3
    settings.tension_stiffness = settings.compression_stiffness = settings.shear_stiffness = stiff
    settings.bending_stiffness = 0.12
    settings.use_pressure, settings.uniform_pressure_force = True, air
    settings.vertex_group_mass = 'pins'
    settings.effector_weights.gravity = weight
    cloth.collision_settings.use_collision = False
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, frames
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    shape = obj.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    hung = [tuple(vertex.co) for vertex in shape.vertices]
    bpy.data.objects.remove(obj)
    return hung, faces, vertices


def sewn(half, material, is_open, is_pinned, air=1.2, weight=0.35, step=0.021, frames=28, depth=0.75, stiff=8.0, uv=None,
         trim=None, quilt=0.0, folds=0.007):
    """
    Sews a garment and lets it hang. is_open and is_pinned tell for a point of the pattern whether the edge is open or fixed there.
    trim is a material and a test for the faces that get it; quilt is the distance of the seams of a padded garment,
    and folds is the depth of the long soft folds that the coarse cloth of the simulation cannot form: a number, or a function of x and z.
    Returns the object and a function that gives the depth of the front surface at (x, z), for buttons and collars.
    """
    key = (tuple(half), air, weight, step, frames, stiff)
    if key not in _hung:
        _hung[key] = _hang(mirrored(half), is_open, is_pinned, air, weight, step, frames, stiff)
    hung, faces, vertices = _hung[key]
    shape = bpy.data.meshes.new('hung')
    shape.from_pydata(hung, [], faces)
    # The back lies against the wall.
    for vertex in shape.vertices:
        vertex.co.y = vertex.co.y * (0.12 if vertex.co.y > 0 else depth)
    for vertex, (x, _, z) in zip(shape.vertices, vertices):
        wave = noise.noise(Vector((x * 15 + z * 2.2, 0.0, z * 3.2))) + 0.5 * noise.noise(Vector((x * 34, 7.0, z * 7)))
        vertex.co.y += (folds(x, z) if callable(folds) else folds) * wave * (1.0 if vertex.co.y < 0 else 0.3)
    if quilt:
        for vertex, (_, _, z) in zip(shape.vertices, vertices):
            vertex.co.y -= (0.020 if vertex.co.y < -0.004 else 0.004) * abs(math.sin(math.pi * z / quilt)) ** 0.6
    if uv:
        layer = shape.uv_layers.new()
        for polygon in shape.polygons:
            for loop in polygon.loop_indices:
                x, _, z = vertices[shape.loops[loop].vertex_index]
                layer.data[loop].uv = uv(x, z)
    work = bmesh.new()
    work.from_mesh(shape)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(shape)
    tree = BVHTree.FromBMesh(work)
    work.free()
    shape.materials.clear()
    result = s.add(shape, material)
    if trim:
        shape.materials.append(trim[0])
        for polygon in shape.polygons:
            spots = [vertices[v] for v in polygon.vertices]
            polygon.material_index = int(trim[1](sum(p[0] for p in spots) / len(spots), sum(p[2] for p in spots) / len(spots)))
    shape.use_auto_smooth = False
    thick = result.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.0025
    smooth = result.modifiers.new('smooth', 'SUBSURF')
    smooth.levels = smooth.render_levels = 1

    def front(x, z):
        hit = tree.ray_cast(Vector((x, -2, z)), Vector((0, 1, 0)))[0]
        return hit.y if hit else 0.0
    return result, front


def on_front(front, points, lift=0.004):
    """Puts points of the pattern on the front surface."""
    return [(x, front(x, z) - lift, z) for x, z in points]


def hanger(z, half, wood, bar):
    """A wooden hanger on a peg in the wall; z is the height of the neck."""
    # The bar is thin and a little below the shoulders, so that it does not push through the cloth.
    s.tube([(-half, 0.006, z - 0.112), (-half * 0.5, 0.006, z - 0.050), (0, 0.004, z + 0.004), (half * 0.5, 0.006, z - 0.050), (half, 0.006, z - 0.112)], 0.0060, wood)
    s.tube([(0, 0.004, z), (0, 0.004, z + 0.055), (0.022, 0.004, z + 0.080), (0.005, 0.006, z + 0.104), (-0.020, 0.006, z + 0.092)], 0.0036, bar)
    s.cylinder(0.011, 0.055, (0.0, 0.012, z + 0.094), wood, 'y', 0.004)
    s.cylinder(0.020, 0.012, (0.0, 0.036, z + 0.094), wood, 'y', 0.003)


def strip(front, points, width, material, lift=0.003, thick=0.0016):
    """A flat band of cloth along a line on the front, such as a button band or a belt."""
    rings = []
    for i, (x, z) in enumerate(points):
        before, after = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        dx, dz = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dz) or 1.0
        nx, nz = -dz / length * width / 2, dx / length * width / 2
        middle = front(x, z)
        left, right = front(x + nx, z + nz) or middle, front(x - nx, z - nz) or middle
        rings.append([(x + nx, left - lift, z + nz), (x + nx * 0.95, left - lift - thick, z + nz * 0.95), (x - nx * 0.95, right - lift - thick, z - nz * 0.95), (x - nx, right - lift, z - nz),
                      (x - nx, right, z - nz), (x + nx, left, z + nz)])
    return s.loft(rings, material, 1)


def patch(front, first, second, material, lift=0.004, thick=0.003):
    """A piece of cloth between two lines on the front, such as a lapel."""
    rings = []
    for (a, b), (c, d) in zip(first, second):
        left, right = front(a, b), front(c, d)
        if left == 0.0 or right == 0.0:
            left = right = min(left, right)
        rings.append([(a, left - lift, b), (a, left - lift - thick, b), ((a + c) / 2, (left + right) / 2 - lift - thick * 1.6, (b + d) / 2), (c, right - lift - thick, d), (c, right - lift, d)])
    return s.loft(rings, material, 1)
