"""
Renders pictures of goods. Run without Blender, it starts Blender with itself:

    python3 main.py <kind|category|all|kind/variant/view> --out DIR [--size 800] [--samples 10]

Each picture gets a folder with the passes of two half renders; develop.mjs makes the pictures in all colours from them.
"""
import argparse
import importlib
import json
import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
FAMILIES = ('electronics', 'screens', 'appliances', 'cooking', 'kitchen', 'cookware', 'furniture', 'tables', 'clothes', 'formal', 'shoes', 'children', 'beauty', 'optics', 'tools', 'building',
            'auto', 'sport', 'games', 'camping', 'bags', 'health')


if '--' in sys.argv:
    # Only Blender has the modules that these need.
    sys.path.insert(0, HERE)
    import materials
    import recolour
    import registry
    import studio


def arguments(words):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('what', nargs='+')
    parser.add_argument('--out', required=True)
    parser.add_argument('--size', type=int, default=800)
    parser.add_argument('--samples', type=int, default=10)
    parser.add_argument('--new', action='store_true', help='skip pictures that the folder already has')
    return parser.parse_args(words)


def made_in_all_colours(kind, variant, view):
    """The materials of a thing in each of its colours."""
    made = {}
    for colour in kind.colours:
        materials.CREATED.clear()
        kind.build(registry.Look(view, colour, kind.variants[variant]))
        made[colour] = list(materials.CREATED)
        studio.empty()
    return made


def shoot(kind, variant, view, options):
    """Renders one picture for each group of colours that need different materials."""
    start = time.time()
    studio.clear()
    made = made_in_all_colours(kind, variant, view)
    for colours in recolour.groups_of(made):
        studio.empty()
        materials.CREATED.clear()
        shot = kind.build(registry.Look(view, colours[0], kind.variants[variant]))
        studio.light_and_aim(shot, registry.BACKGROUNDS[registry.CATEGORY_BACKGROUND[kind.category]])
        folder = os.path.join(options.out, f'{kind.name}-{variant}-{view}-{colours[0]}')
        studio.render(shot, folder, options.size, options.samples, recolour.prepare(materials.CREATED, {colour: made[colour] for colour in colours}))
        facts = {'exposure': shot.exposure, 'size': options.size, 'pictures': [registry.facts_of(kind, variant, view, colour) for colour in colours]}
        with open(os.path.join(folder, 'facts.json'), 'w', encoding='utf-8') as file:
            json.dump(facts, file, ensure_ascii=False)
    print(f'PICTURE {kind.name}-{variant}-{view} {time.time() - start:.1f} s', flush=True)


def inside_blender(options):
    for what in options.what:
        for kind, variant, view in registry.pictures_of(what):
            if not (options.new and os.path.exists(os.path.join(options.out, f'{kind.name}-{variant}-{view}-{kind.colours[0]}', 'facts.json'))):
                shoot(kind, variant, view, options)


def main():
    if '--' in sys.argv:
        for family in FAMILIES:
            importlib.import_module(family)
        inside_blender(arguments(sys.argv[sys.argv.index('--') + 1:]))
        return
    arguments(sys.argv[1:])
    command = ['blender', '-b', '-noaudio', '--python-exit-code', '1', '--python', os.path.abspath(__file__), '--', *sys.argv[1:]]
    raise SystemExit(subprocess.run(command, check=False).returncode)


main()
