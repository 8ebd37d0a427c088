import { spawn } from 'node:child_process';
import { explainFailure, UserFacingError } from './user-facing-error.mjs';

const TAIL_LINES = 25;

/**
 * Runs a program quietly. Its output is shown only when it fails, below the reason in one sentence.
 * @param {string} file program
 * @param {string[]} args arguments, passed without a shell
 * @param {{cwd: string, env: NodeJS.ProcessEnv, what: string}} options `what` names the work in the error
 * @returns {Promise<string>} what it wrote to standard output
 */
export function run(file, args, { cwd, env, what }) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let all = '';
    let out = '';
    child.stdout.on('data', (piece) => {
      out += piece;
      all += piece;
    });
    child.stderr.on('data', (piece) => {
      all += piece;
    });
    child.on('error', (error) => reject(new UserFacingError(`${what} failed: ${error.message}`)));
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(out);
      const tail = all.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
      const cause = explainFailure(all);
      reject(
        new UserFacingError(`${what} failed${signal ? ` (${signal})` : ` with exit code ${code}`}.${cause ? ` ${cause}` : ''}\n\n${tail}`),
      );
    });
  });
}
