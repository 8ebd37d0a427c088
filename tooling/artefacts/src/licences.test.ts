import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { licenceSection, readLicences } from './licences.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muddat-licences-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A package with these files, as pnpm lists it. */
async function packageOf(name: string, license: string, files: Record<string, string>) {
  const path = await mkdtemp(join(folder, 'package-'));
  for (const [file, text] of Object.entries(files)) await writeFile(join(path, file), text);
  return { name, versions: ['1.0.0'], paths: [path], license };
}

test('lists every package with the text of its licence, in a fixed order', async () => {
  const list = {
    MIT: [
      await packageOf('b', 'MIT', { NOTICE: 'Notice of b', LICENSE: 'Licence of b\n', 'index.js': '' }),
      await packageOf('a', 'MIT', { 'README.md': '# a\n\n## License\n\nMIT, by A\n\n## Thanks\n' }),
    ],
    ISC: [await packageOf('@c/c', 'ISC', { 'package.json': '{}' })],
  };
  expect(await readLicences(list)).toEqual([
    { name: '@c/c', version: '1.0.0', licence: 'ISC', text: '' },
    { name: 'a', version: '1.0.0', licence: 'MIT', text: '## License\n\nMIT, by A' },
    { name: 'b', version: '1.0.0', licence: 'MIT', text: 'Licence of b\n\nNotice of b' },
  ]);
});

test('lists each version of a package', async () => {
  const [first, second] = [await packageOf('a', 'MIT', { LICENSE: 'One' }), await packageOf('a', 'MIT', { LICENSE: 'Two' })];
  const list = { MIT: [{ ...first, versions: ['2.0.0', '1.0.0'], paths: [...second.paths, ...first.paths] }] };
  expect((await readLicences(list)).map(({ version, text }) => [version, text])).toEqual([
    ['1.0.0', 'One'],
    ['2.0.0', 'Two'],
  ]);
});

test('refuses a package that names no licence', async () => {
  await expect(readLicences({ Unknown: [await packageOf('d', 'Unknown', {})] })).rejects.toThrow('d 1.0.0 has no licence');
});

test.each([
  ['# a\n## License\nMIT\n## More\nx', '## License\nMIT'],
  ['# a\n### Licensing\nMIT', '### Licensing\nMIT'],
  ['# a\nThe licence is MIT.', ''],
  ['', ''],
])('the licence section of %j is %j', (readme, expected) => {
  expect(licenceSection(readme)).toBe(expected);
});
