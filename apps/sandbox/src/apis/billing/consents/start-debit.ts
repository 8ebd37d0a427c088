import type { CalendarDate } from '@muddat/schedule';
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { type Moment, momentOf } from '../../../core/moment.ts';
import type { Database } from '../../../db/client.ts';
import { runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { balances, type OrderShare, payments } from '../../../db/schema/billing.ts';
import { debits } from '../../../db/schema/consents.ts';
import { findEraseTime } from '../../../domain/access/account-closing.ts';
import { isAccountFrozen } from '../../../domain/access/account-freeze.ts';
import { isCardExpired } from '../cards/card-expiry.ts';
import { type CardRow, lockCards } from '../cards/card-store.ts';
import { spendFromBalance } from '../ledger/balance.ts';
import { bookPayment } from '../ledger/book-payment.ts';
import { paymentEvent } from '../payment/payment-events.ts';
import type { PaymentPlan } from '../payment/payment-plan.ts';
import { RUNNING_STATUSES } from '../payment/payment-status.ts';
import { insertPayment, lockOrders, type OrderWithShare, type PaymentRow } from '../payment/payment-store.ts';
import { buildPaymentRow } from '../payment-run/create-payment-row.ts';
import type { BillingContext } from '../payment-run/process-payment.ts';
import { startProcessing } from '../payment-run/start-processing.ts';
import { chooseDebitSources, type DebitSources } from './choose-source.ts';
import { type ConsentRow, lockConsent } from './consent-store.ts';
import { DEBIT_OPERATION, debitIdempotencyKey } from './debit-key.ts';
import { isDebitAnnounced } from './debit-notice-store.ts';
import { nextDebitDay, shouldTryNextCard } from './debit-rules.ts';
import { type DueInstalment, instalmentKey, listDueInstalments } from './due-instalments.ts';

type DebitRow = typeof debits.$inferSelect;
type DueDebit = { readonly consent: ConsentRow; readonly paid: OrderWithShare; readonly amount: number; readonly debit: DebitRow | null };

/**
 * Starts the debit of an instalment, or its next attempt after a refusal, in one transaction. Null when nothing may be debited now, no
 * notice was sent yet, or no source can pay: the debit is then stored as failed. Consent and order are locked, so a withdrawal, a payment
 * by hand or a parallel run happens completely before or completely after.
 */
export async function startDebit(tx: Database, ctx: BillingContext, due: DueInstalment): Promise<PaymentRow | null> {
  const moment = momentOf(ctx);
  const standing = await loadDueDebit(tx, due, moment);
  if (standing === null) return null;
  const { consent, amount, debit } = standing;
  const tried = debit?.tried ?? [];
  const source = await lockSource(tx, consent, { amount, tried, today: moment.today });
  if (source === null) {
    const reason = await reasonOf(tx, debit);
    await writeDebit(tx, { due, amount, moment }, { state: 'failed', reason, tried, paymentId: debit?.paymentId ?? null });
    return null;
  }
  if (!(await isDebitAnnounced(tx, due))) return null;
  const payment = await startPayment(tx, {
    due,
    standing,
    source,
    key: debitIdempotencyKey(due.order.id, due.number, moment.today, tried.length + 1),
    moment,
  });
  const state = payment.status === 'succeeded' ? 'succeeded' : 'running';
  const triedNow = source.card === null ? tried : [...tried, source.card.id];
  await writeDebit(tx, { due, amount, moment }, { state, reason: null, tried: triedNow, paymentId: payment.id });
  return payment;
}

/** Checks again, under the locks, whether the instalment may be debited. */
async function loadDueDebit(tx: Database, due: DueInstalment, { now, today }: Moment): Promise<DueDebit | null> {
  const consent = await lockConsent(tx, due.consent.id);
  if (consent === null || consent.withdrawnAt !== null) return null;
  if ((await isAccountFrozen(tx, consent.customerId)) || (await findEraseTime(tx, consent.customerId)) !== null) return null;
  const [paid] = await lockOrders(tx, consent.customerId, [{ orderId: due.order.id, amount: 0 }]);
  const ofDay = await listDueInstalments(tx, { customerId: consent.customerId, from: due.dueDate, until: due.dueDate });
  const still = ofDay.find((one) => instalmentKey(one) === instalmentKey(due));
  if (paid === undefined || still === undefined || still.consent.id !== consent.id) return null;
  if (await isBeingPaid(tx, due.order.id, now)) return null;
  const mine = and(eq(debits.orderId, due.order.id), eq(debits.number, due.number));
  const past = await tx.select().from(debits).where(mine);
  if (nextDebitDay(due.dueDate, past, today) !== today) return null;
  const debit = past.find((one) => one.day === today) ?? null;
  const amount = still.left;
  if (debit === null) return { consent, paid: { ...paid, amount }, amount, debit };
  return shouldTryNextCard(await reasonOf(tx, debit)) ? { consent, paid: { ...paid, amount }, amount, debit } : null;
}

/** Why the last attempt of a debit failed; `no_source` before the first attempt, null while the attempt is not refused. */
async function reasonOf(tx: Database, debit: DebitRow | null): Promise<string | null> {
  if (debit?.paymentId == null) return 'no_source';
  const [last] = await tx.select({ reason: payments.reason }).from(payments).where(eq(payments.id, debit.paymentId));
  return last?.reason ?? null;
}

/**
 * Whether the customer is paying on the order now: a payment is running, or waits for its code or its payment app. The debit waits until
 * that payment ends, so that nobody pays twice.
 */
async function isBeingPaid(tx: Database, orderId: string, now: Date): Promise<boolean> {
  const among: readonly Pick<OrderShare, 'orderId'>[] = [{ orderId }];
  const its = or(eq(payments.orderId, orderId), sql`${payments.parts} @> ${JSON.stringify(among)}::jsonb`);
  const awaited = or(and(eq(payments.status, 'processing'), eq(payments.appAmount, 0)), gt(payments.expiresAt, now));
  const [open] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(its, inArray(payments.status, [...RUNNING_STATUSES]), awaited))
    .limit(1);
  return open !== undefined;
}

type SourceRequest = { readonly amount: number; readonly tried: readonly string[]; readonly today: CalendarDate };

/** Chooses a source with balance and cards locked, so that neither changes before the payment starts. */
async function lockSource(
  tx: Database,
  consent: ConsentRow,
  { amount, tried, today }: SourceRequest,
): Promise<DebitSources<CardRow> | null> {
  const { customerId } = consent;
  // Cards before the balance, as a withdrawal and the deletion of a card do, to prevent deadlocks.
  const cards = await lockCards(tx, customerId);
  const [balance] = await tx
    .select({ available: balances.available })
    .from(balances)
    .where(eq(balances.customerId, customerId))
    .for('update');
  const wallet = { cards, available: balance?.available ?? 0 };
  return chooseDebitSources(consent, wallet, { amount, tried, isExpired: (expiry) => isCardExpired(expiry, today) });
}

type DebitStart = {
  readonly due: DueInstalment;
  readonly standing: DueDebit;
  readonly source: DebitSources<CardRow>;
  readonly key: string;
  readonly moment: Moment;
};

/**
 * Starts the payment of a debit. From the balance alone, it is booked at once. With a card it becomes `processing`, and the charge follows
 * the commit.
 */
async function startPayment(tx: Database, { due, standing, source, key, moment }: DebitStart): Promise<PaymentRow> {
  const { consent, paid, amount } = standing;
  const { now } = moment;
  const { card, balance } = source;
  const plan: PaymentPlan = {
    purpose: 'instalment',
    orderId: due.order.id,
    parts: null,
    quoteId: null,
    amount,
    card: card === null ? null : { id: card.id, amount: amount - balance },
    balanceAmount: balance,
    app: null,
  };
  const origin = { customerId: consent.customerId, operation: DEBIT_OPERATION, key, returnUrl: null };
  const events = [paymentEvent('created', 'created', now), paymentEvent('charge_requested', 'processing', now)];
  if (card === null) {
    if (!(await spendFromBalance(tx, consent.customerId, balance))) throw new RangeError('a locked balance is what it was');
    const draft = buildPaymentRow(plan, origin, { status: 'succeeded', now, events });
    const booked = await bookPayment(tx, draft, [paid], moment, 'balance');
    const payment = { ...draft, excessAmount: booked.excess, paidRows: booked.paidRows, events: [...events, ...booked.events] };
    await runWritesAtOnce(tx, [...booked.writes, insertPayment(tx, payment)]);
    return payment;
  }
  const payment = buildPaymentRow(plan, origin, { status: 'processing', now, events, card });
  const reason = await startProcessing(tx, { payment, orders: [paid] }, moment);
  if (reason !== null) throw new RangeError(`a debit cannot start: ${reason}`);
  await runWritesAtOnce(tx, [insertPayment(tx, payment)]);
  return payment;
}

type DebitChange = Pick<DebitRow, 'state' | 'reason' | 'tried' | 'paymentId'>;

type DebitDay = { readonly due: DueInstalment; readonly amount: number; readonly moment: Moment };

async function writeDebit(tx: Database, { due, amount, moment: { now, today } }: DebitDay, change: DebitChange): Promise<void> {
  const row = { orderId: due.order.id, number: due.number, day: today, consentId: due.consent.id, amount, startedAt: now, ...change };
  await tx
    .insert(debits)
    .values(row)
    .onConflictDoUpdate({ target: [debits.orderId, debits.number, debits.day], set: { ...change, consentId: due.consent.id } });
}
