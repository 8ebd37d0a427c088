import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { customers } from './auth.ts';
import { dayColumn, instantColumn, jsonColumn } from './columns.ts';

const contactSchema = v.object({ phone: v.string(), name: v.string() });
export type StoredContact = v.InferOutput<typeof contactSchema>;

/** The checker's verdict on a step without a photo. A step that is missing here has been saved but not checked. */
const verdictSchema = v.exactOptional(
  v.object({ state: v.picklist(['checking', 'accepted', 'rejected']), reason: v.nullable(v.string()) }),
);
const verdictsSchema = v.object({ contacts: verdictSchema, card: verdictSchema, person: verdictSchema });
export type StoredVerdicts = v.InferOutput<typeof verdictsSchema>;

/** The identity verification of a customer; no row before it begins. */
export const verifications = pgTable(
  'verifications',
  {
    customerId: text('customer_id')
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** in_progress, submitted, accepted, rejected */
    status: text('status').notNull(),
    /** The accepted version of the consent to biometrics and to a credit bureau request, and the time of acceptance. */
    consentVersion: text('consent_version'),
    consentAt: instantColumn('consent_at'),
    passport: text('passport'),
    pinfl: text('pinfl'),
    birthdate: dayColumn('birthdate'),
    /**
     * Since when this account stands for the person; null before the first submission, after a refusal without a limit, and in an erased
     * account. A person has one account at a time.
     */
    personHeldAt: instantColumn('person_held_at'),
    contacts: jsonColumn('contacts', v.array(contactSchema)).notNull().default([]),
    cardId: text('card_id'),
    verdicts: jsonColumn('verdicts', verdictsSchema).notNull().default({}),
    /**
     * When the steps were submitted, from which the simulated checker's delay is counted; null if the checker does not decide by itself.
     */
    submittedAt: instantColumn('submitted_at'),
    /** The language of the message with the result. */
    locale: text('locale').notNull().default('ru'),
    decidedAt: instantColumn('decided_at'),
  },
  (t) => [
    index('verifications_submitted').on(t.status, t.submittedAt),
    uniqueIndex('verifications_held_pinfl').on(t.pinfl).where(sql`${t.personHeldAt} is not null`),
    uniqueIndex('verifications_held_passport').on(t.passport).where(sql`${t.personHeldAt} is not null`),
  ],
);

/** Photos of documents, including replaced versions. The customer sees only the current version of each step. */
export const verificationDocuments = pgTable(
  'verification_documents',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** passport_front, selfie, registration */
    step: text('step').notNull(),
    /** uploaded, checking, accepted, rejected */
    state: text('state').notNull(),
    reason: text('reason'),
    current: boolean('current').notNull(),
    /** Unique, so that taking the same upload twice creates one document. */
    uploadId: text('upload_id').unique(),
    /** Hash of the file as sent. */
    sha256: text('sha256'),
    /** The key of the photo in the storage; null once it has been deleted. */
    storedKey: text('stored_key'),
    /** The verdict that a magic file name requests. */
    magicVerdict: text('magic_verdict'),
    uploadedAt: instantColumn('uploaded_at').notNull(),
    decidedAt: instantColumn('decided_at'),
  },
  (t) => [
    index('verification_documents_customer').on(t.customerId, t.step),
    index('verification_documents_decided').on(t.state, t.decidedAt),
  ],
);

/** The owner of an upload, and the metadata sent at its start; the bytes are in DATA_DIR/uploads. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    step: text('step').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    magicVerdict: text('magic_verdict'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [index('uploads_customer').on(t.customerId, t.createdAt), index('uploads_created').on(t.createdAt)],
);

/** Requests to unblock a blocked limit. A request without `answeredAt` is open. */
export const restorations = pgTable(
  'restorations',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    requestedAt: instantColumn('requested_at').notNull(),
    locale: text('locale').notNull(),
    /** approved, refused */
    outcome: text('outcome'),
    answeredAt: instantColumn('answered_at'),
  },
  (t) => [index('restorations_customer').on(t.customerId, t.requestedAt)],
);
