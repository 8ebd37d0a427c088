import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ensureSystemProgram } from './system-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'muddat-programs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a program on the PATH is taken as it is', () => {
  const program = join(folder, 'muddat-example');
  writeFileSync(program, '#!/bin/sh\n');
  chmodSync(program, 0o755);
  expect(ensureSystemProgram('muddat-example', 'muddat-example', { PATH: `/nowhere:${folder}` })).toEqual({ program, env: {} });
});
