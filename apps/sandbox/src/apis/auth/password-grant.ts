import { eq } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { Problem } from '../../core/problem.ts';
import { customers } from '../../db/schema/auth.ts';
import { CODE_LENGTH, type CodeVerdict } from './code-rules.ts';
import { issueTokens, type TokenAnswer } from './issue-tokens.ts';
import { verifyPassword } from './password.ts';
import { assertWithin, countEvent, SIGN_IN_FAILURES } from './rate-limit.ts';
import { redeemCode } from './redeem-code.ts';
import { signingKey } from './tokens.ts';

export type PasswordGrant = { readonly phone: string; readonly password: string; readonly type: 'password' | 'code' | null };

const LOOKS_LIKE_CODE = new RegExp(`^[0-9]{${CODE_LENGTH}}$`);

/** spec 6, customer session. Every refusal is the same for a phone that nobody registered. */
export async function passwordGrant(ctx: Context, { phone, password, type }: PasswordGrant): Promise<TokenAnswer> {
  if (ctx.config.rateLimits) await assertWithin(ctx.db, SIGN_IN_FAILURES, phone);
  const [customer] = await ctx.db.select().from(customers).where(eq(customers.phone, phone));
  const tryCode = type === 'code' || (type === null && LOOKS_LIKE_CODE.test(password));
  const verdict = tryCode
    ? await redeemCode(ctx.db, await signingKey(ctx.db), { phone, purpose: 'sign-in', code: password }, ctx.clock)
    : null;
  if (type === 'code' && verdict !== null) throwUnlessRight(verdict);
  const right = verdict?.kind === 'right' || (await verifyPassword(password, customer?.passwordHash ?? null));
  if (!right || customer === undefined) {
    await countEvent(ctx.db, SIGN_IN_FAILURES, phone);
    throw new Problem('invalid_credentials');
  }
  return issueTokens({ db: ctx.db, config: ctx.config, key: await signingKey(ctx.db) }, customer.id);
}

function throwUnlessRight(verdict: CodeVerdict): void {
  if (verdict.kind === 'wrong') throw new Problem('otp_wrong', { extras: { tries_left: verdict.triesLeft } });
  if (verdict.kind === 'locked') throw new Problem('otp_locked');
  if (verdict.kind === 'expired') throw new Problem('otp_expired');
}
