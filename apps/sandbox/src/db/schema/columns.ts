import { bigint, date, timestamp } from 'drizzle-orm/pg-core';

/** Whole so'm. Sums of this product stay far below 2^53, so a JS number holds them exactly. */
export const som = (name: string) => bigint(name, { mode: 'number' });

/** A calendar date in Asia/Tashkent as 'YYYY-MM-DD'. */
export const day = (name: string) => date(name, { mode: 'string' });

/** A moment to the millisecond, as a Date; kept with its zone so that PGlite and PostgreSQL agree. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
