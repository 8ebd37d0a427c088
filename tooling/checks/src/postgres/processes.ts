import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Child = { readonly pid: number; readonly name: string };

/** The process id of the main server process (postmaster) for a data folder. */
export function readPostmasterPid(data: string): number {
  const [first = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  const pid = Number(first);
  if (!Number.isSafeInteger(pid) || pid <= 1) throw new Error(`postmaster.pid begins with ${first}`);
  return pid;
}

/** The postmaster's child processes. The title of a connection's process contains its user and database. */
export function listChildProcesses(postmaster: number): Child[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'ppid=,pid=,args='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, parent, pid, name] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === postmaster && name !== undefined ? [{ pid: Number(pid), name }] : [];
  });
}

/** Sends a signal; ignores a process that has already ended. */
export function killIfAlive(pid: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already gone.
  }
}
