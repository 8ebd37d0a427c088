import { expect, test } from 'vitest';
import { parseMemoryMb, readMemoryMb } from './read-memory.ts';

test('the resident memory of a process is read in MB', () => {
  expect(parseMemoryMb('Name:\tnode\nVmPeak:\t 900000 kB\nVmRSS:\t  204800 kB\nThreads:\t11\n')).toBe(200);
  expect(readMemoryMb(undefined)).toBeNull();
});
