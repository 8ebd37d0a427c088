import { and, eq } from 'drizzle-orm';
import { operation, requireCustomer } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { customers } from '../../db/schema/auth.ts';
import { lockSubjects } from '../../domain/access/lock-subjects.ts';
import { sendAccountChangeSms } from './account-change-sms.ts';
import { recordActivity } from './activity.ts';
import { refusedCodeProblem, refusedCodeProblemCode } from './code-problem.ts';
import { checkCode, markCodeUsed, ownCodePurpose } from './redeem-code.ts';
import { loadServerKey } from './server-key.ts';
import { userView } from './user-view.ts';

/**
 * Requires a code sent to the current phone (`code`) and one sent to the new phone (`new_code`). If both are right, both are marked as
 * used; a wrong code costs one of its own attempts, and the other code stays valid.
 */
export const changePhone = operation('auth', 'changePhone', async ({ ctx, customer, body, locale }) => {
  const me = requireCustomer(customer);
  const { id: customerId, phone: present } = me;
  if (body.phone === present) throw new Problem('validation_failed', { fields: { phone: 'phone-own' } });
  const { clock, config } = ctx;
  const key = await loadServerKey(ctx.db);
  const old = { phone: present, purpose: ownCodePurpose('phone', me), code: body.code, by: { me } };
  const fresh = { phone: body.phone, purpose: ownCodePurpose('new-phone', me), code: body.new_code, by: { me } };
  const outcome = await ctx.db.transaction(async (tx) => {
    await lockSubjects(tx, present, body.phone);
    const caller = { tx, key, clock, config };
    const verdicts = [
      ['code', await checkCode(caller, old)],
      ['new_code', await checkCode(caller, fresh)],
    ] as const;
    const refused = verdicts.flatMap(([name, verdict]) => (verdict.kind === 'right' ? [] : [[name, verdict] as const]));
    const [first] = refused;
    if (first !== undefined)
      return refusedCodeProblem(
        first[1],
        Object.fromEntries(refused.map(([name, verdict]) => [name, refusedCodeProblemCode(verdict)] as const)),
      );
    // Somebody may have registered the new phone since its code was sent.
    const taken = await tx.select({ id: customers.id }).from(customers).where(eq(customers.phone, body.phone));
    if (taken.length > 0) return new Problem('otp_expired', { fields: { new_code: 'otp_expired' } });
    const mine = and(eq(customers.id, customerId), eq(customers.phone, present));
    const [changed] = await tx.update(customers).set({ phone: body.phone }).where(mine).returning();
    if (changed === undefined) return new Problem('otp_expired', { fields: { code: 'otp_expired' } });
    await recordActivity({ db: tx, clock }, customerId, 'phone_changed');
    await markCodeUsed(caller, old);
    await markCodeUsed(caller, fresh);
    return { user: userView(changed) };
  });
  if (outcome instanceof Problem) throw outcome;
  await sendAccountChangeSms(ctx, present, 'phone', locale);
  return { status: 200, body: outcome };
});
