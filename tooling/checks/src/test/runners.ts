import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { QUARTERS, type TestSelection } from './test-selection.ts';

/** How to start a runner: arguments of Node, folder and environment. */
export type RunnerCommand = { readonly args: readonly string[]; readonly cwd: string; readonly env: NodeJS.ProcessEnv };
type RunnerSettings = { readonly shuffle: boolean; readonly env: NodeJS.ProcessEnv; readonly isTerminal: boolean };

const SOURCE = '--conditions=@muddat/source';
const E2E = join(ROOT, 'tooling', 'e2e');
/** The tests start about a hundred servers. With cached compiled code a start needs two thirds of the CPU time. */
const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node-compile') };
/** The tag of a browser test of the exhaustive tier. */
const EXHAUSTIVE_TAG = '@exhaustive';
/** Both runners divide the same files in the same way each time, so four quarters are the whole tier. */
const shardOf = ({ quarter }: TestSelection): string[] => (quarter === undefined ? [] : [`--shard=${quarter}/${QUARTERS}`]);

/** The command that runs Vitest once, for all selected suites except `e2e`. `files`: only these. */
export function vitestCommand(
  selection: TestSelection,
  { shuffle, env, isTerminal }: RunnerSettings,
  files: readonly string[] = selection.folders.map((folder) => `${folder}/`),
): RunnerCommand {
  const args = [
    join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    `--reporter=${isTerminal ? 'default' : 'minimal'}`,
    `--reporter=${join(import.meta.dirname, 'vitest-reporter.ts')}`,
    ...selection.suites.filter((name) => name !== 'e2e').flatMap((name) => ['--project', name]),
    ...shardOf(selection),
    ...(shuffle ? ['--sequence.shuffle.files', '--sequence.shuffle.tests'] : []),
    '--passWithNoTests',
    ...files,
  ];
  return {
    args: [SOURCE, '--disable-warning=ExperimentalWarning', ...args],
    cwd: ROOT,
    env: { ...env, ...COMPILE_CACHE, MUDDAT_TIER: selection.tier },
  };
}

/** The command that runs the browser tests. */
export function playwrightCommand(selection: TestSelection, { env, isTerminal }: RunnerSettings): RunnerCommand {
  const cli = createRequire(join(E2E, 'package.json')).resolve('@playwright/test/cli');
  const tags = { default: [`--grep-invert=${EXHAUSTIVE_TAG}`], exhaustive: [`--grep=${EXHAUSTIVE_TAG}`], all: [] }[selection.tier];
  const reporters = `--reporter=${isTerminal ? 'list' : 'dot'},${join(import.meta.dirname, 'playwright-reporter.ts')}`;
  return {
    args: [cli, 'test', '--config=playwright.config.ts', reporters, ...tags, ...shardOf(selection), '--pass-with-no-tests'],
    cwd: E2E,
    // Playwright's workers are separate processes, which get the condition from the environment.
    env: { ...env, ...COMPILE_CACHE, NODE_OPTIONS: `${env['NODE_OPTIONS'] ?? ''} ${SOURCE}`.trim() },
  };
}
