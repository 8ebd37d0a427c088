import type { CalendarDate } from '@muddat/schedule';
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { textListColumn } from './columns.ts';

export type ActivityKind =
  | 'sign_in'
  | 'proof'
  | 'password_changed'
  | 'phone_changed'
  | 'passkey_added'
  | 'passkey_deleted'
  | 'frozen'
  | 'unfrozen';

const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

export const customers = pgTable('customers', {
  id: text().primaryKey(),
  /** +998XXXXXXXXX */
  phone: text().notNull().unique(),
  name: text().notNull(),
  birthdate: date({ mode: 'string' }).$type<CalendarDate>(),
  /** scrypt, see apis/auth/password.ts */
  passwordHash: text().notNull(),
  createdAt: instant().notNull(),
  /** Since this moment money is blocked: the customer reported "it was not me". Business time. */
  frozenAt: instant(),
  /** When the account will be erased at its customer's request, unless the customer undoes the request before. Business time. */
  eraseAt: instant(),
  /** When the account ended. Data that the law requires remains and refers to its id. Business time. */
  deletedAt: instant(),
});

/** One sign-in: all refresh tokens that descend from it. Real time. */
export const tokenFamilies = pgTable(
  'token_families',
  {
    id: text().primaryKey(),
    customerId: text().notNull(),
    createdAt: instant().notNull(),
    /** When the customer last proved their identity after signing in; the sign-in itself does not count. Business time. */
    provenAt: instant(),
    endedAt: instant(),
    /** signed_out, replayed, password_changed, password_reset, frozen, closed */
    endReason: text(),
  },
  (t) => [index('token_families_customer').on(t.customerId)],
);

/** Refresh tokens, stored as hashes. A used token stays, so that the server recognizes its replay. Real time. */
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

/** The latest one-time code of each phone and purpose, also for phones that are not registered. Business time. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    phone: text().notNull(),
    /**
     * sign-in:<holder>, register:<holder>, reset:<holder>, password, phone, proof, new-phone:<customer>; the holder is a browser or a
     * network
     */
    purpose: text().notNull(),
    codeHash: text().notNull(),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    tries: integer().notNull().default(0),
    usedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.phone, t.purpose] })],
);

/**
 * Codes of recent messages, by their hash (`hashCode`). A customer who enters the code of an earlier message loses no attempt: the answer
 * says so. Expired rows are purged. Business time.
 */
export const sentCodes = pgTable('sent_codes', {
  hash: text().primaryKey(),
  expiresAt: instant().notNull(),
});

/** Proofs that a customer controls a phone, identified by their hash; each is used once. Business time. */
export const proofTickets = pgTable(
  'proof_tickets',
  {
    hash: text().primaryKey(),
    phone: text().notNull(),
    /** register, reset */
    purpose: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('proof_tickets_phone').on(t.phone)],
);

/** Security events of an account, which the customer can read. Business time. */
export const activity = pgTable(
  'activity',
  {
    id: text().primaryKey(),
    customerId: text().notNull(),
    /** sign_in, proof, password_changed, phone_changed, passkey_added, passkey_deleted, frozen, unfrozen */
    kind: text().$type<ActivityKind>().notNull(),
    at: instant().notNull(),
    device: text(),
    browser: text(),
    place: text(),
    isNew: boolean().notNull().default(false),
  },
  (t) => [index('activity_customer').on(t.customerId, t.at)],
);

/** WebAuthn credentials of customers. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    customerId: text().notNull(),
    credentialId: text().notNull().unique(),
    /** COSE key, base64url */
    publicKey: text().notNull(),
    /** The authenticator's own count of uses; 0 if it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: textListColumn('transports').notNull(),
    rpId: text().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (t) => [index('passkeys_customer').on(t.customerId)],
);

/** Challenges sent to authenticators. The first response to a challenge deletes its row. Business time. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: text().primaryKey(),
    challenge: text().notNull(),
    /** The customer who adds a passkey; null for a sign-in. */
    customerId: text(),
    origin: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('passkey_challenges_expiry').on(t.expiresAt)],
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

/** Push tokens of devices. `customerId` is null if a guest sent the token. */
export const deviceTokens = pgTable('device_tokens', {
  token: text().primaryKey(),
  customerId: text(),
  platform: text().notNull(),
  updatedAt: instant().notNull(),
});
