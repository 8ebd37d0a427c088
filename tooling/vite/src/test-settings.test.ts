import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { readTestSettings, selectFiles } from './test-settings.ts';

test.each([
  [
    'the default tier and a worker for each core',
    {},
    { tier: 'default', workers: availableParallelism(), pages: availableParallelism() + 1 },
  ],
  ['the settings of the environment', { MUDDAT_TIER: 'all', MUDDAT_WORKERS: '1' }, { tier: 'all', workers: 1, pages: 2 }],
])('readTestSettings returns %s', (_what, env, settings) => {
  expect(readTestSettings(env)).toEqual(settings);
});

test.each([
  [{ MUDDAT_TIER: 'slow' }, 'MUDDAT_TIER is default, exhaustive, all, not "slow".'],
  [{ MUDDAT_WORKERS: '0' }, 'MUDDAT_WORKERS is a whole number from 1 on, not "0".'],
  [{ MUDDAT_WORKERS: 'many' }, 'MUDDAT_WORKERS is a whole number from 1 on, not "many".'],
  [{ MUDDAT_WORKERS: '1.5' }, 'MUDDAT_WORKERS is a whole number from 1 on, not "1.5".'],
])('readTestSettings refuses %j in one line', (env, message) => {
  expect(() => readTestSettings(env)).toThrow(message);
});

test.each([
  ['default', ['src/**/*.test.ts'], ['**/*.exhaustive.test.{ts,tsx,mjs}']],
  ['exhaustive', ['src/**/*.exhaustive.test.ts'], []],
  ['all', ['src/**/*.test.ts'], []],
] as const)('selectFiles of the tier %s', (tier, include, exclude) => {
  expect(selectFiles(['src/**/*.test.ts'], tier)).toEqual({ include, exclude });
});
