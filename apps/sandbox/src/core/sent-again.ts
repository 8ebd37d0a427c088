import { type Column, eq, isNull, type SQL } from 'drizzle-orm';

const DAY_MS = 86_400_000;

/**
 * The very same form within a day is the one that was received: who got no answer may send it again without a second copy.
 * spec gap: the specification says nothing of forms sent twice.
 */
export const sentAgainSince = (now: Date): Date => new Date(now.getTime() - DAY_MS);

export const sameOrNull = (column: Column, value: string | number | null): SQL => (value === null ? isNull(column) : eq(column, value));
