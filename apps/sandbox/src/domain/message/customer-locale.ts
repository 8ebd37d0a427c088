import type { Locale } from '@muddat/i18n';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { verifications } from '../../db/schema/verification.ts';

/**
 * The language of a message that no request of the customer causes: the one that they last signed an order in, else that of the limit's
 * application.
 */
export async function customerLocale(db: Database, customerId: string): Promise<Locale> {
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
