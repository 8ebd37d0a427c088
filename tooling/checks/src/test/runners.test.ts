import { expect, test } from 'vitest';
import { playwrightCommand, vitestCommand } from './runners.ts';
import { parseTestSelection } from './test-selection.ts';

const SETTINGS = { shuffle: false, env: {}, isTerminal: false };
const select = (options: Parameters<typeof parseTestSelection>[0] = {}) => parseTestSelection(options, () => true);

test('vitestCommand runs the selected projects in one run, without the end-to-end tests', () => {
  const { args } = vitestCommand(select({ only: 'unit,stories,e2e' }), SETTINGS);
  expect(args.filter((_arg, at) => args[at - 1] === '--project')).toEqual(['unit', 'stories']);
  expect(args.filter((arg) => arg === 'run')).toHaveLength(1);
});

test('vitestCommand limits every project to the selected folder, or to the files of a second run', () => {
  const selection = select({ only: 'packages/forms' });
  expect(vitestCommand(selection, SETTINGS).args.at(-1)).toBe('packages/forms/');
  expect(vitestCommand(selection, SETTINGS, ['apps/cabinet/src/a.test.tsx']).args.at(-1)).toBe('apps/cabinet/src/a.test.tsx');
});

test('both commands run the quarter of the exhaustive tier', () => {
  const selection = select({ tier: 'exhaustive', quarter: '3' });
  const vitest = vitestCommand(selection, SETTINGS);
  expect([vitest.env['MUDDAT_TIER'], vitest.args.includes('--shard=3/4')]).toEqual(['exhaustive', true]);
  expect(playwrightCommand(selection, SETTINGS).args).toEqual(expect.arrayContaining(['--grep=@exhaustive', '--shard=3/4']));
});

test.each([
  ['default', ['--grep-invert=@exhaustive']],
  ['exhaustive', ['--grep=@exhaustive']],
  ['all', []],
])('playwrightCommand selects the tier %s by its tag', (tier, expected) => {
  expect(playwrightCommand(select({ tier }), SETTINGS).args.filter((arg) => arg.startsWith('--grep'))).toEqual(expected);
});

test.each([
  [true, ['--sequence.shuffle.files', '--sequence.shuffle.tests']],
  [false, []],
])('vitestCommand with shuffle %s has the sequence arguments %j', (shuffle, expected) => {
  expect(vitestCommand(select(), { ...SETTINGS, shuffle }).args.filter((arg) => arg.startsWith('--sequence'))).toEqual(expected);
});

test('playwrightCommand makes the workers load sources instead of builds, and keeps NODE_OPTIONS', () => {
  const { env } = playwrightCommand(select(), { ...SETTINGS, env: { NODE_OPTIONS: '--max-old-space-size=4096' } });
  expect(env['NODE_OPTIONS']).toBe('--max-old-space-size=4096 --conditions=@muddat/source');
});
