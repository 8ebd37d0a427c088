import { and, eq } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import type { FieldErrorCodes } from '../../core/field-codes.ts';
import { type Customer, operation, requireCustomer } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/client.ts';
import { customers } from '../../db/schema/auth.ts';
import { countFailureInAdvance } from '../../domain/access/rate-limit.ts';
import { sendAccountChangeSms } from './account-change-sms.ts';
import { recordActivity } from './activity.ts';
import { refusedCodeProblem, refusedCodeProblemCode } from './code-problem.ts';
import { endTokenFamilies } from './end-token-families.ts';
import { assertNewPassword } from './new-password.ts';
import { ownPasswordFailureLimits } from './own-limits.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { checkCode, markCodeUsed, ownCodePurpose } from './redeem-code.ts';
import { loadServerKey } from './server-key.ts';

type PasswordChange = { readonly me: Customer; readonly oldHash: string; readonly newHash: string; readonly isSame: boolean };

/**
 * Changes the password, which requires either the current password or a code, not both, and ends the customer's other sessions. Only a
 * caller with a valid proof learns that the new password equals the old one.
 */
export const changePassword = operation('auth', 'changePassword', async ({ ctx, customer, body, locale }) => {
  const me = requireCustomer(customer);
  const { current_password, code, password } = body;
  if ((current_password === undefined) === (code === undefined)) {
    const fields: FieldErrorCodes = code === undefined ? { current_password: 'required' } : { code: 'unknown' };
    throw new Problem('validation_failed', { status: 400, fields });
  }
  const [row] = await ctx.db.select().from(customers).where(eq(customers.id, me.id));
  if (row === undefined) throw new Problem('unauthorized');
  assertNewPassword(password, row);
  const change = {
    me,
    oldHash: row.passwordHash,
    newHash: await hashPassword(password),
    isSame: await verifyPassword(password, row.passwordHash),
  };
  if (code === undefined) await changeByPassword(ctx, change, current_password ?? '');
  else await changeByCode(ctx, change, code);
  await recordActivity(ctx, me.id, 'password_changed');
  await sendAccountChangeSms(ctx, row.phone, 'password', locale);
  return { status: 204 };
});

const wrongPassword = () => new Problem('password_wrong', { fields: { current_password: 'password_wrong' } });
const samePassword = () => new Problem('password_same', { fields: { password: 'password_same' } });

async function changeByPassword(ctx: Context, change: PasswordChange, current: string): Promise<void> {
  const takeBack = await countFailureInAdvance(ctx, change.me.id, ownPasswordFailureLimits(change.me));
  if (!(await verifyPassword(current, change.oldHash))) throw wrongPassword();
  await takeBack();
  if (change.isSame) throw samePassword();
  // The second of two parallel changes fails here: its current password is no longer valid.
  if (!(await ctx.db.transaction((tx) => savePasswordHash(tx, change)))) throw wrongPassword();
}

async function changeByCode(ctx: Context, change: PasswordChange, code: string): Promise<void> {
  const { clock, config } = ctx;
  const key = await loadServerKey(ctx.db);
  const { me } = change;
  const codeTry = { phone: me.phone, purpose: ownCodePurpose('password', me), code, by: { me } };
  const problem = await ctx.db.transaction(async (tx) => {
    const verdict = await checkCode({ tx, key, clock, config }, codeTry);
    if (verdict.kind !== 'right') return refusedCodeProblem(verdict, { code: refusedCodeProblemCode(verdict) });
    if (change.isSame) return samePassword();
    if (!(await savePasswordHash(tx, change))) return new Problem('otp_expired', { fields: { code: 'otp_expired' } });
    await markCodeUsed({ tx, clock }, codeTry);
    return null;
  });
  if (problem !== null) throw problem;
}

/** False when the password was changed in the meantime. */
async function savePasswordHash(tx: Database, { me, oldHash, newHash }: PasswordChange): Promise<boolean> {
  const stillOld = and(eq(customers.id, me.id), eq(customers.passwordHash, oldHash));
  const changed = await tx.update(customers).set({ passwordHash: newHash }).where(stillOld).returning({ id: customers.id });
  if (changed.length === 0) return false;
  await endTokenFamilies(tx, me.id, 'password_changed', me.familyId);
  return true;
}
