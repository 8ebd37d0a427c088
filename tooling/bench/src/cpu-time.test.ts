import { expect, test } from 'vitest';
import { parseCpuSeconds, readCpuSeconds } from './cpu-time.ts';

test('parseCpuSeconds adds user and system time, whatever the name of the command', () => {
  expect(parseCpuSeconds('8461 (node ) 1 2) S 8453 1 1 0 -1 4194560 100 0 0 0 150 25 0 0 20 0 11')).toBe(1.75);
});

test('readCpuSeconds returns null for a process that has ended', () => {
  expect(readCpuSeconds(undefined)).toBeNull();
  expect(readCpuSeconds(0)).toBeNull();
});
