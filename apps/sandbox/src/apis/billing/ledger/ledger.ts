import type { Database } from '../../../db/client.ts';
import { ledgerEntries, type PaymentPart } from '../../../db/schema/billing.ts';
import type { Write } from '../../../db/write-together.ts';

/**
 * `provider`: what payment companies owe us. `balance`, `held`: what we owe the customer. `refund`: refunds that stores pay for. `claim`:
 * what the customer owes us for a charged-back sum already spent. `loss`: the same for an erased account. A further account, `order`: what
 * the customer owes on each order.
 */
type Account = 'provider' | 'balance' | 'held' | 'refund' | 'claim' | 'loss';

export type Amounts = Partial<Record<Account, number>>;

type Posting = {
  readonly paymentId: string;
  /** `return:<order id>`: an order was undone, and the sum paid on it moves to the balance. */
  readonly kind: 'hold' | 'release' | 'settle' | 'late' | `${'return' | 'refund' | 'chargeback'}:${string}`;
  readonly customerId: string;
  readonly at: Date;
  /** Debits are above 0, credits below 0. With the entries of `orders` they add up to 0. */
  readonly amounts: Amounts;
  readonly orders?: readonly PaymentPart[];
};

const ACCOUNTS = ['provider', 'balance', 'held', 'refund', 'claim', 'loss'] as const satisfies readonly Account[];

/** Writes one posting. A second posting of the same kind for a payment violates the unique index and aborts the transaction. */
export function post(tx: Database, posting: Posting): Write {
  const own = ACCOUNTS.map((account) => ({ account, orderId: null, amount: posting.amounts[account] ?? 0 }));
  const rows = [...own, ...(posting.orders ?? []).map((part) => ({ account: 'order', ...part }))].filter((row) => row.amount !== 0);
  const sum = rows.reduce((total, row) => total + row.amount, 0);
  if (sum !== 0 || rows.length < 2) throw new RangeError(`unbalanced posting ${posting.kind} of ${posting.paymentId}`);
  return tx.insert(ledgerEntries).values(
    rows.map((row) => ({
      posting: `${posting.paymentId}:${posting.kind}`,
      account: row.account,
      customerId: posting.customerId,
      paymentId: posting.paymentId,
      orderId: row.orderId,
      amount: row.amount,
      at: posting.at,
    })),
  );
}
