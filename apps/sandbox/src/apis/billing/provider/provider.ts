import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { providerCharges } from '../../../db/schema/provider.ts';
import type { CardBehaviour } from './magic-cards.ts';

export type Charge = typeof providerCharges.$inferSelect;
type ChargeOrder = {
  readonly paymentId: string;
  readonly customerId: string;
  readonly amount: number;
  readonly last4: string;
};

const LATE_MS = 20_000;
const TOO_LATE_MS = 900_000;

type Entry = Pick<Charge, 'status' | 'reason' | 'answersAt'>;

/** The entry that the provider writes for a card; null: it never answers and charges nothing. */
function entryFor(behaviour: CardBehaviour, now: Date): Entry | null {
  const pending = (ms: number): Entry => ({ status: 'pending', reason: null, answersAt: new Date(now.getTime() + ms) });
  const answers = {
    accept: { status: 'accepted', reason: null, answersAt: null },
    'no-code': { status: 'accepted', reason: null, answersAt: null },
    decline: { status: 'declined', reason: 'card_declined', answersAt: null },
    'insufficient-funds': { status: 'declined', reason: 'insufficient_funds', answersAt: null },
    late: pending(LATE_MS),
    'too-late': pending(TOO_LATE_MS),
    'no-answer': null,
  } satisfies Record<CardBehaviour, Entry | null>;
  return answers[behaviour];
}

/**
 * The simulated provider charges a card. One statement with its own commit, idempotent by payment id. Null if it does not answer, or was
 * asked before: the caller then reads the charge.
 */
export async function chargeCard(db: Database, order: ChargeOrder, behaviour: CardBehaviour, now: Date): Promise<Charge | null> {
  const entry = entryFor(behaviour, now);
  if (entry === null) return null;
  const [charge] = await db
    .insert(providerCharges)
    .values({ ...order, at: now, ...entry })
    .onConflictDoNothing()
    .returning();
  return charge ?? null;
}

/**
 * The provider pays money out to a card, idempotent by payment id. In its book a credit is negative. A card with the behaviour
 * `insufficient-funds` accepts a credit too.
 */
export async function payOutToCard(db: Database, order: ChargeOrder, behaviour: CardBehaviour, now: Date): Promise<Charge | null> {
  const entry = entryFor(behaviour === 'insufficient-funds' ? 'accept' : behaviour, now);
  if (entry === null) return null;
  return writePayout(db, order, entry.status === 'declined' ? { ...entry, reason: 'withdrawal_declined' } : entry, now);
}

/** Asks the provider to drop a credit that it has not answered. A credit that it has begun stays. */
export async function cancelPayout(db: Database, order: ChargeOrder, now: Date): Promise<void> {
  await writePayout(db, order, { status: 'declined', reason: 'withdrawal_unanswered', answersAt: null }, now);
}

async function writePayout(db: Database, order: ChargeOrder, entry: Entry, now: Date): Promise<Charge | null> {
  const [credit] = await db
    .insert(providerCharges)
    .values({ ...order, amount: -order.amount, at: now, ...entry })
    .onConflictDoNothing()
    .returning();
  return credit ?? null;
}

/** Records the customer's decision in the payment app; the first one is final. */
export async function recordAppDecision(db: Database, order: Omit<ChargeOrder, 'last4'>, accepted: boolean, now: Date): Promise<void> {
  const answer = accepted ? { status: 'accepted', reason: null } : { status: 'declined', reason: 'declined_in_app' };
  await db
    .insert(providerCharges)
    .values({ paymentId: order.paymentId, customerId: order.customerId, amount: order.amount, at: now, ...answer })
    .onConflictDoNothing();
}

/** Simulates the provider's late answers: accepts the pending charges whose time to answer has come. */
export async function acceptDueCharges(db: Database, now: Date): Promise<void> {
  await db
    .update(providerCharges)
    .set({ status: 'accepted' })
    .where(and(eq(providerCharges.status, 'pending'), lte(providerCharges.answersAt, now)));
}

export async function findCharge(db: Database, paymentId: string): Promise<Charge | null> {
  const [found] = await db.select().from(providerCharges).where(eq(providerCharges.paymentId, paymentId));
  return found ?? null;
}
