"""The studio in which every kind of goods is photographed: sweep, lights, camera and render settings."""
from array import array
from dataclasses import dataclass
import math
import os
import shutil

import bpy
from mathutils import Matrix, Vector


@dataclass
class Shot:
    """How the camera looks at a thing. Azimuth and elevation are degrees; azimuth 0 looks at the front."""
    azimuth: float = -28
    elevation: float = 12
    fill: float = 0.76
    # A thing that hangs: the wall stands right behind it, and no floor is seen.
    wall: bool = False
    # The length in metres that fills the picture; set where sizes must be compared between pictures.
    frame: float = 0
    lens: float = 80
    exposure: float = 0.76
    # The part of the thing that a detail shows: centre and radius in metres.
    detail: tuple = None


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def empty():
    """Takes the thing away; its materials stay."""
    for obj in list(bpy.data.objects):
        bpy.data.objects.remove(obj)


def _points():
    """Points on the surface of all parts, in world coordinates."""
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for obj in bpy.context.scene.objects:
        if obj.type not in {'MESH', 'CURVE', 'FONT'}:
            continue
        shape = obj.evaluated_get(graph)
        mesh = shape.to_mesh()
        step = max(1, len(mesh.vertices) // 1500)
        points += [obj.matrix_world @ mesh.vertices[i].co for i in range(0, len(mesh.vertices), step)]
        shape.to_mesh_clear()
    return points


def settle(shot):
    """Scales the thing to a length of one and puts it on the floor (or against the wall), so that one set of lights serves all."""
    bpy.context.view_layer.update()
    # A view from behind turns the thing, not the camera: the wall and the lights stand on one side only.
    turn = Matrix()
    if abs(shot.azimuth) > 75:
        turn = Matrix.Rotation(math.radians(-28 - shot.azimuth), 4, 'Z')
        shot.azimuth = -28
    points = [turn @ p for p in _points()]
    low, high = ([pick(p[i] for p in points) for i in range(3)] for pick in (min, max))
    length = shot.frame or max(high[i] - low[i] for i in range(3))
    base = (-(low[0] + high[0]) / 2, -high[1] if shot.wall else -(low[1] + high[1]) / 2, -(low[2] + high[2]) / 2 if shot.wall else -low[2])
    move = Matrix.Scale(1 / length, 4) @ Matrix.Translation(base) @ turn
    for obj in bpy.context.scene.objects:
        if obj.parent is None:
            obj.matrix_world = move @ obj.matrix_world
    bpy.context.view_layer.update()
    if shot.detail:
        centre, radius = move @ Vector(shot.detail[0]), shot.detail[1] / length
        offsets = [(radius * a, radius * b, radius * c) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
        return [centre + Vector(offset) * 0.7 for offset in offsets]
    return [Matrix.Scale(1 / length, 4) @ Matrix.Translation(base) @ p for p in points]


def _sweep(tint, wall):
    """A floor that curves up into a wall without an edge."""
    if wall:
        profile = [(0.0, -6), (0.0, 6)]
    else:
        bend = [(2.4 + 1.8 * math.sin(a), 1.8 - 1.8 * math.cos(a)) for a in (math.radians(x) for x in range(0, 91, 5))]
        profile = [(-9, 0), *bend, (4.2, 10)]
    mesh = bpy.data.meshes.new('sweep')
    vertices = [(x, y, z) for y, z in profile for x in (-14, 14)]
    mesh.from_pydata(vertices, [], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)])
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    material = bpy.data.materials.new('sweep')
    material.use_nodes = True
    inputs = material.node_tree.nodes['Principled BSDF'].inputs
    inputs['Base Color'].default_value = (*tint, 1)
    inputs['Roughness'].default_value = 1
    inputs['Specular'].default_value = 0.1
    mesh.materials.append(material)
    bpy.context.collection.objects.link(bpy.data.objects.new('sweep', mesh))


def _light(place, target, size, power, colour):
    light = bpy.data.lights.new('light', 'AREA')
    light.energy, light.size, light.color = power, size, colour
    obj = bpy.data.objects.new('light', light)
    bpy.context.collection.objects.link(obj)
    obj.location = place
    obj.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()


def _lights(centre, wall):
    x, y, z = centre
    _light((x - 2.1, y - 2.2, z + 2.3), centre, 2.0, 72, (1, 0.975, 0.94))
    _light((x + 2.6, y - 1.7, z + 1.1), centre, 2.2, 26, (0.90, 0.95, 1))
    if wall:
        _light((x + 0.2, y - 1.4, z + 2.6), centre, 1.6, 26, (1, 1, 1))
    else:
        _light((x + 0.4, y + 1.5, z + 2.9), centre, 1.8, 52, (1, 1, 1))


def _world():
    """Even light for matt surfaces; bright and dark bands for mirrors, because metal looks like metal only between contrasts."""
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    even = tree.nodes['Background']
    even.inputs['Color'].default_value = (0.94, 0.955, 0.97, 1)
    even.inputs['Strength'].default_value = 0.46
    bands = tree.nodes.new('ShaderNodeBackground')
    bands.inputs['Strength'].default_value = 0.62
    where = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    half = tree.nodes.new('ShaderNodeMath')
    half.operation = 'MULTIPLY_ADD'
    half.inputs[1].default_value = half.inputs[2].default_value = 0.5
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    stops = [(0.0, 0.55), (0.12, 1.25), (0.30, 0.22), (0.5, 0.62), (0.68, 0.18), (0.86, 1.0), (1.0, 0.4)]
    for index, (position, value) in enumerate(stops):
        element = ramp.color_ramp.elements[index] if index < 2 else ramp.color_ramp.elements.new(position)
        element.position, element.color = position, (value, value * 1.005, value * 1.015, 1)
    path = tree.nodes.new('ShaderNodeLightPath')
    mix = tree.nodes.new('ShaderNodeMixShader')
    link = tree.links.new
    link(where.outputs['Generated'], split.inputs[0])
    link(split.outputs['X'], half.inputs[0])
    link(half.outputs[0], ramp.inputs['Fac'])
    link(ramp.outputs['Color'], bands.inputs['Color'])
    link(path.outputs['Is Glossy Ray'], mix.inputs['Fac'])
    link(even.outputs[0], mix.inputs[1])
    link(bands.outputs[0], mix.inputs[2])
    link(mix.outputs[0], tree.nodes['World Output'].inputs['Surface'])


def _camera(points, shot):
    """Moves the camera back until all points lie in the middle part of the picture."""
    azimuth, elevation = math.radians(shot.azimuth), math.radians(shot.elevation)
    back = Vector((math.sin(azimuth) * math.cos(elevation), -math.cos(azimuth) * math.cos(elevation), math.sin(elevation)))
    turn = (-back).to_track_quat('-Z', 'Y')
    right, up = turn @ Vector((1, 0, 0)), turn @ Vector((0, 1, 0))
    half = 18 / shot.lens
    aim = sum(points, Vector()) / len(points)
    distance = 4.0
    for _ in range(40):
        place = aim + back * distance
        depth = [-(p - place).dot(back) for p in points]
        xs = [(p - place).dot(right) / d / half for p, d in zip(points, depth)]
        ys = [(p - place).dot(up) / d / half for p, d in zip(points, depth)]
        aim += right * (max(xs) + min(xs)) / 2 * half * distance + up * (max(ys) + min(ys)) / 2 * half * distance
        if not shot.frame:
            distance *= max(max(xs) - min(xs), max(ys) - min(ys)) / 2 / shot.fill
        else:
            distance = 0.5 / half / shot.fill
    camera = bpy.data.cameras.new('camera')
    camera.lens = shot.lens
    obj = bpy.data.objects.new('camera', camera)
    bpy.context.collection.objects.link(obj)
    obj.location = aim + back * distance
    obj.rotation_euler = turn.to_euler()
    bpy.context.scene.camera = obj
    return aim


def light_and_aim(shot, tint):
    points = settle(shot)
    _camera(points, shot)
    centre = Vector((0, -0.1, 0)) if shot.wall else Vector((0, 0, max(0.25, max(p.z for p in points) / 2)))
    _sweep(tint, shot.wall)
    _lights(centre, shot.wall)
    _world()


def _settings(size, samples):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = max(4, samples // 3)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 7, 2, 3, 7
    cycles.caustics_reflective = cycles.caustics_refractive = False
    # A firefly is one bright pixel that no filter removes without a trace.
    cycles.sample_clamp_indirect = 2.0
    cycles.blur_glossy = 1.0


def _passes(more):
    """
    Writes beside the picture the light without colours, which gives other colours (recolour.py), and normals and plain colours, which tell
    the filter where edges are (denoise.mjs). Returns the node that writes them.
    """
    layer = bpy.context.view_layer
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = True
    layer.cycles.denoising_store_passes = True
    layer.update_render_passes()
    bpy.context.scene.use_nodes = True
    tree = bpy.context.scene.node_tree
    tree.nodes.clear()
    layers, out = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    out.format.file_format, out.format.color_depth, out.format.color_mode = 'OPEN_EXR', '32', 'RGB'
    out.format.exr_codec = 'NONE'
    out.file_slots.clear()
    sources = {'picture': ['Image'], 'diffuse': ['DiffDir', 'DiffInd'], 'gloss': ['GlossDir', 'GlossInd'],
               'normal': ['Denoising Normal'], 'albedo': ['Denoising Albedo'], **{name: [name] for name in more}}
    for name, parts in sources.items():
        out.file_slots.new(name)
        result = layers.outputs[parts[0]]
        for part in parts[1:]:
            total = tree.nodes.new('CompositorNodeMixRGB')
            total.blend_type = 'ADD'
            tree.links.new(result, total.inputs[1])
            tree.links.new(layers.outputs[part], total.inputs[2])
            result = total.outputs[0]
        tree.links.new(result, out.inputs[name])
    return out


def _unpack(folder):
    """Turns Blender's files into plain numbers (four 32-bit floats per pixel, last row first), which develop.mjs can read."""
    for name in os.listdir(folder):
        image = bpy.data.images.load(os.path.join(folder, name))
        values = array('f', bytes(4 * len(image.pixels)))
        image.pixels.foreach_get(values)
        # Blender adds the number of the frame, four digits, to the name.
        with open(os.path.join(folder, f'{name[:-8]}.f32'), 'wb') as file:
            values.tofile(file)
        bpy.data.images.remove(image)
        os.remove(os.path.join(folder, name))


def render(shot, folder, size, samples, more):
    """Two pictures with half of the samples each: their difference tells the filter how much noise there is."""
    _settings(size, max(4, samples // 2))
    out = _passes(more)
    for seed in (1, 2):
        bpy.context.scene.cycles.seed = seed
        out.base_path = os.path.join(folder, str(seed))
        shutil.rmtree(out.base_path, ignore_errors=True)
        bpy.ops.render.render()
        _unpack(out.base_path)
