"""
Renders the scene of the home page: goods of several kinds side by side, with free ground at the left for the words.

    blender -b -noaudio --python-exit-code 1 --python scene.py -- DIR [WIDTH] [SAMPLES]

DIR gets the passes of two half renders; scene.mjs makes apps/sandbox/assets/scenes/home.webp from them.
"""
import importlib
import os
import shutil
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
from mathutils import Vector

import registry
import shapes
import studio

SAND = (0.75, 0.585, 0.345)
# The studio and its lights are made for things with a length of about one.
SCALE = 1 / 2.4
RATIO = 12 / 5
# Kind, colour, place in metres, turn in degrees, size: small things are larger than in life, because beside a refrigerator they would vanish.
GOODS = (
    ('fridge', 'silver', (-0.28, 0.20, 0), 9, 1.0),
    ('washer', 'white', (0.50, 0.05, 0), 7, 1.0),
    ('kettle', 'turquoise', (0.50, 0.02, 0.85), -16, 1.45),
    ('tv', 'ink', (1.96, 0.25, 0), -3, 1.06),
    ('headphones', 'red', (1.60, 0.19, 0.508), -16, 1.35),
    ('sneaker', 'turquoise', (1.32, -0.52, 0), 12, 1.35),
    ('drill', 'saffron', (2.42, -0.52, 0), -8, 2.0),
)


def build():
    for family in ('electronics', 'screens', 'appliances', 'kitchen', 'shoes', 'tools'):
        importlib.import_module(family)
    studio.clear()
    with shapes.placed(scale=SCALE):
        for name, colour, place, turn, size in GOODS:
            with shapes.placed(place, (0, 0, turn), size):
                registry.KINDS[name].build(registry.Look(1, colour, {}))


def light():
    studio._sweep(SAND, False)
    for x in (-0.9, 0.7):
        studio._light((x - 1.6, -2.6, 2.6), (x, 0, 0.3), 2.2, 62, (1, 0.975, 0.94))
    studio._light((3.4, -2.2, 1.4), (0.6, 0, 0.3), 2.4, 34, (0.90, 0.95, 1))
    studio._light((0.6, 1.5, 3.0), (0.5, 0, 0.3), 2.6, 60, (1, 1, 1))
    studio._world()


def aim():
    camera = bpy.data.cameras.new('camera')
    camera.lens = 70
    obj = bpy.data.objects.new('camera', camera)
    bpy.context.collection.objects.link(obj)
    target = Vector((0.08 * SCALE, 0, 0.78 * SCALE))
    obj.location = target + Vector((-0.35, -11.4 * SCALE, 0.62))
    obj.rotation_euler = (target - obj.location).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = obj


def render(folder, width, samples):
    """Two pictures with half of the samples each, as for single goods (studio.render), but wider than high."""
    studio._settings(width, max(4, samples // 2))
    scene = bpy.context.scene
    scene.render.resolution_y = round(width / RATIO)
    out = studio._passes([])
    for seed in (1, 2):
        scene.cycles.seed = seed
        out.base_path = os.path.join(folder, str(seed))
        shutil.rmtree(out.base_path, ignore_errors=True)
        bpy.ops.render.render()
        studio._unpack(out.base_path)


words = sys.argv[sys.argv.index('--') + 1:]
build()
light()
aim()
render(words[0], int(words[1]) if len(words) > 1 else 1440, int(words[2]) if len(words) > 2 else 32)
