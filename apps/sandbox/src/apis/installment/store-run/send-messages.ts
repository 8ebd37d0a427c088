import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { logFailure } from '../../../core/request-log.ts';
import type { SmsSender } from '../../../core/sms.ts';
import type { Database } from '../../../db/client.ts';
import { customers } from '../../../db/schema/auth.ts';
import { goesBy } from '../channels/load-channels.ts';
import type { OrderMessage } from './move-order.ts';

type Tools = { readonly db: Database; readonly sms: SmsSender; readonly log: FastifyBaseLogger };

/** Tells the phones of customers who want such messages. The steps stand even when no message can be sent: goods and limit wait for no provider. */
export async function sendMessages({ db, sms, log }: Tools, messages: readonly OrderMessage[]): Promise<void> {
  for (const { customerId, text, kind = 'order' } of messages) {
    if (kind !== 'always' && !(await goesBy(db, customerId, kind, 'sms'))) continue;
    const [customer] = await db.select({ phone: customers.phone }).from(customers).where(eq(customers.id, customerId));
    if (customer === undefined) continue;
    try {
      await sms.send({ to: customer.phone, text, code: null });
    } catch (error) {
      logFailure(log, error, 'a message about an order was not sent');
    }
  }
}
