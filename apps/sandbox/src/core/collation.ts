import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Sorts by alphabet: ё next to е, oʻ next to o, capitals next to small letters. Uses the root collation of ICU, which both PGlite and a
 * PostgreSQL server have. A database's default collation sorts by bytes or by the machine's locale.
 */
export const collateByAlphabet = (column: SQLWrapper): SQL => sql`${column} collate "und-x-icu"`;
