import { describe, expect, it } from 'vitest';
import { findPackageErrors, type TarballFiles } from './find-package-errors.ts';
import { listPublicNames } from './public-names.ts';
import { parsePublishedManifest } from './published-manifest.ts';

const MANIFEST = {
  name: '@muddat/planted',
  version: '1.0.0',
  description: 'A package',
  keywords: ['muddat'],
  license: 'Apache-2.0',
  homepage: 'https://example.uz',
  bugs: 'https://example.uz/issues',
  repository: { type: 'git', url: 'git+https://example.uz/portal.git', directory: 'packages/planted' },
  engines: { node: '>=20' },
  publishConfig: { access: 'public', provenance: true },
  type: 'module',
  sideEffects: false,
  files: ['dist'],
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './data/*': './data/*' },
} as const;

const WHOLE = {
  'package.json': JSON.stringify(MANIFEST),
  LICENSE: 'licence',
  'README.md': '[a](#a) [b](https://example.uz) [c](./LICENSE) [d](mailto:a@example.uz)\n```ts\nlist[0](x);\n```\n',
  'data/b.json': '{}',
  'data/a.json': '{}',
  'dist/index.js': "export { run as start } from './run.js';\nexport * from './run.js';\n",
  'dist/index.d.ts':
    "export { run as start, type Options } from './run.ts';\nexport * from './run.ts';\n//# sourceMappingURL=index.d.ts.map",
  'dist/index.d.ts.map': JSON.stringify({ sources: ['../src/index.ts'] }),
  'dist/run.js': 'export const run = 1;\n//# sourceMappingURL=run.js.map\n',
  'dist/run.d.ts': 'export declare const run = 1;\nexport type Options = {};\n//# sourceMappingURL=run.d.ts.map',
  'dist/run.js.map': JSON.stringify({ sourceRoot: '../src', sources: ['run.ts'] }),
  'dist/run.d.ts.map': JSON.stringify({ sources: ['../src/run.ts'] }),
  'src/index.ts': '',
  'src/run.ts': '',
};

const tarballOf = (files: Readonly<Record<string, string>>): TarballFiles => ({
  files: new Set(Object.keys(files)),
  read: (file) => files[file] ?? '',
});
const errorsOf = (files: Readonly<Record<string, string>>) => findPackageErrors(MANIFEST, tarballOf(files), 'licence');
const without = (file: keyof typeof WHOLE) => Object.fromEntries(Object.entries(WHOLE).filter(([name]) => name !== file));

describe('findPackageErrors', () => {
  it('accepts a whole package', () => {
    expect(errorsOf(WHOLE)).toEqual([]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['a missing README', without('README.md'), 'README.md is missing'],
    ['a missing licence', without('LICENSE'), 'LICENSE is missing'],
    ['another licence', { ...WHOLE, LICENSE: 'other' }, 'LICENSE differs'],
    ['an export that was not built', without('dist/index.js'), '"." of "exports" names dist/index.js'],
    ['a protocol of the workspace', { ...WHOLE, 'package.json': '{"a":"workspace:*"}' }, 'package.json contains workspace:'],
    ['the condition of the workspace', { ...WHOLE, 'package.json': '{"@muddat/source":"x"}' }, 'package.json contains @muddat/source'],
    ['a test', { ...WHOLE, 'dist/run.test.js': '' }, 'dist/run.test.js is a test file'],
    ['a story', { ...WHOLE, 'src/run.stories.tsx': '' }, 'src/run.stories.tsx is a test file'],
    ['a snapshot', { ...WHOLE, 'src/__snapshots__/a.snap': '' }, 'src/__snapshots__/a.snap is a test file'],
    ['a link out of the package', { ...WHOLE, 'README.md': 'See [why](../../docs/why.md#a).' }, 'README.md links to ../../docs/why.md#a'],
    ['a link to a file left out', { ...WHOLE, 'README.md': '[code]: src/lost.ts' }, 'README.md links to src/lost.ts'],
    ['a picture left out', { ...WHOLE, 'README.md': '![chart](chart.svg "Chart")' }, 'README.md links to chart.svg'],
    ['a source that no map names', { ...WHOLE, 'src/lost.ts': '' }, 'no source map leads to src/lost.ts'],
    ['a map without its source', without('src/run.ts'), 'dist/run.js.map leads to src/run.ts'],
    ['code without a map', { ...WHOLE, 'dist/more.js': 'export const more = 1;\n' }, 'dist/more.js has no source map'],
    ['a map that is missing', without('dist/run.js.map'), 'dist/run.js names run.js.map'],
  ])('reports %s', (_what, files, error) => {
    expect(errorsOf(files).some((found) => found.startsWith(error))).toBe(true);
  });
});

it('parsePublishedManifest names the field that is missing or wrong', () => {
  const { homepage: _homepage, ...rest } = MANIFEST;
  const parsed = parsePublishedManifest(JSON.stringify({ ...rest, license: 'UNLICENSED' }));
  expect(parsed).toEqual({ errors: [expect.stringContaining('license: '), expect.stringContaining('homepage: ')] });
});

it('listPublicNames distinguishes values from types, follows re-exports and lists files', () => {
  expect(listPublicNames(MANIFEST, tarballOf(WHOLE)).trimEnd().split('\n')).toEqual([
    '@muddat/planted',
    '  value run',
    '  value start',
    '  type Options',
    '@muddat/planted/data/*',
    '  file data/a.json',
    '  file data/b.json',
  ]);
});
