import { randomBytes } from 'node:crypto';

/** An id that nobody can guess: `pay_4f…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
