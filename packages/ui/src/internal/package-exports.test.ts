import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const packageFolder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const { exports: list }: { exports: Record<string, string | { '@muddat/source': string }> } = JSON.parse(
  readFileSync(packageFolder('package.json'), 'utf8'),
);
/** Folders with parts of other components, which have no export of their own. */
const INSIDE = new Set(['internal', 'field', 'pictures', 'theme', 'languages']);

describe('subpath exports', () => {
  it('exist for each component folder, without a root export, which would put react-aria into every page', () => {
    const folders = readdirSync(packageFolder('src'), { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && !INSIDE.has(entry.name),
    );
    const components = Object.keys(list).filter((name) => !/^\.\/(theme|tokens|languages\/|provider\/|\*\.css)/.test(name));
    expect(components.toSorted()).toEqual(folders.map((folder) => `./${folder.name}`).toSorted());
    expect(Object.keys(list)).not.toContain('.');
  });

  it.each(Object.entries(list))('%s points to a source file that exists', (_name, door) => {
    // Only the build writes style sheets. An application that imports the sources gets the styles with them.
    if (typeof door === 'string') expect(['./dist/*.css', './tokens/*']).toContain(door);
    else expect(existsSync(packageFolder(door['@muddat/source']))).toBe(true);
  });
});

it('the README imports subpaths that exist', () => {
  const subpaths = [...readFileSync(packageFolder('README.md'), 'utf8').matchAll(/from '@muddat\/ui(\/.+?)'/g)].map(
    ([, path = '']) => `.${path}`,
  );
  expect(subpaths.length).toBeGreaterThan(5);
  expect(subpaths.filter((subpath) => !(subpath in list))).toEqual([]);
});

it.each(readdirSync(packageFolder('src'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css.ts')))(
  '%s imports styles and tokens only: a component would run in the style compiler',
  (file) => {
    const text = readFileSync(packageFolder(`src/${file}`), 'utf8');
    for (const [, from] of text.matchAll(/from '([^']+)'/g))
      expect(from).toMatch(/^@vanilla-extract\/css$|\.css\.ts$|\/theme\/[a-z-]+\.ts$|^\.\/[a-z-]+\.ts$/);
  },
);
