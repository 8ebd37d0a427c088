import { expect, test } from 'vitest';
import { CallTimings } from './timings.ts';

test('CallTimings groups calls by name, in the order of their first call', async () => {
  const timings = new CallTimings();
  expect(await timings.time('create', async () => 7)).toBe(7);
  await timings.time('code', async () => undefined);
  await timings.time('create', async () => undefined);
  expect(timings.lines()).toEqual([
    expect.stringMatching(/^create {7}2 times {2}p50 \d+\.\d ms {2}p95 \d+\.\d ms$/),
    expect.stringMatching(/^code {9}1 times /),
  ]);
});

test('CallTimings leaves out a failed call', async () => {
  const timings = new CallTimings();
  await expect(timings.time('create', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(timings.lines()).toEqual([]);
});
