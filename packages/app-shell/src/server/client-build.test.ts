import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readClientBuild } from './client-build.ts';

function build(manifest: unknown, files: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'client build '));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'e.js'), 'start();');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('a client build lists the entry with its static imports, the styles, and lazy modules separately', () => {
  const folder = build(
    {
      'src/entry-client.tsx': { file: 'e.js', isEntry: true, imports: ['_a', '_b'] },
      _a: { file: 'a.js', imports: ['_b'] },
      _b: { file: 'b.js', imports: ['_a'] },
      'src/later.tsx': { file: 'later.js', isDynamicEntry: true, imports: ['_b', '_c', 'src/entry-client.tsx'] },
      _c: { file: 'c.js' },
      'style.css': { file: 'style.css' },
    },
    { 'style.css': 'a{color:red}' },
  );
  expect(readClientBuild(folder)).toEqual({
    entry: '/e.js',
    preloads: ['/e.js', '/a.js', '/b.js'],
    styles: { '/style.css': 'a{color:red}' },
    lazy: { 'src/later.tsx': ['/later.js', '/c.js'] },
  });
});

test('a client build lists a starter module apart from the entry, and is refused if it has only a starter', () => {
  const folder = build({
    'src/start.ts': { file: 's.js', isEntry: true },
    'src/entry-client.tsx': { file: 'e.js', isEntry: true },
  });
  expect(readClientBuild(folder)).toMatchObject({ starter: '/s.js', entry: '/e.js', preloads: ['/e.js'] });
  expect(() => readClientBuild(build({ 'src/start.ts': { file: 's.js', isEntry: true } }))).toThrow(/has no entry/);
});

test('a client build lists each preloaded file before the files that it imports', () => {
  const folder = build({
    'src/entry-client.tsx': { file: 'e.js', isEntry: true, imports: ['_react', '_router', '_core'] },
    _react: { file: 'react.js' },
    _core: { file: 'core.js', imports: ['_router', '_react'] },
    _router: { file: 'router.js', imports: ['_react'] },
  });
  expect(readClientBuild(folder).preloads).toEqual(['/e.js', '/core.js', '/router.js', '/react.js']);
});

test('a client build without an entry is refused', () => {
  expect(() => readClientBuild(build({ x: { file: 'x.js' } }))).toThrow(/has no entry/);
});

test('in a client build an entry that only imports another file is replaced by that file', () => {
  const manifest = {
    'src/entry-client.tsx': { file: 'assets/e.js', isEntry: true, imports: ['_core'] },
    _core: { file: 'assets/core-1.js', imports: ['_react'] },
    _react: { file: 'assets/react.js' },
  };
  const buildWith = (code: string) => {
    const folder = build(manifest);
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets', 'e.js'), code);
    return readClientBuild(folder);
  };
  expect(buildWith('import"./core-1.js";')).toMatchObject({
    entry: '/assets/core-1.js',
    preloads: ['/assets/core-1.js', '/assets/react.js'],
  });
  expect(buildWith('import"./core-1.js";start();').entry).toBe('/assets/e.js');
});
