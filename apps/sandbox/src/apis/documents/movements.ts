import type { StatementMovement } from './pdf/document-facts.ts';

/** A line of the ledger: a debit is above 0, a credit below. */
export type StatementLedgerEntry = {
  readonly posting: string;
  readonly account: string;
  readonly amount: number;
  readonly at: Date;
  readonly purpose: string | null;
  readonly orderNumber: string | null;
};

/** Converts ledger postings to movements, in the same order. Holds and releases are left out: they change nothing for the customer. */
export function toStatementMovements(entries: readonly StatementLedgerEntry[]): StatementMovement[] {
  const postings = [...Map.groupBy(entries, ({ posting }) => posting).values()];
  return postings.map(movementOf).filter(({ charged, onOrders, balance }) => charged !== 0 || onOrders !== 0 || balance !== 0);
}

function movementOf(entries: readonly StatementLedgerEntry[]): StatementMovement {
  const sum = (...accounts: string[]) =>
    entries.reduce((total, { account, amount }) => total + (accounts.includes(account) ? amount : 0), 0);
  const [first] = entries;
  return {
    at: first?.at.toISOString() ?? '',
    what: movementKindOf(first),
    orders: [...new Set(entries.flatMap(({ orderNumber }) => orderNumber ?? []))],
    charged: sum('provider'),
    onOrders: -sum('order') || 0,
    balance: -sum('balance', 'held', 'claim') || 0,
  };
}

const MOVEMENT_KINDS: ReadonlyMap<string, StatementMovement['what']> = new Map([
  ['late', 'late'],
  ['return', 'returned'],
  ['refund', 'refunded'],
  ['chargeback', 'charged_back'],
]);

/** The kind of a movement. A posting's name is the payment's id, a colon and the kind (schema, ledger_entries). */
function movementKindOf(entry: StatementLedgerEntry | undefined): StatementMovement['what'] {
  const kind = entry?.posting.split(':')[1];
  if (kind === 'settle') return entry?.purpose === 'top_up' ? 'top_up' : entry?.purpose === 'withdrawal' ? 'withdrawn' : 'paid';
  return MOVEMENT_KINDS.get(kind ?? '') ?? 'other';
}
