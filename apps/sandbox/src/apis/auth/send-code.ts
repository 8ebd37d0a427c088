import { eq } from 'drizzle-orm';
import { operation } from '../../core/operation.ts';
import { customers } from '../../db/schema/auth.ts';
import { parseClientId } from './client-identity.ts';
import { clientCodePurpose } from './redeem-code.ts';
import { sendOneTimeCode } from './send-one-time-code.ts';
import { codeFailureLimits, codesSentLimits, messageCauseOf } from './sign-in-limits.ts';

/**
 * Response, limits and work are identical for registered and unregistered phones. An unregistered phone also gets a sign-in code, and the
 * right code then allows a registration. Only a password reset is impossible for it.
 */
export const sendCode = operation('auth', 'sendCode', async ({ ctx, headers, body: { phone, purpose, channel = 'sms' }, locale }) => {
  const client = parseClientId(ctx.config, headers['x-client-id']);
  return {
    status: 200,
    body: await sendOneTimeCode(ctx, {
      phone,
      purpose: clientCodePurpose(purpose, client),
      use: purpose,
      channel,
      locale,
      cause: messageCauseOf(client),
      sentLimits: codesSentLimits(phone, client),
      failureLimits: codeFailureLimits(phone, client),
      withholdReason: async (tx) => {
        const [customer] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.phone, phone));
        return purpose === 'reset' && customer === undefined ? 'not-registered' : null;
      },
    }),
  };
});
