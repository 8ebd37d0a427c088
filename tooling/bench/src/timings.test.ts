import { expect, test } from 'vitest';
import { Timings } from './timings.ts';

test('each call is counted under its name, in the order of the first', async () => {
  const timings = new Timings();
  expect(await timings.time('create', async () => 7)).toBe(7);
  await timings.time('code', async () => undefined);
  await timings.time('create', async () => undefined);
  expect(timings.lines()).toEqual([
    expect.stringMatching(/^create {7}2 times {2}p50 \d+\.\d ms {2}p95 \d+\.\d ms$/),
    expect.stringMatching(/^code {9}1 times /),
  ]);
});

test('a call that fails is not a time', async () => {
  const timings = new Timings();
  await expect(timings.time('create', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(timings.lines()).toEqual([]);
});
