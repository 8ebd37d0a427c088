import { expect, test } from 'vitest';
import { shortClassNames } from './short-class-names.ts';

const BUTTON = { filePath: 'src/button.css.ts', packageName: '@muddat/ui' };

test('a class has the same name in two builds, and every class of a file another name', () => {
  const [server, browser] = [shortClassNames(), shortClassNames()];
  const hashes = Array.from({ length: 100 }, (_, index) => `1xnj7z5${index.toString(36)}`);
  const names = hashes.map((hash) => server({ ...BUTTON, hash }));
  expect(hashes.map((hash) => browser({ ...BUTTON, hash }))).toEqual(names);
  expect(new Set(names).size).toBe(100);
});

test('a class keeps its name when it is asked for again', () => {
  const name = shortClassNames();
  const first = name({ ...BUTTON, hash: 'a0' });
  name({ ...BUTTON, hash: 'a1' });
  expect(name({ ...BUTTON, hash: 'a0' })).toBe(first);
});

test('names are valid classes, and those of two packages differ', () => {
  const name = shortClassNames();
  const names = ['@muddat/ui', '@muddat/cabinet', undefined].map((packageName) => name({ ...BUTTON, packageName, hash: 'a0' }));
  for (const each of names) expect(each).toMatch(/^[a-z][a-z0-9]{3}0$/);
  expect(new Set(names).size).toBe(3);
});

test('two files that would share names stop the build', () => {
  const name = shortClassNames();
  const nameAll = () => {
    for (let file = 0; file < 10_000; file++) name({ filePath: `src/${file}.css.ts`, hash: 'a0' });
  };
  expect(nameAll).toThrow(/would share class names/);
});
