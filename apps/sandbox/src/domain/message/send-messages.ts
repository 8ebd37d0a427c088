import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { logFailure } from '../../core/request-log.ts';
import type { SmsSender } from '../../core/sms.ts';
import type { Database } from '../../db/client.ts';
import { customers } from '../../db/schema/auth.ts';
import type { NotificationKind } from './channel-rules.ts';
import { goesBy } from './load-channels.ts';

type Tools = { readonly db: Database; readonly sms: SmsSender; readonly log: FastifyBaseLogger };

/** An SMS to a customer, sent once its subject is stored. `always`: no setting turns it off. */
type Message = { readonly customerId: string; readonly text: string; readonly kind: NotificationKind | 'always' };

/** Sends SMS to the customers who want this kind. A failed SMS does not undo its subject. */
export async function sendMessages({ db, sms, log }: Tools, messages: readonly Message[]): Promise<void> {
  for (const { customerId, text, kind } of messages) {
    if (kind !== 'always' && !(await goesBy(db, customerId, kind, 'sms'))) continue;
    const [customer] = await db.select({ phone: customers.phone }).from(customers).where(eq(customers.id, customerId));
    if (customer === undefined) continue;
    try {
      await sms.send({ to: customer.phone, text, code: null });
    } catch (error) {
      logFailure(log, error, 'a message of a notification was not sent');
    }
  }
}
