import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { schema } from './schema/index.ts';

/** PGlite, PostgreSQL, or a transaction of either. Inside a transaction use only the transaction: PGlite has one connection. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
