import type { CalendarDate } from '@muddat/schedule';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { customers } from '../../../db/schema/auth.ts';
import { type LedgerDifference, ledgerEntries, payments } from '../../../db/schema/billing.ts';
import { providerCharges, providerReturns } from '../../../db/schema/provider.ts';
import { findDifferences } from '../ledger-check/find-differences.ts';
import { loadBooks } from '../ledger-check/load-books.ts';
import { loadLastLedgerCheck } from '../ledger-check/nightly-check.ts';

type LedgerRow = {
  readonly payment_id: string;
  readonly at: string;
  readonly purpose: string;
  readonly order_id: string | null;
  readonly status: string;
  readonly reason: string | null;
  readonly amount: number;
  /** The sum that the provider charged minus the sum that it returned; 0 unless the charge was accepted. */
  readonly provider_amount: number;
  /** The status of the charge: accepted, declined or pending; null if the provider has no entry. */
  readonly provider_status: string | null;
  /** The sum that the provider took according to our books. */
  readonly ledger_amount: number;
  /** All entries of the payment; they add up to 0. */
  readonly entries: { posting: string; account: string; order_id: string | null; amount: number; at: string }[];
};

type LedgerView = {
  readonly provider_sum: number;
  readonly ledger_sum: number;
  readonly rows: LedgerRow[];
  /** The differences between the books now. */
  readonly differences: readonly LedgerDifference[];
  /** The last nightly check; null before the first. */
  readonly nightly: { readonly day: CalendarDate; readonly differences: readonly LedgerDifference[] } | null;
};

/**
 * The provider's charges next to our ledger, newest first (GET /sandbox/ledger?phone=). The sums are equal unless a payment is between
 * charge and settlement. `phone` null: all customers. An unknown phone has no rows.
 */
export async function ledgerView(db: Database, phone: string | null, now = new Date()): Promise<LedgerView> {
  const customerId = phone === null ? null : await findCustomerId(db, phone);
  const mine = phone === null ? undefined : eq(payments.customerId, customerId ?? '');
  const made = await db.select().from(payments).where(mine).orderBy(desc(payments.createdAt), desc(payments.id));
  const charges = await db
    .select()
    .from(providerCharges)
    .where(phone === null ? undefined : eq(providerCharges.customerId, customerId ?? ''));
  const entries = await db
    .select()
    .from(ledgerEntries)
    .where(phone === null ? undefined : eq(ledgerEntries.customerId, customerId ?? ''))
    .orderBy(ledgerEntries.id);
  const chargeOf = new Map(charges.map((charge) => [charge.paymentId, charge]));
  const entriesOf = Map.groupBy(entries, (entry) => entry.paymentId);
  const returns = await db
    .select()
    .from(providerReturns)
    .where(phone === null ? undefined : eq(providerReturns.customerId, customerId ?? ''));
  const returnsOf = Map.groupBy(returns, (row) => row.paymentId);
  const accepted = charges.filter((charge) => charge.status === 'accepted');
  const fromProvider = entries.filter((entry) => entry.account === 'provider');
  return {
    differences: findDifferences(await loadBooks(db, phone === null ? null : (customerId ?? ''), now)),
    nightly: await loadLastLedgerCheck(db),
    provider_sum: totalAmount(accepted) - totalAmount(returns),
    ledger_sum: totalAmount(fromProvider),
    rows: made.map((payment) => {
      const charge = chargeOf.get(payment.id);
      const own = entriesOf.get(payment.id) ?? [];
      return {
        payment_id: payment.id,
        at: payment.createdAt.toISOString(),
        purpose: payment.purpose,
        order_id: payment.orderId,
        status: payment.status,
        reason: payment.reason,
        amount: payment.amount,
        provider_amount: (charge?.status === 'accepted' ? charge.amount : 0) - totalAmount(returnsOf.get(payment.id) ?? []),
        provider_status: charge?.status ?? null,
        ledger_amount: totalAmount(own.filter((entry) => entry.account === 'provider')),
        entries: own.map(({ posting, account, orderId, amount, at }) => ({
          posting,
          account,
          order_id: orderId,
          amount,
          at: at.toISOString(),
        })),
      };
    }),
  };
}

function totalAmount(items: readonly { readonly amount: number }[]): number {
  return items.reduce((total, item) => total + item.amount, 0);
}

async function findCustomerId(db: Database, phone: string): Promise<string | null> {
  const [found] = await db.select({ id: customers.id }).from(customers).where(eq(customers.phone, phone));
  return found?.id ?? null;
}
