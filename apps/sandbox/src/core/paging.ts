import * as v from 'valibot';
import { Problem } from './problem.ts';

const MAX_INTEGER = 2 ** 31 - 1;
const MAX_TIME_MS = Date.UTC(9999, 11, 31);
const MAX_TEXT_LENGTH = 200;

/** Parts of a cursor, limited to values that a database column can be compared with. */
export const cursorIntegerSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_INTEGER));
export const cursorTimeSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(MAX_TIME_MS),
  v.transform((ms) => new Date(ms)),
);
export const cursorTextSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_TEXT_LENGTH),
  v.check((text) => !text.includes('\u0000')),
);

/** Page size when the contract gives no default. */
export const DEFAULT_PAGE_SIZE = 20;

/** One row more than the requested page, to find out whether another page follows. */
export function rowsToFetch(limit: number | undefined): number {
  return (limit ?? DEFAULT_PAGE_SIZE) + 1;
}

export type Page<T> = { readonly entries: readonly T[]; readonly nextCursor: string | null };

/** Removes the extra row that `rowsToFetch` added. `keyOf`: the sort position of an entry, for the cursor. */
export function cutPage<T>(rows: readonly T[], limit: number | undefined, keyOf: (row: T) => readonly (string | number)[]): Page<T> {
  const entries = rows.slice(0, limit ?? DEFAULT_PAGE_SIZE);
  const last = entries.at(-1);
  return { entries, nextCursor: rows.length > entries.length && last !== undefined ? encodeCursor(keyOf(last)) : null };
}

/** The response's `next_cursor`, which is omitted on the last page. */
export function nextCursorField(page: Page<unknown>): { next_cursor?: string } {
  return page.nextCursor === null ? {} : { next_cursor: page.nextCursor };
}

function encodeCursor(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key), 'utf8').toString('base64url');
}

/** The position that a cursor encodes; null without one. Throws 400 `validation_failed` for a malformed cursor or one of another list. */
export function parseCursor<S extends v.GenericSchema>(schema: S, cursor: string | undefined): v.InferOutput<S> | null {
  if (cursor === undefined) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.transform(decode), schema), cursor);
  if (!parsed.success) throw new Problem('validation_failed', { status: 400, fields: { cursor: 'invalid' } });
  return parsed.output;
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
