"""
Renders pictures of goods. Run without Blender, it starts Blender with itself:

    python3 main.py <kind|category|all|kind/variant/view> --out DIR [--size 1000] [--samples 32]

Each picture gets a folder with two half renders and two guides; encode.mjs makes files for the web from them.
"""
import argparse
import json
import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
FAMILIES = ('electronics', 'screens', 'appliances', 'cooking', 'kitchen', 'cookware', 'furniture', 'tables', 'clothes', 'formal', 'shoes', 'children', 'beauty', 'optics', 'tools', 'building',
            'auto', 'sport', 'games', 'camping', 'bags', 'health')


def arguments(words):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('what', nargs='+')
    parser.add_argument('--out', required=True)
    parser.add_argument('--size', type=int, default=1000)
    parser.add_argument('--samples', type=int, default=32)
    parser.add_argument('--new', action='store_true', help='skip pictures that the folder already has')
    return parser.parse_args(words)


def inside_blender(options):
    sys.path.insert(0, HERE)
    import importlib
    import registry
    import studio
    for family in FAMILIES:
        if os.path.exists(os.path.join(HERE, f'{family}.py')):
            importlib.import_module(family)
    for what in options.what:
        for kind, variant, view in registry.pictures_of(what):
            start = time.time()
            name = f'{kind.name}-{variant}-{view}'
            folder = os.path.join(options.out, name)
            if options.new and os.path.exists(os.path.join(folder, 'facts.json')):
                continue
            studio.clear()
            settings = dict(kind.variants[variant])
            shot = kind.build(registry.Look(view, settings.pop('colour'), settings))
            studio.light_and_aim(shot, registry.BACKGROUNDS[registry.CATEGORY_BACKGROUND[kind.category]])
            studio.render(shot, folder, options.size, options.samples)
            with open(os.path.join(folder, 'facts.json'), 'w', encoding='utf-8') as file:
                json.dump({**registry.facts_of(kind, variant, view), 'seconds': round(time.time() - start, 1)}, file, ensure_ascii=False)
            print(f'PICTURE {name} {time.time() - start:.1f} s', flush=True)


def main():
    if '--' in sys.argv:
        inside_blender(arguments(sys.argv[sys.argv.index('--') + 1:]))
        return
    arguments(sys.argv[1:])
    command = ['blender', '-b', '-noaudio', '--python-exit-code', '1', '--python', os.path.abspath(__file__), '--', *sys.argv[1:]]
    raise SystemExit(subprocess.run(command, check=False).returncode)


main()
