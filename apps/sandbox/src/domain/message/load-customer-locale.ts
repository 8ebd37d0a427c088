import type { Locale } from '@muddat/i18n';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { verifications } from '../../db/schema/verification.ts';

/**
 * The language of a message that is not a response to a request: that of the customer's last order, or else that of the application for a
 * limit; Russian if there is neither.
 */
export async function loadCustomerLocale(db: Database, customerId: string): Promise<Locale> {
  const [order] = await db
    .select({ locale: orders.locale })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  const [application] = order
    ? [order]
    : await db.select({ locale: verifications.locale }).from(verifications).where(eq(verifications.customerId, customerId));
  return application?.locale === 'uz' ? 'uz' : 'ru';
}
