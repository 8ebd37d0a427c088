import { eq } from 'drizzle-orm';
import { operation, requireCustomer } from '../../core/operation.ts';
import { customers } from '../../db/schema/auth.ts';
import { NEW_PHONE_CODES_SENT } from '../../domain/access/rate-limit.ts';
import { newPhoneCodesSentLimits, ownCodeFailureLimits } from './own-limits.ts';
import { ownCodePurpose } from './redeem-code.ts';
import { sendOneTimeCode } from './send-one-time-code.ts';

/** If the new phone is taken, the caller does not learn it: the phone's owner gets a message instead of a code, and no code will match. */
export const sendNewPhoneCode = operation(
  'auth',
  'sendNewPhoneCode',
  async ({ ctx, customer, body: { phone, channel = 'sms' }, locale }) => {
    const me = requireCustomer(customer);
    return {
      status: 200,
      body: await sendOneTimeCode(ctx, {
        phone,
        purpose: ownCodePurpose('new-phone', me),
        use: 'new-phone',
        channel,
        locale,
        cause: 'stranger',
        sentLimits: [[NEW_PHONE_CODES_SENT, phone], ...newPhoneCodesSentLimits(me)],
        failureLimits: ownCodeFailureLimits(me),
        withholdReason: async (tx) => {
          const taken = await tx.select({ id: customers.id }).from(customers).where(eq(customers.phone, phone));
          return taken.length > 0 ? 'phone-taken' : null;
        },
      }),
    };
  },
);
