import { readFileSync } from 'node:fs';

/** Clock ticks a second of /proc on Linux, whatever the kernel's own rate is. */
const TICKS_PER_SECOND = 100;
const USER_FIELD = 11;
const SYSTEM_FIELD = 12;

/** Seconds of CPU time from a line of /proc/PID/stat. The command's name is in parentheses and may contain any character. */
export function parseCpuSeconds(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_FIELD]) + Number(fields[SYSTEM_FIELD])) / TICKS_PER_SECOND;
}

/** CPU seconds of a process so far; null where the system does not report them. */
export function readCpuSeconds(pid: number | undefined): number | null {
  if (pid === undefined) return null;
  try {
    return parseCpuSeconds(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
}
