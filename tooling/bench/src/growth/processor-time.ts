import { readdirSync, readFileSync } from 'node:fs';
import { parseCpuSeconds } from '../cpu-time.ts';

/** Parent's process id in a line of /proc/PID/stat. */
const parseParent = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);

/** CPU seconds of all processes under this one so far: servers, databases and their workers. Linux only. */
export function readServersCpuSeconds(): number {
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
  return [...processes].filter(([pid]) => isBelow(pid)).reduce((sum, [, { seconds }]) => sum + seconds, 0);
}
