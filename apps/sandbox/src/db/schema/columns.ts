import type { CalendarDate } from '@muddat/schedule';
import { bigint, customType, date, timestamp } from 'drizzle-orm/pg-core';
import * as v from 'valibot';

/** Whole so'm. Sums of this product stay far below 2^53, so a JS number holds them exactly. */
export const somColumn = (name: string) => bigint(name, { mode: 'number' });

/** A calendar date in Asia/Tashkent as 'YYYY-MM-DD'. */
export const dayColumn = (name: string) => date(name, { mode: 'string' }).$type<CalendarDate>();

const isoDate = v.pipe(v.string(), v.isoDate());
/** A calendar date in JSON. `isCalendarDate` cannot check it: drizzle-kit reads this file, and does not find packages of the workspace. */
export const calendarDateSchema = v.custom<CalendarDate>((value) => v.is(isoDate, value), 'not a calendar date');

/** A moment to the millisecond, as a Date; stored with its time zone so that PGlite and PostgreSQL agree. */
export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** JSON that is validated on each read. Data written by another version fails there, not later in code that relies on the type. */
export const jsonColumn = <Data>(name: string, schema: v.GenericSchema<unknown, Data>) =>
  customType<{ data: Data; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => v.parse(schema, value),
  })(name);

/** A JSON list of ids or other plain texts. */
export const textListColumn = (name: string) => jsonColumn<readonly string[]>(name, v.array(v.string()));
