import { eq } from 'drizzle-orm';
import { operation } from '../../core/operation.ts';
import { customers } from '../../db/schema/auth.ts';
import { parseClientId } from './client-identity.ts';
import { refusedCodeProblem } from './code-problem.ts';
import { clientCodePurpose, redeemCode } from './redeem-code.ts';
import { loadServerKey } from './server-key.ts';
import { issueTicket } from './tickets.ts';

/** Only a caller with the right code learns whether the phone is registered. */
export const verifyCode = operation('auth', 'verifyCode', async ({ ctx, headers, body: { phone, purpose, code } }) => {
  const { clock, config } = ctx;
  const client = parseClientId(config, headers['x-client-id']);
  const key = await loadServerKey(ctx.db);
  const outcome = await ctx.db.transaction(async (tx) => {
    const verdict = await redeemCode(
      { tx, key, clock, config },
      { phone, purpose: clientCodePurpose(purpose, client), code, by: { client } },
    );
    if (verdict.kind !== 'right') return refusedCodeProblem(verdict);
    const registered = (await tx.select({ id: customers.id }).from(customers).where(eq(customers.phone, phone))).length > 0;
    return { ...(await issueTicket(tx, clock, phone, purpose)), registered };
  });
  // Throw after the commit, so that the attempt stays counted.
  if ('ticket' in outcome) return { status: 200, body: outcome };
  throw outcome;
});
