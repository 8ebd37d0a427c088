import { and, eq, gt, inArray, lt, or } from 'drizzle-orm';
import type { Context } from '../../../core/context.ts';
import type { Database } from '../../../db/client.ts';
import { customers, refreshTokens, tokenFamilies } from '../../../db/schema/auth.ts';
import { balances, cards, idempotencyKeys, ledgerEntries, payments } from '../../../db/schema/billing.ts';
import { orders } from '../../../db/schema/orders.ts';
import { verificationDocuments, verifications } from '../../../db/schema/verification.ts';
import { deletePhoto } from '../../installment/verification/photos/delete-photos.ts';

/** Tables whose rows are deleted last, together with the row in `customers`, once the account has no orders and payments. */
const REMAINING_TABLES = [tokenFamilies, cards, balances, ledgerEntries, idempotencyKeys] as const;

type Tools = Pick<Context, 'db' | 'files'>;

/** Accounts that ended before a day. */
export async function findEndedAccounts(db: Database, before: Date): Promise<string[]> {
  const ended = await db.select({ id: customers.id }).from(customers).where(lt(customers.deletedAt, before));
  return ended.map(({ id }) => id);
}

/**
 * Erases the identity data (passport, PINFL and the photos) of an account that ended long ago. Also erases its row in `customers` and all
 * that is left, once it has no order, payment, balance or claim.
 */
export async function eraseIdentity({ db, files }: Tools, customerId: string): Promise<void> {
  const photos = await db
    .select({ id: verificationDocuments.id, storedKey: verificationDocuments.storedKey })
    .from(verificationDocuments)
    .where(eq(verificationDocuments.customerId, customerId));
  // Delete the files first: after a crash, a row without a file remains, which the next run deletes.
  for (const photo of photos) await deletePhoto({ db, files }, photo);
  await db.transaction((tx) => eraseRemainingRows(tx, customerId));
}

async function eraseRemainingRows(tx: Database, customerId: string): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
  await tx.delete(verificationDocuments).where(eq(verificationDocuments.customerId, customerId));
  await tx.delete(verifications).where(eq(verifications.customerId, customerId));
  const hasMoney = and(eq(balances.customerId, customerId), or(gt(balances.available, 0), gt(balances.held, 0), gt(balances.claimed, 0)));
  for (const table of [orders, payments]) if ((await tx.$count(table, eq(table.customerId, customerId))) > 0) return;
  if ((await tx.$count(balances, hasMoney)) > 0) return;
  const families = tx.select({ id: tokenFamilies.id }).from(tokenFamilies).where(eq(tokenFamilies.customerId, customerId));
  await tx.delete(refreshTokens).where(inArray(refreshTokens.familyId, families));
  for (const table of REMAINING_TABLES) await tx.delete(table).where(eq(table.customerId, customerId));
  await tx.delete(customers).where(eq(customers.id, customerId));
}
