import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';
import { step } from './run-step.mjs';

/**
 * Builds both apps if their inputs have changed since the last build (turbo's cache).
 * @param {{env: NodeJS.ProcessEnv}} toolchain
 */
export async function buildApps({ env }) {
  const turbo = join(ROOT, 'node_modules', '.bin', 'turbo');
  const args = ['run', 'build', '--filter=@muddat/public-site', '--filter=@muddat/cabinet', '--output-logs=errors-only'];
  await step('Building the apps, where they changed', () => run(turbo, args, { cwd: ROOT, env, what: 'The build' }));
}
