import { tashkentDate } from '@muddat/i18n';
import { addDays } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import type { Database } from '../../db/client.ts';
import { payments } from '../../db/schema/billing.ts';
import { orders } from '../../db/schema/orders.ts';
import { returns } from '../../db/schema/returns.ts';
import { verifications } from '../../db/schema/verification.ts';
import { DELETION_UNDO_DAYS, findEraseTime } from '../../domain/access/account-closing.ts';
import { orderPhase } from '../../domain/order/order-phase.ts';
import { readBalance } from '../billing/ledger/balance.ts';
import { bonusState } from '../installment/checkout/bonus-rules.ts';
import { loadBonusEntries } from '../installment/checkout/load-quote-context.ts';
import { retainedUntil } from './retention/retention-term.ts';

type Plan = installment.components['schemas']['DeletionPlan'];

/** Whether an order is settled: the customer owes nothing on it, and nothing is still to be delivered. */
const isSettled = ({ status, totalAmount, paidAmount, cash }: typeof orders.$inferSelect): boolean =>
  orderPhase(status) === 'ended' || (status === 'delivered' && (cash || paidAmount >= totalAmount));

/**
 * What prevents deleting the account today (except a payment that is still in progress, see `assertDeletable`), what would be lost, and
 * what must be stored by law.
 */
export async function planDeletion(db: Database, { clock }: Pick<Context, 'clock'>, customerId: string): Promise<Plan> {
  const today = clock.today();
  const own = await db.select().from(orders).where(eq(orders.customerId, customerId));
  // An open return could still pay money to a balance that no longer exists.
  const returning = await db
    .select({ orderId: returns.orderId })
    .from(returns)
    .where(and(eq(returns.customerId, customerId), isNull(returns.closedAt)));
  const isReturning = (id: string) => returning.some(({ orderId }) => orderId === id);
  const open = own.filter((order) => !isSettled(order) || isReturning(order.id)).map(({ number }) => number);
  const { available, held, claimed: claim } = await readBalance(db, customerId);
  const balance = available + held;
  const paid = await db.$count(payments, eq(payments.customerId, customerId));
  const proven = await db.$count(verifications, eq(verifications.customerId, customerId));
  const bonuses = bonusState(await loadBonusEntries(db, customerId), today).balance;
  const eraseAt = await findEraseTime(db, customerId);
  // The latest possible date: older orders and payments are erased earlier.
  const until = retainedUntil(eraseAt === null ? addDays(today, DELETION_UNDO_DAYS) : tashkentDate(eraseAt));
  const kept: Plan['kept'] = [
    ...(own.length > 0 ? [{ what: 'orders' as const, until }] : []),
    ...(paid > 0 ? [{ what: 'payments' as const, until }] : []),
    ...(proven > 0 ? [{ what: 'identity' as const, until }] : []),
  ];
  return {
    possible: open.length === 0 && balance === 0 && claim === 0,
    orders: open.toSorted(),
    balance,
    ...(claim === 0 ? {} : { claim }),
    bonuses,
    kept,
    erased_at: eraseAt?.toISOString() ?? null,
  };
}
