import { and, eq } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { Problem } from '../../core/problem.ts';
import { customers } from '../../db/schema/auth.ts';
import { CODE_LENGTH, type RefusedCode } from '../../domain/access/code-rules.ts';
import { countFailureInAdvance } from '../../domain/access/rate-limit.ts';
import type { ClientIdentity } from './client-identity.ts';
import { type CodeOutcome, codeSignIn } from './code-grant.ts';
import { refusedCodeProblem } from './code-problem.ts';
import { issueTokens, type TokenResponse } from './issue-tokens.ts';
import { verifyPassword } from './password.ts';
import { signInFailureLimits } from './sign-in-limits.ts';
import { loadSigningKey } from './signing-keys.ts';

export type PasswordGrant = {
  readonly phone: string;
  readonly password: string;
  readonly type: 'password' | 'code' | null;
  readonly client: ClientIdentity;
};

const LOOKS_LIKE_CODE = new RegExp(`^[0-9]{${CODE_LENGTH}}$`);

/**
 * Signs in with a password or a code (spec 6, customer session). With wrong credentials, an unregistered phone gets the same refusals after
 * the same work as a registered one, so that a caller cannot find out who is a customer.
 */
export async function passwordGrant(ctx: Context, { phone, password, type, client }: PasswordGrant): Promise<TokenResponse> {
  if (type === 'code') {
    const outcome = await codeSignIn(ctx, { phone, code: password, client });
    if ('kind' in outcome) throw refusedCodeProblem(outcome);
    return requireTokens(outcome);
  }
  const takeBack = await countFailureInAdvance(ctx, phone, signInFailureLimits(phone, client));
  const outcome = type === null && LOOKS_LIKE_CODE.test(password) ? await codeSignIn(ctx, { phone, code: password, client }) : null;
  if (outcome !== null && !('kind' in outcome)) {
    await takeBack();
    return requireTokens(outcome);
  }
  const tokens = await checkPasswordAndIssueTokens(ctx, phone, password);
  if (tokens === null) throw new Problem('invalid_credentials');
  await takeBack();
  return tokens;
}

function requireTokens(outcome: Exclude<CodeOutcome, RefusedCode>): TokenResponse {
  if ('tokens' in outcome) return outcome.tokens;
  throw new Problem('registration_needed', { extras: outcome.proof });
}

async function checkPasswordAndIssueTokens(ctx: Context, phone: string, password: string): Promise<TokenResponse | null> {
  const [customer] = await ctx.db.select().from(customers).where(eq(customers.phone, phone));
  const right = await verifyPassword(password, customer?.passwordHash ?? null);
  if (customer === undefined || !right) return null;
  const { id, passwordHash } = customer;
  const key = await loadSigningKey(ctx.db, ctx.config.auth);
  return ctx.db.transaction(async (tx) => {
    // If the password was changed while it was being verified, the old one must not sign in.
    const same = and(eq(customers.id, id), eq(customers.passwordHash, passwordHash));
    const [still] = await tx.select({ id: customers.id }).from(customers).where(same).for('share');
    return still === undefined ? null : issueTokens({ db: tx, config: ctx.config, key }, id);
  });
}
