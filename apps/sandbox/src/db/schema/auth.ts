import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

export const customers = pgTable('customers', {
  id: text().primaryKey(),
  /** +998XXXXXXXXX */
  phone: text().notNull().unique(),
  name: text().notNull(),
  birthdate: date({ mode: 'string' }),
  /** scrypt, see apis/auth/password.ts */
  passwordHash: text().notNull(),
  createdAt: instant().notNull(),
});

/** One sign-in: all refresh tokens that descend from it. Real time. */
export const tokenFamilies = pgTable(
  'token_families',
  {
    id: text().primaryKey(),
    customerId: text().notNull(),
    createdAt: instant().notNull(),
    endedAt: instant(),
    /** signed_out, replayed */
    endReason: text(),
  },
  (t) => [index('token_families_customer').on(t.customerId)],
);

/** Refresh tokens by their hash; a used one stays, so that its replay is known. Real time. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    familyId: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('refresh_tokens_family').on(t.familyId)],
);

/** The live one-time code of a phone and purpose, also for phones nobody registered. Business time. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    phone: text().notNull(),
    /** sign-in, register, reset */
    purpose: text().notNull(),
    codeHash: text().notNull(),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    tries: integer().notNull().default(0),
    usedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.phone, t.purpose] })],
);

/** Events counted against a limit, such as failed sign-ins of a phone. Real time. */
export const rateEvents = pgTable(
  'rate_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bucket: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [index('rate_events_bucket').on(t.bucket, t.at)],
);

/** Push tokens of devices. */
export const deviceTokens = pgTable('device_tokens', {
  token: text().primaryKey(),
  customerId: text(),
  platform: text().notNull(),
  updatedAt: instant().notNull(),
});
