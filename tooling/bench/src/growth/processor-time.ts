import { readdirSync, readFileSync } from 'node:fs';
import { parseCpuSeconds } from '../cpu-time.ts';

/** Parent's process id in a line of /proc/PID/stat. */
const parseParent = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);

/** CPU seconds so far of each process under this one, by process id: servers, databases and their workers. Linux only. */
export function readServersCpuSeconds(): ReadonlyMap<number, number> {
  const processes = new Map<number, { parent: number; seconds: number }>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      processes.set(Number(name), { parent: parseParent(stat), seconds: parseCpuSeconds(stat) });
    } catch {
      // The process has ended in the meantime.
    }
  }
  const isBelow = (pid: number): boolean => {
    const parent = processes.get(pid)?.parent;
    return parent !== undefined && (parent === process.pid || isBelow(parent));
  };
  return new Map([...processes].filter(([pid]) => isBelow(pid)).map(([pid, { seconds }]) => [pid, seconds]));
}

/** CPU time in ms between two readings. Processes that have ended in between do not count. */
export const cpuMsBetween = (before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number =>
  [...after].reduce((sum, [pid, seconds]) => sum + (seconds - (before.get(pid) ?? 0)) * 1_000, 0);
