import { operation, requireCustomer } from '../../core/operation.ts';
import { OWN_CODE_FAILURES, OWN_CODES_SENT } from '../../domain/access/rate-limit.ts';
import { sendOneTimeCode } from './send-one-time-code.ts';

/** To the phone the customer has now. Its limits are the customer's own: a stranger who asks for codes of this phone uses up none of them. */
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
      sends: [[OWN_CODES_SENT, id]],
      failures: [[OWN_CODE_FAILURES, id]],
      withheld: async () => null,
    }),
  };
});
