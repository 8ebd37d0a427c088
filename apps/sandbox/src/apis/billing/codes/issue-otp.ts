import type { Context } from '../../../core/context.ts';
import type { Database } from '../../../db/client.ts';
import { type BillingCodeUse, consumeMessageBudget } from './code-budget.ts';
import { MAX_OTP_TRIES, newOtp, type OtpState } from './otp-rules.ts';
import { rememberSentOtp } from './sent-otp.ts';

/**
 * Makes a code for a message, counts the message (`consumeMessageBudget`, which may refuse it) and remembers the code: once a later message
 * is sent, entering it uses up no attempt. `triesLeft`: of the code that this one replaces.
 */
export async function issueOtp(
  tx: Database,
  ctx: Pick<Context, 'clock' | 'config'>,
  use: BillingCodeUse,
  triesLeft: number = MAX_OTP_TRIES,
): Promise<OtpState> {
  const tries = await consumeMessageBudget(tx, ctx, use);
  const otp = newOtp(use.phone, ctx.clock.now(), Math.min(triesLeft, tries));
  await rememberSentOtp(tx, use, otp);
  return otp;
}
