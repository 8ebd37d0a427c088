import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SECRET_NAMES, SETTING_NAMES } from './setting-names.ts';

const documentation = readFileSync(new URL('../../../docs/operators/settings.md', import.meta.url), 'utf8');
/** The names between backticks in the first column of the tables of settings, and in the sentence about `_FILE`. */
const namesIn = (text: string): string[] => [...text.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name = '']) => name);

test('the settings are those of the documentation', () => {
  const tables = documentation.split('\n\n').filter((paragraph) => paragraph.startsWith('| setting |'));
  const documented = tables.flatMap((table) => table.split('\n').flatMap((line) => namesIn(line.split('|')[1] ?? '')));
  expect([...new Set(documented)].sort()).toEqual([...SETTING_NAMES].sort());
});

test('the settings that may come from a file are those of the documentation', () => {
  const sentence = documentation.split('\n').find((line) => line.startsWith('These settings may come from a file')) ?? '';
  expect(namesIn(sentence.split(':')[1] ?? '')).toEqual([...SECRET_NAMES]);
});

const READERS = [
  { title: 'The gateway', folder: 'apps/gateway/src/config', others: [] },
  // The sandbox reads PORT only to find the gateway of the same machine.
  { title: 'The sandbox', folder: 'apps/sandbox/src/config', others: ['PORT'] },
];

test.each(READERS)('$title documents every setting that it reads', ({ title, folder, others }) => {
  const part = documentation.split('\n## ').find((text) => text.startsWith(`${title}\n`)) ?? '';
  const rows = part.split('\n').filter((line) => line.startsWith('| '));
  const documented: readonly string[] = [...rows.flatMap((line) => namesIn(line.split('|')[1] ?? '')), ...others];
  const folderUrl = new URL(`../../../${folder}/`, import.meta.url);
  const files = readdirSync(folderUrl).filter((file) => !file.endsWith('.test.ts'));
  const sources = files.map((file) => readFileSync(new URL(file, folderUrl), 'utf8')).join('\n');
  const read = SETTING_NAMES.filter((name) => sources.includes(`'${name}'`));
  expect(read.filter((name) => !documented.includes(name))).toEqual([]);
});
