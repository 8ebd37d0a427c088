import { randomUUID } from 'node:crypto';
import { maskPhone } from '@muddat/i18n';
import { and, eq } from 'drizzle-orm';
import { operation } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { customers, signInCodes } from '../../db/schema/auth.ts';
import { CODE_LENGTH, CODE_LIFE_MS, CODE_RESEND_MS, hashCode, judgeResend, makeCode } from './code-rules.ts';
import { codeText } from './code-text.ts';
import { assertWithin, CODES_SENT, countEvent } from './rate-limit.ts';
import { signingKey } from './tokens.ts';

const NEVER = new Date(0);

/** The same for a registered phone and any other: the same answer, the same limits, the same work. */
export const sendCode = operation('auth', 'sendCode', async ({ ctx, body: { phone, purpose }, locale }) => {
  if (ctx.config.rateLimits) await assertWithin(ctx.db, CODES_SENT, phone);
  const key = await signingKey(ctx.db);
  await ctx.db.transaction(async (tx) => {
    const own = and(eq(signInCodes.phone, phone), eq(signInCodes.purpose, purpose));
    // The row is there before it is locked, so that two first requests wait for each other as well.
    await tx.insert(signInCodes).values({ phone, purpose, codeHash: '', sentAt: NEVER, expiresAt: NEVER }).onConflictDoNothing();
    const [last] = await tx.select().from(signInCodes).where(own).for('update');
    // Under the lock: a moment taken before it may be older than that of the request that was let in first.
    const now = ctx.clock.now();
    const verdict = judgeResend(last ?? null, now);
    if (verdict.kind === 'too-early') {
      throw new Problem('resend_too_early', {
        extras: { resend_after: verdict.seconds },
        headers: { 'retry-after': String(verdict.seconds) },
      });
    }
    if (verdict.kind === 'locked') {
      throw new Problem('rate_limited', { extras: { retry_after: verdict.seconds }, headers: { 'retry-after': String(verdict.seconds) } });
    }
    const [customer] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.phone, phone));
    const usable = purpose === 'register' || customer !== undefined;
    const code = makeCode();
    await tx
      .update(signInCodes)
      .set({
        codeHash: usable ? hashCode(key, phone, purpose, code) : randomUUID(),
        sentAt: now,
        expiresAt: new Date(now.getTime() + CODE_LIFE_MS),
        tries: verdict.tries,
        usedAt: null,
      })
      .where(own);
    await ctx.sms.send({ to: phone, text: codeText(usable ? code : null, locale), code: usable ? code : null }, tx);
  });
  await countEvent(ctx.db, CODES_SENT, phone);
  return {
    status: 200,
    body: { length: CODE_LENGTH, resend_after: CODE_RESEND_MS / 1_000, expires_in: CODE_LIFE_MS / 1_000, masked_phone: maskPhone(phone) },
  };
});
