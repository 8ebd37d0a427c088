import type { Locale } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../core/context.ts';
import { limits } from '../../../db/schema/orders.ts';
import { loadLimitUsage } from '../../../domain/limit/limit-usage.ts';
import { limitView } from '../../../domain/limit/limit-view.ts';
import { findOpenRestoration } from '../../../domain/limit/restorations.ts';
import { readBalance } from '../../billing/ledger/balance.ts';

type LimitResponse = { data: installment.components['schemas']['Limit']; as_of: CalendarDate };

/** The response of the limit operations: the limit, and how much of it is used today. */
export async function limitResponse(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  customerId: string,
  locale: Locale,
): Promise<LimitResponse> {
  const today = clock.today();
  const [row] = await db.select().from(limits).where(eq(limits.customerId, customerId));
  const { claimed } = await readBalance(db, customerId);
  const use = await loadLimitUsage(db, customerId, today);
  return { data: limitView(row ?? null, { ...use, claimed }, locale, await findOpenRestoration(db, customerId)), as_of: today };
}
