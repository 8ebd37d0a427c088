import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { Problem } from '../problem.ts';
import { createHeavyWorkQueue } from './heavy-work.ts';

const run = promisify(execFile);
const never = () => new Promise<never>(() => undefined);
const problemOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Problem ? [error.status, error.code, error.headers['retry-after']] : error),
  );

describe('createHeavyWorkQueue', () => {
  test('refuses a customer with too many waiting jobs with 429 and Retry-After', async () => {
    const { run } = createHeavyWorkQueue({ workers: 1, waitingOfOne: 1, waitingOfAll: 9 });
    void run('a', never);
    void run('a', never);
    expect(await problemOf(run('a', never))).toEqual([429, 'rate_limited', '5']);
  });

  test('refuses every customer with 503 and Retry-After if too many jobs wait in total', async () => {
    const { run } = createHeavyWorkQueue({ workers: 1, waitingOfOne: 1, waitingOfAll: 1 });
    void run('a', never);
    void run('b', never);
    expect(await problemOf(run('c', never))).toEqual([503, 'upstream_unavailable', '5']);
  });

  test('passes on an error that a job throws', async () => {
    const failing = async () => {
      throw new Problem('file_broken');
    };
    expect(await problemOf(createHeavyWorkQueue().run('a', failing))).toEqual([422, 'file_broken', undefined]);
  });
});

/** Runs in its own process: neither an idle nor a starting thread may keep that process alive. */
test('runInThread returns the result, rejects on failure, and lets the process end', async () => {
  const at = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const script = `
    const { runInThread } = await import(${at('./run-in-thread.ts')});
    const alive = setInterval(() => undefined, 1_000);
    const draws = new URL(${at('../../apis/documents/pdf/render-pdf.ts')});
    const stamp = { lang: 'ru', issuer: [], issuedAt: new Date(0), code: { name: 'Код', value: 'ABC' }, lines: [], url: 'https://x.uz', qrAlt: 'QR', pageOf: '{page}' };
    const drawn = await runInThread(draws, { layout: { title: 'Чек', blocks: [] }, stamp });
    const failed = await runInThread(draws, null).catch((error) => error.name);
    clearInterval(alive);
    console.log(drawn.subarray(0, 5).toString(), failed);
  `;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { timeout: 30_000 });
  expect(stdout.trim()).toBe('%PDF- TypeError');
});
