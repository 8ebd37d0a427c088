import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askTypescript } from '@muddat/openapi-types/ask-typescript';
import { describe, expect, it, vi } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const blocks = [...page.matchAll(/^```ts\n\/\/ ([\w-]+\.ts)\n([\s\S]*?)^```$/gm)].map(([, name = '', code = '']): [string, string] => [
  name,
  code,
]);
const path = (name: string) => join(import.meta.dirname, name);
const others = Object.fromEntries(blocks.map(([name, code]) => [path(name), code]));

describe.each([
  ['with the DOM library', { types: ['node'] }],
  ['without the DOM library', { lib: ['lib.es2023.d.ts'], types: ['node'] }],
])('the README in strict TypeScript %s', (_title, options) => {
  const typescript = askTypescript(path('pasted.ts'), { options: { ...options, noUncheckedIndexedAccess: true }, others });

  it.each(blocks)('has a block %s that compiles', (_name, code) => {
    expect(typescript.errors(code)).toEqual([]);
  });
});

it('the README has a block testing.ts that runs as pasted', async () => {
  const file = path('.readme-testing.ts');
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  writeFileSync(file, others[path('testing.ts')] ?? '');
  try {
    await import(/* @vite-ignore */ file);
    expect(log.mock.calls).toEqual([[1, "so'm"], ['not_found']]);
  } finally {
    rmSync(file);
    log.mockRestore();
  }
});
