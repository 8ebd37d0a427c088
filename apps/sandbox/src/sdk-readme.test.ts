import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SANDBOX_URL } from '@muddat/sdk';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSandbox } from './testing/open-sandbox.ts';

const page = await readFile(new URL('../../../packages/sdk/README.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/^```ts\n\/\/ ([\w-]+\.ts)\n([\s\S]*?)^```$/gm)]
  .map(([, name = '', code = '']) => ({ name, code }))
  // Needs MSW instead of a sandbox; the tests of the SDK run it.
  .filter(({ name }) => name !== 'testing.ts');
const sandbox = await openSandbox();
const folder = await mkdtemp(join(import.meta.dirname, '.readme-'));
const realFetch = globalThis.fetch;

beforeAll(async () => {
  for (const { name, code } of blocks) await writeFile(join(folder, name), code);
  const url = await sandbox.listen();
  // The blocks name the port of `npx muddat-sandbox`; this sandbox has a free one.
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    return realFetch(new Request(request.url.replace(SANDBOX_URL, url), request));
  };
});
afterAll(async () => {
  globalThis.fetch = realFetch;
  await rm(folder, { recursive: true });
});

/** The texts that a block prints, one for each call of `console.log`. */
async function printedBy(name: string): Promise<string[]> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    await import(/* @vite-ignore */ join(folder, name));
    return log.mock.calls.map((parts) => parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' '));
  } finally {
    log.mockRestore();
  }
}

it('the README of the SDK has only blocks that this file runs', () => {
  expect(page.match(/^```\w+$/gm)).toHaveLength(blocks.length + 1);
});

/** In the order of the page: confirm.ts confirms what pay.ts has begun. buy.ts pays with another card, since a card gets one code a minute. */
const PRINTED: [string, RegExp][] = [
  ['first-call.ts', /^\S+ .+ \w+ \d+ so'm left$/],
  ['muddat.ts', /^$/],
  ['pay.ts', /^pay_\S+ otp_required$/],
  ['confirm.ts', /^(succeeded|processing) \d+ so'm$/],
  ['buy.ts', /^\d+ 100000 so'm (succeeded|processing)$/],
  ['pages.ts', /^\d+ so'm left in all orders$/],
  ['errors.ts', /^not_found 404 installment\.getOrder 1 \S+$/],
  ['with-response.ts', /^\d+ 200 application\/json/],
  ['hooks.ts', /^auth|^installment\.listStores 200 \d+ ms attempt 1$/],
  ['receipt.ts', /^\S+\.pdf application\/pdf \d+ bytes$/],
  ['upload.ts', /^\w+$/],
  ['listen.ts', /^Listening for two seconds$/],
  ['queries.ts', /^\["muddat","installment","getOrder",\{"id":"100001"\}\] \d muddat billing createPayment$/],
  ['validate.ts', /^\d+ stores, shaped as the contract says$/],
  ['one-api.ts', /from 1000 so'm/],
];

it('each block of the README of the SDK has an expected output', () => {
  expect(blocks.map(({ name }) => name)).toEqual(PRINTED.map(([name]) => name));
});

// The order of the page is the order in which a reader pastes them.
describe('pasted from top to bottom', { shuffle: false }, () => {
  it.each(PRINTED)('the block %s of the README of the SDK runs as pasted', async (name, first) => {
    const [line = ''] = await printedBy(name);
    expect(line).toMatch(first);
  });
});
