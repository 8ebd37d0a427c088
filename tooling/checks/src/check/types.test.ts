import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { listRepositoryFiles } from './files.ts';
import { TYPESCRIPT_PROGRAMS } from './types.ts';

/** The folders that a TypeScript program includes, from the root. */
const foldersOf = (program: string): string[] => {
  const { include }: { include: string[] } = JSON.parse(readFileSync(join(ROOT, program), 'utf8'));
  return include.map((path) => join(dirname(program), path));
};

test('every TypeScript file is in a program that is type-checked', () => {
  const folders = TYPESCRIPT_PROGRAMS.flatMap(foldersOf).map((path) => path.replace(/\*.*$/, ''));
  const rooms = listRepositoryFiles('apps/*/tsconfig.json', 'packages/*/tsconfig.json', 'tooling/*/tsconfig.json').flatMap((room) =>
    foldersOf(room).map((path) => path.replace(/\*.*$/, '')),
  );
  expect(rooms.filter((path) => !folders.some((folder) => path.startsWith(folder)))).toEqual([]);
});
