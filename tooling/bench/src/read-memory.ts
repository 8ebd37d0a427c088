import { readFileSync } from 'node:fs';

const KB_PER_MB = 1_024;

/** Resident memory in MB from the text of /proc/PID/status. */
export const parseMemoryMb = (status: string): number => Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / KB_PER_MB);

/** Resident memory of a process in MB; null where the system does not report it. */
export function readMemoryMb(pid: number | undefined): number | null {
  if (pid === undefined) return null;
  try {
    return parseMemoryMb(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return null;
  }
}
