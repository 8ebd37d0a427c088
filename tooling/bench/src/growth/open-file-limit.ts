import { readFileSync } from 'node:fs';

/** How many files and connections a process may have open. Linux only. */
export const readOpenFileLimit = (): number =>
  Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? '1024');
