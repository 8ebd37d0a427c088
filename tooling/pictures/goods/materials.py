"""Materials of the goods: plastic, metal, glass, cloth, leather, wood, screens. Colours are linear RGB."""
import math

import bpy

# The product colours of the seed (store-words.ts), darkened so that Filmic shows them as the seed names them.
COLOURS = {
    'ink': (0.016, 0.018, 0.022), 'silver': (0.56, 0.58, 0.60), 'white': (0.74, 0.745, 0.75), 'blue': (0.022, 0.085, 0.36),
    'navy': (0.012, 0.030, 0.105), 'grey': (0.20, 0.215, 0.23), 'oak': (0.50, 0.31, 0.14), 'walnut': (0.135, 0.058, 0.026),
    'green': (0.030, 0.17, 0.085), 'sand': (0.52, 0.40, 0.25), 'wine': (0.145, 0.012, 0.028), 'red': (0.47, 0.022, 0.018),
    'turquoise': (0.008, 0.26, 0.28), 'saffron': (0.76, 0.36, 0.028),
}
BLACK = (0.013, 0.014, 0.016)
CREAM = (0.72, 0.66, 0.56)
# All materials in the order in which a thing creates them: a thing in another colour creates its counterparts in the same order.
CREATED = []


def _created(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    CREATED.append(material)
    return material


def colour_of(name):
    return COLOURS[name]


def mixed(first, second, share):
    """The colour between two colours; share 0 gives the first."""
    return tuple(a + (b - a) * share for a, b in zip(first, second))


def surface(colour, rough=0.4, metal=0.0, coat=0.0, through=0.0, ior=1.45, sheen=0.0):
    material = _created('surface')
    inputs = material.node_tree.nodes['Principled BSDF'].inputs
    values = {'Base Color': (*colour, 1), 'Roughness': rough, 'Metallic': metal, 'Clearcoat': coat, 'Transmission': through,
              'IOR': ior, 'Sheen': sheen, 'Clearcoat Roughness': 0.06}
    for name, value in values.items():
        inputs[name].default_value = value
    return material


def _textured(material, kind, scale, stretch=(1, 1, 1), **settings):
    """A texture node in the coordinates of the object, in metres."""
    tree = material.node_tree
    where = tree.nodes.new('ShaderNodeTexCoord')
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = stretch
    texture = tree.nodes.new(kind)
    texture.inputs['Scale'].default_value = scale
    for name, value in settings.items():
        texture.inputs[name].default_value = value
    tree.links.new(where.outputs['Object'], mapping.inputs['Vector'])
    tree.links.new(mapping.outputs['Vector'], texture.inputs['Vector'])
    return texture


def _bump(material, output, strength, distance=0.002):
    tree = material.node_tree
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = distance
    tree.links.new(output, bump.inputs['Height'])
    tree.links.new(bump.outputs['Normal'], tree.nodes['Principled BSDF'].inputs['Normal'])


def _ramp(material, output, stops, target='Base Color'):
    tree = material.node_tree
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    for index, (position, colour) in enumerate(stops):
        element = ramp.color_ramp.elements[index] if index < 2 else ramp.color_ramp.elements.new(position)
        element.position = position
        element.color = (*colour, 1)
    tree.links.new(output, ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], tree.nodes['Principled BSDF'].inputs[target])


def plastic(colour, rough=0.38):
    return surface(colour, rough)


def gloss(colour, rough=0.22):
    return surface(colour, rough, coat=0.8)


def rubber(colour=(0.02, 0.02, 0.021), rough=0.72):
    return surface(colour, rough)


def metal(colour=(0.62, 0.63, 0.65), rough=0.26):
    return surface(colour, rough, metal=1.0)


def chrome():
    return surface((0.78, 0.79, 0.81), 0.09, metal=1.0)


def brass():
    return surface((0.80, 0.56, 0.24), 0.2, metal=1.0)


def steel(colour=(0.60, 0.61, 0.63), along='x'):
    """Brushed steel: stretched noise changes the roughness, so that reflections are drawn out along the brush."""
    material = surface(mixed(colour, (0.3, 0.3, 0.31), 0.3), 0.3, metal=1.0)
    stretch = {'x': (0.6, 40, 60), 'z': (60, 40, 0.6)}[along]
    noise = _textured(material, 'ShaderNodeTexNoise', 6, stretch, Detail=3)
    _ramp(material, noise.outputs['Fac'], [(0.3, (0.24,) * 3), (0.7, (0.38,) * 3)], 'Roughness')
    return material


def glass(colour=(0.96, 0.98, 0.98), rough=0.0):
    return surface(colour, rough, through=1.0, ior=1.46)


def dark_glass(colour=(0.008, 0.010, 0.013)):
    """Glass in front of a dark inside. It is opaque, because real transmission costs samples and shows nothing more."""
    return surface(colour, 0.04, coat=1.0)


def ceramic(colour=(0.76, 0.75, 0.72)):
    return surface(colour, 0.16, coat=0.6)


def cloth(colour, scale=900, strength=0.5, sheen=0.15):
    """Woven cloth: two crossed waves as bump. Threads are finer than a pixel in most pictures, so they stay faint and have no colour."""
    material = surface(colour, 0.92, sheen=sheen)
    tree = material.node_tree
    threads = [_textured(material, 'ShaderNodeTexNoise', scale, stretch, Detail=2) for stretch in ((1, 0.25, 0.25), (0.25, 0.25, 1))]
    both = tree.nodes.new('ShaderNodeMath')
    tree.links.new(threads[0].outputs['Fac'], both.inputs[0])
    tree.links.new(threads[1].outputs['Fac'], both.inputs[1])
    _bump(material, both.outputs[0], strength * 0.25, 0.0015)
    return material


def leather(colour, scale=190, strength=0.35, rough=0.42):
    material = surface(colour, rough, coat=0.15)
    cells = _textured(material, 'ShaderNodeTexVoronoi', scale)
    _bump(material, cells.outputs['Distance'], strength, 0.0015)
    return material


def wood(light, dark, along='x', rough=0.42):
    """Grain along one axis. The noise is distorted, because straight bands look printed."""
    material = surface(light, rough, coat=0.12)
    stretch = {'x': (0.55, 13, 13), 'y': (13, 0.55, 13), 'z': (13, 13, 0.55)}[along]
    grain = _textured(material, 'ShaderNodeTexNoise', 2.6, stretch, Detail=9, Distortion=1.1)
    _ramp(material, grain.outputs['Fac'], [(0.34, light), (0.5, mixed(light, dark, 0.55)), (0.66, dark)])
    _bump(material, grain.outputs['Fac'], 0.15, 0.001)
    return material


def oak(along='x'):
    return wood((0.56, 0.36, 0.175), (0.40, 0.225, 0.09), along)


def walnut(along='x'):
    return wood((0.22, 0.105, 0.048), (0.10, 0.042, 0.018), along)


def front_of(colour, along='x'):
    """The board of a piece of furniture in a colour of the seed's palette "home"."""
    if colour == 'oak':
        return oak(along)
    return walnut(along) if colour == 'walnut' else surface(colour_of(colour), 0.36, coat=0.15)


def body_of(colour, along='x'):
    """The housing of an appliance in a colour of the seed's palettes "metal" and "tech"."""
    if colour == 'silver':
        return steel(along=along)
    return surface(colour_of(colour), 0.28, coat=0.5)


def glow(colour, strength=1.6):
    material = _created('glow')
    inputs = material.node_tree.nodes['Principled BSDF'].inputs
    inputs['Base Color'].default_value = (0, 0, 0, 1)
    inputs['Emission'].default_value = (*colour, 1)
    inputs['Emission Strength'].default_value = strength
    return material


def picture(image, strength=1.0, rough=0.06):
    """A lit screen that shows an image and still reflects the room a little."""
    material = _created('screen')
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']
    texture = tree.nodes.new('ShaderNodeTexImage')
    texture.image = image
    texture.extension = 'EXTEND'
    shader.inputs['Base Color'].default_value = (0, 0, 0, 1)
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Specular'].default_value = 0.14
    shader.inputs['Emission Strength'].default_value = strength
    tree.links.new(texture.outputs['Color'], shader.inputs['Emission'])
    return material


def printed(image, rough=0.8, strength=0.0):
    """An unlit surface with an image, such as a carpet or a painted plate."""
    material = surface((1, 1, 1), rough)
    tree = material.node_tree
    texture = tree.nodes.new('ShaderNodeTexImage')
    texture.image = image
    tree.links.new(texture.outputs['Color'], tree.nodes['Principled BSDF'].inputs['Base Color'])
    if strength:
        noise = _textured(material, 'ShaderNodeTexNoise', 700, Detail=3)
        _bump(material, noise.outputs['Fac'], strength, 0.004)
    return material


def radians(*degrees):
    return tuple(math.radians(value) for value in degrees)


def thin_glass(colour=(0.95, 0.97, 0.98)):
    """A pane that reflects, but does not bend light: half of the noise of real glass, and no black rims."""
    material = _created('pane')
    tree = material.node_tree
    tree.nodes.clear()
    clear, mirror = tree.nodes.new('ShaderNodeBsdfTransparent'), tree.nodes.new('ShaderNodeBsdfGlossy')
    clear.inputs['Color'].default_value = (*colour, 1)
    mirror.inputs['Roughness'].default_value = 0.02
    edge, mix, out = tree.nodes.new('ShaderNodeFresnel'), tree.nodes.new('ShaderNodeMixShader'), tree.nodes.new('ShaderNodeOutputMaterial')
    edge.inputs['IOR'].default_value = 1.3
    tree.links.new(edge.outputs[0], mix.inputs['Fac'])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(mirror.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs['Surface'])
    return material
