import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';

const KB = 1024;
const page = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');

/** What a page loads, minified and gzipped, that imports one function of one file. */
async function loadedBytes(file: string, name: string): Promise<number> {
  const entry = 'entry';
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    resolve: { conditionNames: ['@muddat/source', 'import', 'default'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `export { ${name} } from ${JSON.stringify(join(import.meta.dirname, file))};` : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  return gzipSync(output[0].code, { level: 9 }).byteLength;
}

it.each([
  ['the whole client', 'index.ts', 'createMuddatClient', 9.5],
  ['the client of one API', 'billing.ts', 'createBillingClient', 6],
])('%s is within its budget, and the README says its size', async (title, file, name, budget) => {
  const size = (await loadedBytes(file, name)) / KB;
  expect(size).toBeLessThanOrEqual(budget);
  expect(page).toContain(`${title} ${size.toFixed(1)} KB`);
});
