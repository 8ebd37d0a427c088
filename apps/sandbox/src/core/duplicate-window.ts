import { type Column, eq, isNull, type SQL } from 'drizzle-orm';

const DAY_MS = 86_400_000;

/**
 * An identical form within a day counts as a repetition: a person who got no response can send the form again without creating a second
 * copy. spec gap: the specification does not cover forms sent twice.
 */
export const duplicateWindowStart = (now: Date): Date => new Date(now.getTime() - DAY_MS);

export const equalsOrIsNull = (column: Column, value: string | number | null): SQL => (value === null ? isNull(column) : eq(column, value));
