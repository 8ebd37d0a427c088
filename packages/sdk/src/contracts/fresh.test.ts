import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('the generated types and tables are those of the contracts', () => {
  const script = fileURLToPath(new URL('../../scripts/generate.mjs', import.meta.url));
  expect(execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' })).toBe('');
});
