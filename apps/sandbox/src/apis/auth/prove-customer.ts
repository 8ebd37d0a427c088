import type { auth } from '@muddat/sdk/types';
import { eq } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { type Customer, operation, requireCustomer } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { customers } from '../../db/schema/auth.ts';
import { type UnfreezeMethod, unfreezeAccount } from '../../domain/access/account-freeze.ts';
import { countFailureInAdvance } from '../../domain/access/rate-limit.ts';
import { recordReauth } from '../../domain/access/recent-reauth.ts';
import { recordActivity } from './activity.ts';
import { assertClientCredentials } from './client-check.ts';
import { refusedCodeProblem, refusedCodeProblemCode } from './code-problem.ts';
import { ownPasswordFailureLimits } from './own-limits.ts';
import { assertOwnPasskey } from './passkey-grant.ts';
import { verifyPassword } from './password.ts';
import { ownCodePurpose, redeemCode } from './redeem-code.ts';
import { loadServerKey } from './server-key.ts';

type CustomerProof = auth.components['schemas']['CustomerProof'];

/**
 * A signed-in customer proves their identity again. Tokens do not change: for five minutes the session may make calls that
 * `assertRecentReauth` guards. A code, or a passkey that was added long before the freeze, also unfreezes a frozen account.
 */
export const proveCustomer = operation('auth', 'proveCustomer', async ({ ctx, customer, body }) => {
  assertClientCredentials(ctx.config, body);
  const me = requireCustomer(customer);
  await assertProof(ctx, me, body);
  await recordReauth(ctx, me);
  await recordActivity(ctx, me.id, 'proof');
  const opener = unfreezeMethodOf(body);
  if (opener !== null && (await unfreezeAccount(ctx, me.id, opener))) await recordActivity(ctx, me.id, 'unfrozen');
  return { status: 204 };
});

function unfreezeMethodOf(proof: CustomerProof): UnfreezeMethod | null {
  if (proof.method === 'password') return null;
  return proof.method === 'code' ? { method: 'code' } : { method: 'passkey', credentialId: proof.credential.id };
}

async function assertProof(ctx: Context, me: Customer, proof: CustomerProof): Promise<void> {
  switch (proof.method) {
    case 'code':
      return assertCode(ctx, me, proof.code);
    case 'password':
      return assertPassword(ctx, me, proof.password);
    case 'passkey': {
      const { challenge_id: challengeId, origin, credential } = proof;
      return assertOwnPasskey(ctx, { challengeId, origin, credential }, me.id);
    }
  }
}

async function assertCode({ db, clock, config }: Context, me: Customer, code: string): Promise<void> {
  const key = await loadServerKey(db);
  // The transaction returns the refusal instead of throwing it, so that the used attempt is committed.
  const verdict = await db.transaction((tx) =>
    redeemCode({ tx, key, clock, config }, { phone: me.phone, purpose: ownCodePurpose('proof', me), code, by: { me } }),
  );
  if (verdict.kind !== 'right') throw refusedCodeProblem(verdict, { code: refusedCodeProblemCode(verdict) });
}

async function assertPassword(ctx: Context, me: Customer, password: string): Promise<void> {
  const takeBack = await countFailureInAdvance(ctx, me.id, ownPasswordFailureLimits(me));
  const [row] = await ctx.db.select({ passwordHash: customers.passwordHash }).from(customers).where(eq(customers.id, me.id));
  if (row === undefined || !(await verifyPassword(password, row.passwordHash)))
    throw new Problem('password_wrong', { fields: { password: 'password_wrong' } });
  await takeBack();
}
