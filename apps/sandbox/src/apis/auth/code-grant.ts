import { eq } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { customers } from '../../db/schema/auth.ts';
import type { RefusedCode } from '../../domain/access/code-rules.ts';
import type { ClientIdentity } from './client-identity.ts';
import { issueTokens, type TokenResponse } from './issue-tokens.ts';
import { clientCodePurpose, redeemCode } from './redeem-code.ts';
import { loadServerKey } from './server-key.ts';
import { loadSigningKey } from './signing-keys.ts';
import { type IssuedTicket, issueTicket } from './tickets.ts';

/** For a registered phone, the right code signs in; for an unregistered phone, it gives a ticket to register. */
export type CodeOutcome = RefusedCode | { readonly tokens: TokenResponse } | { readonly proof: IssuedTicket };

/** Signs in with a code. The code is used up in the transaction that issues the tokens or the ticket. */
export async function codeSignIn(
  ctx: Context,
  { phone, code, client }: { phone: string; code: string; client: ClientIdentity },
): Promise<CodeOutcome> {
  const { clock, config } = ctx;
  const [codeKey, key] = [await loadServerKey(ctx.db), await loadSigningKey(ctx.db, config.auth)];
  return ctx.db.transaction(async (tx): Promise<CodeOutcome> => {
    const verdict = await redeemCode(
      { tx, key: codeKey, clock, config },
      { phone, purpose: clientCodePurpose('sign-in', client), code, by: { client } },
    );
    if (verdict.kind !== 'right') return verdict;
    const [customer] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.phone, phone));
    return customer === undefined
      ? { proof: await issueTicket(tx, clock, phone, 'register') }
      : { tokens: await issueTokens({ db: tx, config, key }, customer.id) };
  });
}
