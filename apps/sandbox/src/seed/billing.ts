import { bankOfCard } from '../apis/billing/cards/card-banks.ts';
import { OFFER_VERSION } from '../apis/billing/cards/offer-version.ts';
import { CARD_OF_OTHER_CUSTOMER } from '../apis/billing/provider/magic-cards.ts';
import type { Database } from '../db/client.ts';
import { insertRows } from '../db/insert-rows.ts';
import { balances, cards, ledgerEntries, payments } from '../db/schema/billing.ts';
import { bankCards, providerCharges } from '../db/schema/provider.ts';
import { buildSeededPayment, type SeededPaymentRows } from './billing/book-seeded.ts';
import { SEEDED_BALANCES, SEEDED_CARDS, type SeededCard } from './billing/cards.ts';
import { listSeededPayments } from './orders/seeded-payments.ts';
import type { SeedInput } from './shared/seed-input.ts';

/**
 * Seeds cards, balances and the payments of the demo orders, for which it needs the seeded orders. Charges and ledger agree from the start.
 */
export async function seedBilling(tx: Database, { today }: SeedInput): Promise<void> {
  const year = Number(today.slice(2, 4));
  const createdAt = new Date(`${Number(today.slice(0, 4)) - 2}-03-01T05:00:00Z`);
  const saved = SEEDED_CARDS.map(({ goodForYears, ...card }) => ({
    ...card,
    expiry: `${String((year + goodForYears) % 100).padStart(2, '0')}12`,
    bank: bankOfCard(card.bin),
    offerVersion: OFFER_VERSION,
    offerAcceptedAt: createdAt,
    createdAt,
  }));
  await tx.insert(cards).values(saved);
  const { number, phone } = CARD_OF_OTHER_CUSTOMER;
  await tx
    .insert(bankCards)
    .values([
      ...saved.map(({ bin, last4, expiry, smsPhone }) => ({ bin, last4, expiry, smsPhone })),
      { bin: number.slice(0, 6), last4: number.slice(-4), expiry: '', smsPhone: phone },
    ]);
  const mainCard = new Map<string, SeededCard>(SEEDED_CARDS.filter((card) => card.isDefault).map((card) => [card.customerId, card]));
  const topUps = SEEDED_BALANCES.map((item) => ({ ...item, orderId: null, purpose: 'top_up' as const, on: today }));
  const made = [...(await listSeededPayments(tx)), ...topUps].flatMap((payment, index): SeededPaymentRows[] => {
    const card = mainCard.get(payment.customerId);
    return card === undefined ? [] : [buildSeededPayment(payment, card, index + 1)];
  });
  await insertRows(
    tx,
    payments,
    made.map((item) => item.payment),
  );
  await insertRows(
    tx,
    providerCharges,
    made.map((item) => item.charge),
  );
  await insertRows(
    tx,
    ledgerEntries,
    made.flatMap((item) => item.entries),
  );
  await insertRows(
    tx,
    balances,
    SEEDED_BALANCES.map(({ customerId, amount }) => ({ customerId, available: amount })),
  );
}
