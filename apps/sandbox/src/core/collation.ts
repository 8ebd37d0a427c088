import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * By alphabet as people read it: ё beside е, oʻ beside o, large letters beside small ones. The root collation of ICU is named, since it is
 * the one that both PGlite and a server have, and a database's own default sorts by bytes or by the machine's locale.
 */
export const byAlphabet = (column: SQLWrapper): SQL => sql`${column} collate "und-x-icu"`;
