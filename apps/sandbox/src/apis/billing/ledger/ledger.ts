import type { Database } from '../../../db/client.ts';
import type { PendingWrite } from '../../../db/run-writes-at-once.ts';
import { ledgerEntries, type OrderShare } from '../../../db/schema/billing.ts';

/**
 * `provider`: what payment companies owe us. `balance`, `held`: what we owe the customer. `refund`: refunds that stores pay for. `claim`:
 * what the customer owes us for a charged-back sum already spent. `loss`: such a sum of an erased account, which nobody will pay. A further
 * account, `order`: what the customer owes on each order.
 */
type LedgerAccount = 'provider' | 'balance' | 'held' | 'refund' | 'claim' | 'loss';

export type PostingAmounts = Partial<Record<LedgerAccount, number>>;

type Posting = {
  readonly paymentId: string;
  /** `return:<order id>`: an order was undone, and the sum paid on it moves to the balance. */
  readonly kind: 'hold' | 'release' | 'settle' | 'late' | `${'return' | 'refund' | 'chargeback'}:${string}`;
  readonly customerId: string;
  readonly at: Date;
  /** Debits are above 0, credits below 0. With the entries of `orders` they add up to 0. */
  readonly amounts: PostingAmounts;
  readonly orders?: readonly OrderShare[];
};

const LEDGER_ACCOUNTS = ['provider', 'balance', 'held', 'refund', 'claim', 'loss'] as const satisfies readonly LedgerAccount[];

/** Writes one posting. A second posting of the same kind for a payment violates the unique index and aborts the transaction. */
export function writePosting(tx: Database, posting: Posting): PendingWrite {
  const own = LEDGER_ACCOUNTS.map((account) => ({ account, orderId: null, amount: posting.amounts[account] ?? 0 }));
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
