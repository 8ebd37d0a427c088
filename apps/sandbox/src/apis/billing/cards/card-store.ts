import { maskPhone } from '@muddat/i18n';
import type { billing } from '@muddat/sdk/types';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { cards, payments } from '../../../db/schema/billing.ts';
import { RUNNING_STATUSES } from '../payment/payment-status.ts';

export type CardRow = typeof cards.$inferSelect;
type BankCard = billing.components['schemas']['BankCard'];

const CARD_SYSTEMS = ['uzcard', 'humo'] as const satisfies readonly BankCard['system'][];
const CARD_NETWORKS = ['unionpay', 'visa', 'mastercard'] as const;

/** A saved card of the customer; null when it does not exist, was deleted or belongs to another customer. */
export async function findCard(db: Database, customerId: string, id: string): Promise<CardRow | null> {
  const [found] = await db
    .select()
    .from(cards)
    .where(and(eq(cards.id, id), eq(cards.customerId, customerId), isNull(cards.deletedAt)));
  return found ?? null;
}

/**
 * Same as `findCard`, but locks all cards of the customer for the rest of the transaction: a change of the main card concerns all of them.
 */
export async function lockCard(tx: Database, customerId: string, id: string): Promise<CardRow | null> {
  return (await lockCards(tx, customerId)).find((card) => card.id === id) ?? null;
}

/** All saved cards of the customer, locked for the rest of the transaction. */
export async function lockCards(tx: Database, customerId: string): Promise<CardRow[]> {
  return tx
    .select()
    .from(cards)
    .where(and(eq(cards.customerId, customerId), isNull(cards.deletedAt)))
    .orderBy(asc(cards.id))
    .for('update');
}

/** The customer's cards: the main card first, then by age. */
export async function listCards(db: Database, customerId: string): Promise<CardRow[]> {
  return db
    .select()
    .from(cards)
    .where(and(eq(cards.customerId, customerId), isNull(cards.deletedAt)))
    .orderBy(desc(cards.isDefault), asc(cards.createdAt), asc(cards.id));
}

/** Whether a payment may still charge the card. A payment that waits for its code counts too, until it expires. */
export async function isCardBusy(tx: Database, cardId: string, now: Date): Promise<boolean> {
  const open = await tx
    .select({ status: payments.status, expiresAt: payments.expiresAt })
    .from(payments)
    .where(and(eq(payments.cardId, cardId), inArray(payments.status, [...RUNNING_STATUSES])));
  return open.some((payment) => payment.status === 'processing' || payment.expiresAt > now);
}

/** Makes one card the main one; null leaves the customer without a main card. */
export async function setMainCard(tx: Database, customerId: string, cardId: string | null): Promise<void> {
  const others = and(eq(cards.customerId, customerId), eq(cards.isDefault, true));
  await tx.update(cards).set({ isDefault: false }).where(others);
  if (cardId !== null) await tx.update(cards).set({ isDefault: true }).where(eq(cards.id, cardId));
}

/** A saved card with equal BIN, last four and expiry. The numbers cannot be compared, because they are not stored. */
export async function findSameCard(
  tx: Database,
  customerId: string,
  card: Pick<CardRow, 'bin' | 'last4' | 'expiry'>,
): Promise<CardRow | null> {
  const all = await listCards(tx, customerId);
  return all.find((saved) => saved.bin === card.bin && saved.last4 === card.last4 && saved.expiry === card.expiry) ?? null;
}

export function cardView(card: CardRow): BankCard {
  const system = CARD_SYSTEMS.find((item) => item === card.system);
  if (system === undefined) throw new TypeError(`no card system: ${card.system}`);
  const network = CARD_NETWORKS.find((item) => item === card.network);
  return {
    entity_id: card.id,
    system,
    ...(network === undefined ? {} : { network }),
    bank: card.bank,
    last4: card.last4,
    expiry: card.expiry,
    owner: card.owner,
    is_default: card.isDefault,
    masked_phone: maskPhone(card.smsPhone),
  };
}
