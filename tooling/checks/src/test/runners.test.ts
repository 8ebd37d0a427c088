import { expect, test } from 'vitest';
import { playwrightCommand, vitestCommand } from './runners.ts';

const call = (choice: Parameters<typeof vitestCommand>[0], shuffle = false) => vitestCommand(choice, { shuffle, env: {} }).args;

test('vitestCommand runs the chosen projects in one run, without the end-to-end tests', () => {
  const args = call({ suites: ['unit', 'stories', 'e2e'], folders: [] });
  expect(args.filter((_arg, at) => args[at - 1] === '--project')).toEqual(['unit', 'stories']);
  expect(args.filter((arg) => arg === 'run')).toHaveLength(1);
});

test('vitestCommand limits every project to the chosen folder, and lets a project without tests there pass', () => {
  const args = call({ suites: ['unit', 'components'], folders: ['packages/forms'] });
  expect(args).toContain('packages/forms/');
  expect(args).toContain('--passWithNoTests');
  // The second run selects files by name.
  expect(call({ suites: ['components'], folders: ['apps/cabinet/src/a.test.tsx'] })).toContain('apps/cabinet/src/a.test.tsx');
});

test.each([
  [true, ['--sequence.shuffle.files', '--sequence.shuffle.tests']],
  [false, []],
])('vitestCommand with shuffle %s has the sequence arguments %j', (shuffle, expected) => {
  expect(call({ suites: ['unit'], folders: [] }, shuffle).filter((arg) => arg.startsWith('--sequence'))).toEqual(expected);
});

test('playwrightCommand makes the workers load sources instead of builds, and keeps NODE_OPTIONS', () => {
  const { env } = playwrightCommand({ NODE_OPTIONS: '--max-old-space-size=4096' });
  expect(env['NODE_OPTIONS']).toBe('--max-old-space-size=4096 --conditions=@muddat/source');
});
