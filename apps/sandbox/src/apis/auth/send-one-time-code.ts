import { randomUUID } from 'node:crypto';
import { type Locale, maskPhone } from '@muddat/i18n';
import type { auth } from '@muddat/sdk/types';
import { and, eq, lt } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { Problem } from '../../core/problem.ts';
import type { Channel } from '../../core/sms.ts';
import type { Database } from '../../db/client.ts';
import { signInCodes } from '../../db/schema/auth.ts';
import { CODE_LENGTH, CODE_LIFE_MS, CODE_RESEND_MS, hashCode, judgeResend, makeCode } from '../../domain/access/code-rules.ts';
import { lockSubjects } from '../../domain/access/lock-subjects.ts';
import { type Cause, phoneMessages, phoneMessagesSubject } from '../../domain/access/phone-messages.ts';
import { assertWithin, countEvent, type Limit, rateLimited } from '../../domain/access/rate-limit.ts';
import { type CodeUse, codeText } from './code-text.ts';
import type { CodePurpose } from './redeem-code.ts';
import { signingKey } from './tokens.ts';

export type CodeOrder = {
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly use: CodeUse;
  readonly channel: Channel;
  readonly locale: Locale;
  /** The cause of the message, whose share of the phone's daily budget it uses. */
  readonly cause: Cause;
  /** Limits on codes of this kind. */
  readonly sends: readonly Limit[];
  /** Limits on wrong codes: if one is reached, no code is sent, because it could not be used. */
  readonly failures: readonly Limit[];
  /** Why the phone's owner gets a message instead of a code; null if a code is sent. */
  withheld(tx: Database): Promise<'not-registered' | 'phone-taken' | null>;
};

/** Sends one code through one channel. Work, limits and response are identical whether or not a code is withheld. */
export async function sendOneTimeCode(ctx: Context, order: CodeOrder): Promise<auth.components['schemas']['SentCode']> {
  const { phone, purpose, channel, locale } = order;
  const key = await signingKey(ctx.db);
  const sends = [...order.sends, phoneMessages(phone, order.cause, ctx.config.codes)];
  await ctx.db.transaction(async (tx) => {
    await lockSubjects(tx, phone, phoneMessagesSubject(phone));
    if (ctx.config.rateLimits) await assertWithin(tx, [...sends, ...order.failures]);
    const own = and(eq(signInCodes.phone, phone), eq(signInCodes.purpose, purpose));
    const [last] = await tx.select().from(signInCodes).where(own);
    // Read the clock under the lock: an earlier time could precede that of the request that got the lock first.
    const now = ctx.clock.now();
    const verdict = judgeResend(last ?? null, now);
    if (verdict.kind === 'too-early') throw tooEarly(verdict.seconds);
    if (verdict.kind === 'locked') throw rateLimited(verdict.seconds);
    const withheld = await order.withheld(tx);
    const code = makeCode();
    const row = {
      codeHash: withheld === null ? hashCode(key, phone, purpose, code) : randomUUID(),
      sentAt: now,
      expiresAt: new Date(now.getTime() + CODE_LIFE_MS),
      tries: verdict.tries,
      usedAt: null,
    };
    await tx
      .insert(signInCodes)
      .values({ phone, purpose, ...row })
      .onConflictDoUpdate({ target: [signInCodes.phone, signInCodes.purpose], set: row });
    // Deletes expired codes of the phone, left by browsers that never returned.
    await tx
      .delete(signInCodes)
      .where(and(eq(signInCodes.phone, phone), lt(signInCodes.expiresAt, new Date(now.getTime() - CODE_LIFE_MS))));
    const message = withheld === null ? { kind: 'code' as const, code, use: order.use } : { kind: withheld };
    const text = codeText(message, locale, channel, ctx.config.portalUrl);
    await ctx.sms.send({ to: phone, text, code: withheld === null ? code : null, channel }, tx);
    await countEvent(tx, sends);
  });
  return { length: CODE_LENGTH, resend_after: CODE_RESEND_MS / 1_000, expires_in: CODE_LIFE_MS / 1_000, masked_phone: maskPhone(phone) };
}

function tooEarly(seconds: number): Problem {
  return new Problem('resend_too_early', { extras: { resend_after: seconds }, headers: { 'retry-after': String(seconds) } });
}
