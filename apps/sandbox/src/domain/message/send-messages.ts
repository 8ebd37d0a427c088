import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { logFailure } from '../../core/request-log.ts';
import type { SmsSender } from '../../core/sms.ts';
import type { Database } from '../../db/client.ts';
import { customers } from '../../db/schema/auth.ts';
import type { NotificationKind } from './channel-rules.ts';
import { isChannelEnabled } from './load-channels.ts';

type Tools = { readonly db: Database; readonly sms: SmsSender; readonly log: FastifyBaseLogger };

/** An SMS to a customer. Send it after its subject (such as an order) is stored. `always`: no setting turns the SMS off. */
type CustomerSms = { readonly customerId: string; readonly text: string; readonly kind: NotificationKind | 'always' };

/** Sends each SMS unless the customer has turned its kind off. A failure is logged and does not undo the subject of the SMS. */
export async function sendCustomerSms({ db, sms, log }: Tools, messages: readonly CustomerSms[]): Promise<void> {
  for (const { customerId, text, kind } of messages) {
    if (kind !== 'always' && !(await isChannelEnabled(db, customerId, kind, 'sms'))) continue;
    const [customer] = await db.select({ phone: customers.phone }).from(customers).where(eq(customers.id, customerId));
    if (customer === undefined) continue;
    try {
      await sms.send({ to: customer.phone, text, code: null });
    } catch (error) {
      logFailure(log, error, 'a message of a notification was not sent');
    }
  }
}
