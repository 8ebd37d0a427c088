import { Problem } from './problem.ts';

/** Whether PostgreSQL can store a text: it accepts neither NUL nor, in a JSON value, a lone surrogate. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** PostgreSQL refuses the year 0, which JSON Schema's dates may have; all dates of this business are between 1900 and 2999. */
export const hasStorableYear = (date: string): boolean => /^(?:19|2\d)\d{2}-/.test(date);

/**
 * The path to the first text that cannot be stored. If a name on the path cannot be stored itself, the path ends before it. Null if all
 * texts can be stored.
 */
function findUnstorablePath(value: unknown): readonly string[] | null {
  if (typeof value === 'string') return isStorable(value) ? null : [];
  // Bytes are not text: they are a chunk of a photo.
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return null;
  for (const [name, item] of Object.entries(value)) {
    if (!isStorable(name)) return [];
    const further = findUnstorablePath(item);
    if (further !== null) return [name, ...further];
  }
  return null;
}

/** Throws a 400 Problem if a text in the client's input cannot be stored. `place` names the error if no field can. */
export function assertStorable(place: 'path' | 'query' | 'body', value: unknown): void {
  const path = findUnstorablePath(value);
  if (path === null) return;
  const name = path.join('.').slice(0, 100);
  throw new Problem('validation_failed', { status: 400, fields: { [name === '' ? place : name]: 'format' } });
}
