"""
One render for all colours that differ in nothing but plain colour. Blender splits each pixel into light that the surface scatters (diffuse) or
mirrors (gloss), and the colour of the surface. So beside the render each colour gets a pass with the difference of the colours, and
develop.mjs adds the difference times the light: exactly what a render in that colour would show, except for light between two parts.
"""
import bpy


def _shader(material):
    return material.node_tree.nodes.get('Principled BSDF')


def _value(socket):
    value = socket.default_value
    return round(value, 4) if isinstance(value, float) else tuple(round(part, 4) for part in value)


def _recipe(socket):
    """What decides the value of a socket, so that two sockets can be compared."""
    if not socket.is_linked:
        return _value(socket) if hasattr(socket, 'default_value') else ()
    node = socket.links[0].from_node
    own = ()
    if node.bl_idname == 'ShaderNodeValToRGB':
        own = tuple((round(e.position, 4), *(round(c, 4) for c in e.color)) for e in node.color_ramp.elements)
    if node.bl_idname == 'ShaderNodeTexImage':
        own = tuple(round(part, 3) for part in node.image.pixels[:][::997])
    return (node.bl_idname, own, *(_recipe(entry) for entry in node.inputs))


def _finish(material):
    """All of a material but its colour. The colour counts too where light passes through: that light is in no pass."""
    shader = _shader(material)
    if not shader:
        return tuple(node.bl_idname for node in material.node_tree.nodes)
    through = shader.inputs['Transmission'].default_value > 0
    return tuple((entry.name, _recipe(entry)) for entry in shader.inputs if entry.name != 'Base Color' or through)


def groups_of(made):
    """Groups colours whose materials have equal finishes. made gives for each colour the materials of the thing in that colour."""
    groups = {}
    for colour, materials in made.items():
        groups.setdefault(tuple(_finish(material) for material in materials), []).append(colour)
    return list(groups.values())


def _copied(socket, tree):
    """An output in another tree with the same value as the socket."""
    if not socket.is_linked:
        node = tree.nodes.new('ShaderNodeRGB')
        node.outputs[0].default_value = tuple(socket.default_value)
        return node.outputs[0]
    link = socket.links[0]
    node = tree.nodes.new(link.from_node.bl_idname)
    for name in ('image', 'extension'):
        if hasattr(node, name):
            setattr(node, name, getattr(link.from_node, name))
    if hasattr(node, 'color_ramp'):
        for index, element in enumerate(link.from_node.color_ramp.elements):
            own = node.color_ramp.elements[index] if index < 2 else node.color_ramp.elements.new(element.position)
            own.position, own.color = element.position, element.color
    for own, entry in zip(node.inputs, link.from_node.inputs):
        if entry.is_linked:
            tree.links.new(_copied(entry, tree), own)
        elif hasattr(entry, 'default_value'):
            own.default_value = entry.default_value
    return node.outputs[[output.name for output in link.from_node.outputs].index(link.from_socket.name)]


def _vectors(tree, operation, first, second):
    node = tree.nodes.new('ShaderNodeVectorMath')
    node.operation = operation
    tree.links.new(first, node.inputs[0])
    if isinstance(second, (tuple, list)):
        node.inputs[1].default_value = second
    else:
        tree.links.new(second, node.inputs[1])
    return node.outputs[0]


def _write_difference(material, new, colour):
    """Adds passes with the difference to the new base colour: scattered by the share that is not metal, mirrored by the rest. Yields their names."""
    tree, inputs = material.node_tree, _shader(material).inputs
    base, metal, sheen = inputs['Base Color'], inputs['Metallic'].default_value, inputs['Sheen'].default_value
    difference = _vectors(tree, 'SUBTRACT', _copied(new, tree), _copied(base, tree))
    # What Blender divides the light by is not the colour alone. Sheen counts as scattered light, so it takes on the colour;
    # mirrored light is not divided at all, so it still has the colour of the metal.
    own = [max(part, 0.005) for part in base.default_value[:3]]
    scattered = [(1 - metal) * (1 + sheen / part) for part in own]
    mirrored = [metal / (metal * part + (1 - metal) * 0.04) for part in own]
    for name, share, factor in ((f'diffuse-{colour}', 1 - metal, scattered), (f'gloss-{colour}', metal, mirrored)):
        if share:
            out = tree.nodes.new('ShaderNodeOutputAOV')
            out.name = name
            tree.links.new(_vectors(tree, 'MULTIPLY', difference, factor), out.inputs['Color'])
            yield name


def prepare(base, made):
    """
    Adds passes to the materials of the thing that will be rendered; made gives the counterparts for each colour. Returns the names of the passes.
    Plain colours are rendered as their mean, so that each channel has light, and no colour is far from the render.
    """
    names = set()
    for index, material in enumerate(base):
        shader = _shader(material)
        if not shader or shader.inputs['Transmission'].default_value > 0:
            continue
        own = shader.inputs['Base Color']
        others = {colour: _shader(materials[index]).inputs['Base Color'] for colour, materials in made.items()}
        if len({_recipe(other) for other in others.values()}) == 1:
            continue
        if not any(other.is_linked for other in others.values()):
            own.default_value = [sum(other.default_value[i] for other in others.values()) / len(others) for i in range(4)]
        for colour, other in others.items():
            names.update(_write_difference(material, other, colour))
    outputs = bpy.context.view_layer.aovs
    for name in sorted(names - set(outputs.keys())):
        outputs.add().name = name
    return sorted(names)
