import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Text messages that are stored for testers instead of being sent. */
export const smsMessages = pgTable(
  'sms_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    to: text().notNull(),
    text: text().notNull(),
    code: text(),
    /** `sms`, or `call` for a text that a robot would read out on the phone */
    channel: text({ enum: ['sms', 'call'] }).notNull(),
    at: timestamp({ withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (t) => [index('sms_messages_to').on(t.to, t.id)],
);

/** The difference between the business clock and real time; one row. */
export const clockOffset = pgTable('clock_offset', {
  id: integer().primaryKey(),
  offsetMs: bigint({ mode: 'number' }).notNull(),
});

/** The secret that the sandbox generates at its first start. */
export const serverKeys = pgTable('server_keys', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Keys that sign access tokens and guests' tokens. The newest one signs; the others verify until the newest of their tokens has expired. */
export const signingKeys = pgTable('signing_keys', {
  id: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date', precision: 3 }).notNull().defaultNow(),
  /** The longest lifetime of a token that the key has signed, in seconds. */
  tokenSeconds: integer().notNull(),
});

/** When the data was last seeded; one row. If it is missing, the sandbox seeds the database at its start. */
export const seedRuns = pgTable('seed_runs', {
  id: integer().primaryKey(),
  seededAt: timestamp({ withTimezone: true, mode: 'date', precision: 3 }).notNull(),
});
