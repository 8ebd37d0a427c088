import { randomUUID } from 'node:crypto';
import { type Locale, maskPhone } from '@muddat/i18n';
import type { auth } from '@muddat/sdk/types';
import { and, eq, lt } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { Problem } from '../../core/problem.ts';
import type { CodeChannel } from '../../core/sms.ts';
import type { Database } from '../../db/client.ts';
import { signInCodes } from '../../db/schema/auth.ts';
import { CODE_LENGTH, CODE_LIFE_MS, CODE_RESEND_MS, evaluateResend, hashCode, makeCode } from '../../domain/access/code-rules.ts';
import { lockSubjects } from '../../domain/access/lock-subjects.ts';
import { type MessageCause, phoneMessageLimit, phoneMessageLockName } from '../../domain/access/phone-message-limit.ts';
import { assertWithinLimits, countRateEvents, type RateLimit, rateLimitedProblem } from '../../domain/access/rate-limit.ts';
import { rememberSentCode } from '../../domain/access/sent-codes.ts';
import { type AuthCodeUse, codeText } from './code-text.ts';
import type { CodePurpose } from './redeem-code.ts';
import { loadServerKey } from './server-key.ts';

export type OneTimeCodeRequest = {
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly use: AuthCodeUse;
  readonly channel: CodeChannel;
  readonly locale: Locale;
  /** The cause of the message (`MessageCause`). Each cause has its own share of the phone's daily budget of messages. */
  readonly cause: MessageCause;
  /** Limits on the number of sent codes, in addition to the phone's daily budget. */
  readonly sentLimits: readonly RateLimit[];
  /** Limits on wrong codes: if one is reached, no code is sent, because it could not be used. */
  readonly failureLimits: readonly RateLimit[];
  /** Why the phone's owner gets a message instead of a code; null if a code is sent. */
  withholdReason(tx: Database): Promise<'not-registered' | 'phone-taken' | null>;
};

/** Sends one code through one channel. Work, limits and response are identical whether or not a code is withheld. */
export async function sendOneTimeCode(ctx: Context, order: OneTimeCodeRequest): Promise<auth.components['schemas']['SentCode']> {
  const { phone, purpose, channel, locale } = order;
  const key = await loadServerKey(ctx.db);
  const sends = [...order.sentLimits, phoneMessageLimit(phone, order.cause, ctx.config.codes)];
  await ctx.db.transaction(async (tx) => {
    await lockSubjects(tx, phone, phoneMessageLockName(phone));
    if (ctx.config.rateLimits) await assertWithinLimits(tx, [...sends, ...order.failureLimits]);
    const own = and(eq(signInCodes.phone, phone), eq(signInCodes.purpose, purpose));
    const [last] = await tx.select().from(signInCodes).where(own);
    // Read the clock under the lock: an earlier time could precede that of the request that got the lock first.
    const now = ctx.clock.now();
    const verdict = evaluateResend(last ?? null, now);
    if (verdict.kind === 'too-early') throw resendTooEarly(verdict.seconds);
    if (verdict.kind === 'locked') throw rateLimitedProblem(verdict.seconds);
    const withheld = await order.withholdReason(tx);
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
    await rememberSentCode(tx, row.codeHash, row.expiresAt);
    // Deletes the phone's codes that expired more than one lifetime ago. They were sent to browsers or networks that never requested
    // another code.
    await tx
      .delete(signInCodes)
      .where(and(eq(signInCodes.phone, phone), lt(signInCodes.expiresAt, new Date(now.getTime() - CODE_LIFE_MS))));
    const message = withheld === null ? { kind: 'code' as const, code, use: order.use } : { kind: withheld };
    const text = codeText(message, locale, channel, ctx.config.portalUrl);
    await ctx.sms.send({ to: phone, text, code: withheld === null ? code : null, channel }, tx);
    await countRateEvents(tx, sends);
  });
  return { length: CODE_LENGTH, resend_after: CODE_RESEND_MS / 1_000, expires_in: CODE_LIFE_MS / 1_000, masked_phone: maskPhone(phone) };
}

function resendTooEarly(seconds: number): Problem {
  return new Problem('resend_too_early', { extras: { resend_after: seconds }, headers: { 'retry-after': String(seconds) } });
}
