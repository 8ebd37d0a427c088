import type { Database } from '../../db/client.ts';
import { ledgerEntries } from '../../db/schema/billing.ts';
import type { Write } from '../../db/write-together.ts';

/** `provider`: what payment companies owe us; `balance`, `held`: what we owe the customer; `order`: what the customer owes. */
type Account = 'provider' | 'balance' | 'held' | 'order';

type Posting = {
  readonly paymentId: string;
  readonly kind: 'hold' | 'release' | 'settle' | 'late';
  readonly customerId: string;
  readonly orderId: string | null;
  readonly at: Date;
  /** A debit is above 0, a credit below; together 0. */
  readonly amounts: Partial<Record<Account, number>>;
};

const ACCOUNTS = ['provider', 'balance', 'held', 'order'] as const satisfies readonly Account[];

/** One posting. A second one of the same kind for a payment breaks the unique index, and with it the transaction. */
export function post(tx: Database, posting: Posting): Write {
  const rows = ACCOUNTS.map((account) => ({ account, amount: posting.amounts[account] ?? 0 })).filter((row) => row.amount !== 0);
  const sum = rows.reduce((total, row) => total + row.amount, 0);
  if (sum !== 0 || rows.length < 2) throw new RangeError(`unbalanced posting ${posting.kind} of ${posting.paymentId}`);
  return tx.insert(ledgerEntries).values(
    rows.map((row) => ({
      posting: `${posting.paymentId}:${posting.kind}`,
      account: row.account,
      customerId: posting.customerId,
      paymentId: posting.paymentId,
      orderId: row.account === 'order' ? posting.orderId : null,
      amount: row.amount,
      at: posting.at,
    })),
  );
}
