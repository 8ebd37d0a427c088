import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { BASELINE_FOLDER, componentNameOf } from './picture-paths.ts';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));
const MAX_BYTES = 10_000_000;
const pictures = readdirSync(BASELINE_FOLDER).sort();

it('all baseline pictures together are at most 10 MB', () => {
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.reduce((sum, file) => sum + statSync(join(BASELINE_FOLDER, file)).size, 0)).toBeLessThanOrEqual(MAX_BYTES);
});

it('every Overview story has a baseline picture in both themes, and there is no other picture', () => {
  const subjects = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx') && readFileSync(join(SOURCES, file), 'utf8').includes("tags: ['picture']"))
    .map((file) => componentNameOf(basename(file)));
  expect(new Set(subjects).size).toBe(subjects.length);
  expect(pictures).toEqual(subjects.flatMap((subject) => [`${subject}-dark.png`, `${subject}-light.png`]).sort());
});
