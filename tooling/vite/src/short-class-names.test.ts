import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shortClassNames } from './short-class-names.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const APP = join(ROOT, 'apps/cabinet');
const BUTTON = '../../packages/ui/src/button/button.css.ts';
const CARD = '../../packages/ui/src/card/card.css.ts';

test('a class has the same name in two builds, in whatever order they read the files', () => {
  const [server, browser] = [shortClassNames(ROOT, APP), shortClassNames(ROOT, APP)];
  const button = server({ filePath: BUTTON, hash: '1xnj7z50' });
  const card = server({ filePath: CARD, hash: '2abj7z50' });
  expect(browser({ filePath: CARD, hash: '2abj7z50' })).toBe(card);
  expect(browser({ filePath: BUTTON, hash: '1xnj7z50' })).toBe(button);
  expect(button).not.toBe(card);
});

test('every class of a file has another name, and keeps it when the name is requested again', () => {
  const toName = shortClassNames(ROOT, APP);
  const hashes = Array.from({ length: 100 }, (_, index) => `1xnj7z5${index.toString(36)}`);
  const names = hashes.map((hash) => toName({ filePath: BUTTON, hash }));
  expect(new Set(names).size).toBe(100);
  expect(hashes.map((hash) => toName({ filePath: BUTTON, hash }))).toEqual(names);
  for (const name of names) expect(name).toMatch(/^_[a-z0-9]{3,4}$/);
});

test('a file outside the apps and packages, and too many files, stop the build', () => {
  expect(() => shortClassNames(ROOT, APP)({ filePath: 'other.css.ts', hash: 'a0' })).toThrow(/other\.css\.ts/);
  const files = Array.from({ length: 1297 }, (_, index) => `packages/ui/src/${index}.css.ts`);
  expect(() => shortClassNames(ROOT, APP, files.slice(1))).not.toThrow();
  expect(() => shortClassNames(ROOT, APP, files)).toThrow(/use three/);
});
