import { operation, requireCustomer } from '../../core/operation.ts';
import { OWN_CODE_FAILURES, OWN_CODES_SENT } from '../../domain/access/rate-limit.ts';
import { sendOneTimeCode } from './send-one-time-code.ts';

/** Sends a code to the customer's present phone. Its limits are counted per customer, so that requests by strangers do not use them up. */
export const sendOwnCode = operation('auth', 'sendOwnCode', async ({ ctx, customer, body: { purpose, channel = 'sms' }, locale }) => {
  const { id, phone } = requireCustomer(customer);
  return {
    status: 200,
    body: await sendOneTimeCode(ctx, {
      phone,
      purpose,
      use: purpose,
      channel,
      locale,
      cause: 'own',
      sentLimits: [[OWN_CODES_SENT, id]],
      failureLimits: [[OWN_CODE_FAILURES, id]],
      withholdReason: async () => null,
    }),
  };
});
