import { expect, test } from 'vitest';
import { playwrightCall, vitestCall } from './runners.ts';

const call = (choice: Parameters<typeof vitestCall>[0], shuffle = false) => vitestCall(choice, { shuffle, env: {} }).args;

test('Vitest takes the chosen projects in one run, and the end-to-end tests are not its own', () => {
  const args = call({ suites: ['unit', 'stories', 'e2e'], folders: [] });
  expect(args.filter((_arg, at) => args[at - 1] === '--project')).toEqual(['unit', 'stories']);
  expect(args.filter((arg) => arg === 'run')).toHaveLength(1);
});

test('a folder narrows every project, and one that has no tests in most of them is no failure', () => {
  const args = call({ suites: ['unit', 'components'], folders: ['packages/forms'] });
  expect(args).toContain('packages/forms/');
  expect(args).toContain('--passWithNoTests');
  // The second run selects files by name.
  expect(call({ suites: ['components'], folders: ['apps/cabinet/src/a.test.tsx'] })).toContain('apps/cabinet/src/a.test.tsx');
});

test.each([
  [true, ['--sequence.shuffle.files', '--sequence.shuffle.tests']],
  [false, []],
])('another order is asked for by --shuffle (%s)', (shuffle, expected) => {
  expect(call({ suites: ['unit'], folders: [] }, shuffle).filter((arg) => arg.startsWith('--sequence'))).toEqual(expected);
});

test('the workers of Playwright read sources too', () => {
  const { env } = playwrightCall({ NODE_OPTIONS: '--max-old-space-size=4096' });
  expect(env['NODE_OPTIONS']).toBe('--max-old-space-size=4096 --conditions=@muddat/source');
});
