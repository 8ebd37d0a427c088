import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { tokenFamilies } from '../../db/schema/auth.ts';
import { calendars } from '../../db/schema/documents.ts';

export type TokenFamilyEndReason = 'replayed' | 'signed_out' | 'password_changed' | 'password_reset' | 'frozen' | 'closed';

/** Ends one sign-in: its refresh tokens and access tokens are refused from then on. */
export async function endTokenFamily(db: Database, familyId: string, endReason: TokenFamilyEndReason): Promise<void> {
  await db
    .update(tokenFamilies)
    .set({ endedAt: new Date(), endReason })
    .where(and(eq(tokenFamilies.id, familyId), isNull(tokenFamilies.endedAt)));
}

/** Ends all sessions of a customer, except `butFamilyId`, and deletes the secret calendar link, because an intruder may have copied it. */
export async function endTokenFamilies(
  db: Database,
  customerId: string,
  endReason: TokenFamilyEndReason,
  butFamilyId: string | null,
): Promise<void> {
  const others = butFamilyId === null ? undefined : ne(tokenFamilies.id, butFamilyId);
  await db
    .update(tokenFamilies)
    .set({ endedAt: new Date(), endReason })
    .where(and(eq(tokenFamilies.customerId, customerId), isNull(tokenFamilies.endedAt), others));
  await db.delete(calendars).where(eq(calendars.customerId, customerId));
}
