import { operation, requireCustomer } from '../../core/operation.ts';
import { ownCodeFailureLimits, ownCodesSentLimits } from './own-limits.ts';
import { ownCodePurpose } from './redeem-code.ts';
import { sendOneTimeCode } from './send-one-time-code.ts';

/** Sends a code to the customer's present phone. Its limits are counted by session, so that neither strangers nor a thief use them up. */
export const sendOwnCode = operation('auth', 'sendOwnCode', async ({ ctx, customer, body: { purpose, channel = 'sms' }, locale }) => {
  const me = requireCustomer(customer);
  return {
    status: 200,
    body: await sendOneTimeCode(ctx, {
      phone: me.phone,
      purpose: ownCodePurpose(purpose, me),
      use: purpose,
      channel,
      locale,
      cause: 'own',
      sentLimits: ownCodesSentLimits(me),
      failureLimits: ownCodeFailureLimits(me),
      withholdReason: async () => null,
    }),
  };
});
