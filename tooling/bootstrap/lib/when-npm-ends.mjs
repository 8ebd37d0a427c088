import { execFileSync } from 'node:child_process';

const POLL_MS = 1_000;

/**
 * npm passes SIGTERM on, but nobody can pass SIGKILL on: its script would go on, and keep the ports. Calls `leave` when the npm that
 * runs this script is gone. Between the two may stand a shell.
 * @param {() => void} leave
 */
export function whenNpmEnds(leave) {
  const npm = npmAbove(process.ppid);
  if (npm === null) return;
  const timer = setInterval(() => {
    if (isAlive(npm)) return;
    clearInterval(timer);
    leave();
  }, POLL_MS);
  timer.unref();
}

/** @param {number} pid @returns {number | null} */
function npmAbove(pid) {
  if (process.env['npm_lifecycle_event'] === undefined) return null;
  const parent = look(pid);
  if (parent === null) return null;
  if (isNpm(parent.args)) return pid;
  const above = look(parent.ppid);
  return above !== null && isNpm(above.args) ? parent.ppid : null;
}

/** @param {string} args */
const isNpm = (args) => /(^|[\s/])p?npm(-cli)?(\.[cm]?js)?(\s|$)/.test(args);

/** @param {number} pid */
function look(pid) {
  try {
    const [, ppid = '', args = ''] =
      /^\s*(\d+)\s+(.*)/.exec(execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })) ?? [];
    return { ppid: Number(ppid), args };
  } catch {
    // No ps here (Windows): npm is not watched.
    return null;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
