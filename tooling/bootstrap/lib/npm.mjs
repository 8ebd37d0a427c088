import { cleanEnv } from './clean-env.mjs';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Runs npm: the one that started this script when there is one, else the one on the PATH.
 * @param {string[]} args
 * @param {string} what names the work in an error
 */
export function npm(args, what) {
  const cli = process.env['npm_execpath'];
  const env = cleanEnv(process.env, []);
  return cli?.endsWith('npm-cli.js')
    ? run(process.execPath, [cli, ...args], { cwd: ROOT, env, what })
    : run('npm', args, { cwd: ROOT, env, what });
}
