import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import type { TestSelection } from './test-selection.ts';

/** Arguments, folder and environment for a Node process that runs a test runner. */
export type RunnerCommand = { readonly args: readonly string[]; readonly cwd: string; readonly env: NodeJS.ProcessEnv };

const SOURCE = '--conditions=@muddat/source';
const E2E = join(ROOT, 'tooling', 'e2e');
/** The tests start about a hundred servers. With cached compiled code a start needs two thirds of the CPU time. */
const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node-compile') };
const reporter = (name: string): string => `--reporter=${join(import.meta.dirname, name)}`;

/** The command that runs Vitest once, for all chosen suites except `e2e`. */
export function vitestCommand(
  { suites, folders }: TestSelection,
  { shuffle, env }: { shuffle: boolean; env: NodeJS.ProcessEnv },
): RunnerCommand {
  const args = [
    join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    reporter('vitest-reporter.ts'),
    ...suites.filter((name) => name !== 'e2e').flatMap((name) => ['--project', name]),
    ...(shuffle ? ['--sequence.shuffle.files', '--sequence.shuffle.tests'] : []),
    ...(folders.length > 0 ? ['--passWithNoTests', ...folders.map((folder) => (/\.tsx?$/.test(folder) ? folder : `${folder}/`))] : []),
  ];
  return { args: [SOURCE, '--disable-warning=ExperimentalWarning', ...args], cwd: ROOT, env: { ...env, ...COMPILE_CACHE } };
}

export function playwrightCommand(env: NodeJS.ProcessEnv): RunnerCommand {
  const cli = createRequire(join(E2E, 'package.json')).resolve('@playwright/test/cli');
  return {
    args: [cli, 'test', '--config=playwright.config.ts', reporter('playwright-reporter.ts')],
    cwd: E2E,
    // Playwright's workers are separate processes, which get the condition from the environment.
    env: { ...env, ...COMPILE_CACHE, NODE_OPTIONS: `${env['NODE_OPTIONS'] ?? ''} ${SOURCE}`.trim() },
  };
}
