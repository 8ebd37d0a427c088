import { eq } from 'drizzle-orm';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { balances } from '../../../db/schema/billing.ts';
import type { Write } from '../../../db/write-together.ts';
import { NOTICES, notify } from '../payment/notices.ts';
import { changeBalance, spend } from './balance.ts';

/** Of money that comes to a balance: what becomes available, what settles the claim, and what of the claim is left. */
type Credit = { readonly available: number; readonly settled: number; readonly left: number };

/** What comes settles the claim first. */
export function splitCredit(amount: number, claimed: number): Credit {
  const settled = Math.min(amount, claimed);
  return { available: amount - settled, settled, left: claimed - settled };
}

/** The ledger's amounts of a credit: we owe the customer more, and the customer owes us less. */
export const creditAmounts = ({ available, settled }: Pick<Credit, 'available' | 'settled'>) => ({ balance: -available, claim: -settled });

/** What the customer owes, with the balance locked: whatever changes it waits. A customer without a balance owes nothing. */
export async function lockClaim(tx: Database, customerId: string): Promise<number> {
  const [row] = await tx.select({ claimed: balances.claimed }).from(balances).where(eq(balances.customerId, customerId)).for('update');
  return row?.claimed ?? 0;
}

type Coming = { readonly customerId: string; readonly amount: number; readonly at: Date; readonly held?: number };

/**
 * Money comes to the balance: how it is split, for the posting, and what is to be written with it. `held`: what of the held sum changes
 * with it. The writes are run before the transaction credits the same balance again.
 */
export async function credit(tx: Database, { customerId, amount, at, held = 0 }: Coming): Promise<Credit & { readonly writes: Write[] }> {
  const split = splitCredit(amount, amount === 0 ? 0 : await lockClaim(tx, customerId));
  const { available, settled, left } = split;
  const told = settled === 0 ? [] : [notify(tx, { customerId }, null, NOTICES.claimSettled(settled, left), at)];
  return { ...split, writes: [...changeBalance(tx, customerId, { available, held, claimed: -settled }), ...told] };
}

/** `isErased`: the account has ended, and only what the law keeps is left of it. */
export type Debtor = { readonly customerId: string; readonly isErased: boolean };
type Taken = { readonly balance: number; readonly claim: number; readonly loss: number };

/**
 * Takes a sum from the balance as far as it is there, and claims the rest: what each account is debited with. After the account was
 * erased the rest is our loss: nobody is left to pay a claim, and an open one would keep the payment for ever.
 */
export async function takeOrClaim(
  tx: Database,
  { customerId, isErased }: Debtor,
  sum: number,
): Promise<{ readonly taken: Taken; readonly writes: Write[] }> {
  if (sum === 0) return { taken: { balance: 0, claim: 0, loss: 0 }, writes: [] };
  const [row] = await tx.select({ available: balances.available }).from(balances).where(eq(balances.customerId, customerId)).for('update');
  const most = Math.min(row?.available ?? 0, sum);
  const balance = most > 0 && (await spend(tx, customerId, most)) ? most : 0;
  const rest = sum - balance;
  if (isErased) return { taken: { balance, claim: 0, loss: rest }, writes: [] };
  return { taken: { balance, claim: rest, loss: 0 }, writes: changeBalance(tx, customerId, { claimed: rest }) };
}

/** 409 `claim_open` while the customer owes what a bank took back: nothing is withdrawn or bought before it is settled. */
export function requireNoClaim(claimed: number): void {
  if (claimed > 0) throw new Problem('claim_open', { extras: { amount: claimed } });
}
