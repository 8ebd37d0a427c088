import type { CalendarDate } from '@muddat/schedule';
import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { customers } from '../../../db/schema/auth.ts';
import { balances, cards } from '../../../db/schema/billing.ts';
import { debits } from '../../../db/schema/consents.ts';
import { isCardExpired } from '../cards/card-expiry.ts';
import type { CardRow } from '../cards/card-store.ts';
import { chooseDebitSources, type DebitSources } from './choose-source.ts';
import { nextDebitDay } from './debit-rules.ts';
import { type DueInstalment, instalmentKey } from './due-instalments.ts';

/**
 * The next debit of an instalment, forecast from the present state. `source`: what pays on `date`; null when neither cards nor balance can
 * pay. `frozen`: the account is frozen, so nothing is debited until it is unfrozen.
 */
export type DebitForecast = DueInstalment & {
  readonly date: CalendarDate;
  readonly source: DebitSources<CardRow> | null;
  readonly frozen: boolean;
};

/**
 * Forecasts debits in the order of `due`, which must hold all instalments of each customer up to some day, soonest first. Each forecast
 * lowers the balance, so that later forecasts do not count on money already spent.
 */
export async function forecastDebits(db: Database, due: readonly DueInstalment[], today: CalendarDate): Promise<DebitForecast[]> {
  if (due.length === 0) return [];
  const customerIds = [...new Set(due.map(({ consent }) => consent.customerId))];
  const past = await loadPastDebits(db, due);
  const saved = Map.groupBy(
    await db
      .select()
      .from(cards)
      .where(and(inArray(cards.customerId, customerIds), isNull(cards.deletedAt))),
    ({ customerId }) => customerId,
  );
  const available = new Map(
    (await db.select().from(balances).where(inArray(balances.customerId, customerIds))).map((row) => [row.customerId, row.available]),
  );
  const frozen = await loadFrozenCustomers(db, customerIds);
  const found: DebitForecast[] = [];
  for (const one of due) {
    const { customerId } = one.consent;
    const date = nextDebitDay(one.dueDate, past.get(instalmentKey(one)) ?? [], today);
    if (date === null) continue;
    const wallet = { cards: saved.get(customerId) ?? [], available: available.get(customerId) ?? 0 };
    const source = chooseDebitSources(one.consent, wallet, {
      amount: one.left,
      isExpired: (expiry) => isCardExpired(expiry, date),
      tried: [],
    });
    available.set(customerId, wallet.available - (source?.balance ?? 0));
    found.push({ ...one, date, source, frozen: frozen.has(customerId) });
  }
  return found;
}

/** Past debits by `instalmentKey`, without their order. */
async function loadPastDebits(db: Database, due: readonly DueInstalment[]): Promise<Map<string, { day: CalendarDate; state: string }[]>> {
  const rows = await db
    .select({ order: { id: debits.orderId }, number: debits.number, day: debits.day, state: debits.state })
    .from(debits)
    .where(inArray(debits.orderId, [...new Set(due.map(({ order }) => order.id))]));
  return Map.groupBy(rows, instalmentKey);
}

async function loadFrozenCustomers(db: Database, customerIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(inArray(customers.id, [...customerIds]), isNotNull(customers.frozenAt)));
  return new Set(rows.map(({ id }) => id));
}
