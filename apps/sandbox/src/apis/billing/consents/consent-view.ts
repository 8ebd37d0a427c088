import type { billing } from '@muddat/sdk/types';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../core/context.ts';
import type { Locale } from '../../../core/locale.ts';
import type { Database } from '../../../db/client.ts';
import { cards } from '../../../db/schema/billing.ts';
import { stores } from '../../../db/schema/catalogue.ts';
import { consentEvents, debits } from '../../../db/schema/consents.ts';
import { orders } from '../../../db/schema/orders.ts';
import { isCardExpired } from '../cards/card-expiry.ts';
import { readBalance } from '../ledger/balance.ts';
import { chooseSource } from './choose-source.ts';
import type { ConsentRow } from './consent-store.ts';
import { listDebits } from './debit-history.ts';
import { nextDebitDay, noticeDay } from './debit-rules.ts';
import { viewSources } from './debit-sources.ts';
import { type DueInstalment, listDueInstalments } from './due-instalments.ts';

type Schemas = billing.components['schemas'];
type Tools = Pick<Context, 'db' | 'clock'> & { readonly locale: Locale };
type CardRow = typeof cards.$inferSelect;
type EventRow = typeof consentEvents.$inferSelect;
type Place = { readonly number: string; readonly store: string };
type World = { readonly cards: readonly CardRow[]; readonly events: readonly EventRow[]; readonly places: ReadonlyMap<string, Place> };

const SHOWN_DEBITS = 12;

export async function viewConsent(tools: Tools, consent: ConsentRow): Promise<Schemas['Consent']> {
  const [view] = await viewConsents(tools, consent.customerId, [consent]);
  if (view === undefined) throw new TypeError('one consent has one view');
  return view;
}

/** Consents as their customer sees them, with what was debited, and what is next as cards and balance stand now. */
export async function viewConsents(
  { db, clock, locale }: Tools,
  customerId: string,
  rows: readonly ConsentRow[],
): Promise<Schemas['Consent'][]> {
  if (rows.length === 0) return [];
  const due = await listDueInstalments(db, { customerId });
  const world = await loadWorld(db, customerId, rows, due);
  const next = await nextDebits(db, customerId, { due, world, today: clock.today() });
  const ids = rows.map((row) => row.id);
  const made = await listDebits(db, { customerId, consentIds: ids, locale });
  return rows.map((row) => ({ ...viewOne(row, world), next_debits: next.get(row.id) ?? [], debits: made.get(row.id) ?? [] }));
}

async function loadWorld(db: Database, customerId: string, rows: readonly ConsentRow[], due: readonly DueInstalment[]): Promise<World> {
  const orderIds = [...new Set([...rows.map((row) => row.orderId), ...due.map(({ order }) => order.id)])];
  const found = await db
    .select({ id: orders.id, number: orders.number, store: stores.name })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(and(inArray(orders.id, orderIds), eq(orders.customerId, customerId)));
  const ids = rows.map((row) => row.id);
  return {
    cards: await db.select().from(cards).where(eq(cards.customerId, customerId)),
    events: await db.select().from(consentEvents).where(inArray(consentEvents.consentId, ids)).orderBy(asc(consentEvents.id)),
    places: new Map(found.map(({ id, ...place }) => [id, place])),
  };
}

function viewOne(row: ConsentRow, { cards, events, places }: World): Omit<Schemas['Consent'], 'next_debits' | 'debits'> {
  const place = places.get(row.orderId);
  return {
    id: row.id,
    order_id: row.orderId,
    order_number: place?.number ?? null,
    store: place?.store ?? null,
    card_order: row.cardOrder.filter((id) => cards.some((card) => card.id === id && card.deletedAt === null)),
    use_balance: row.useBalance,
    balance_floor: row.balanceFloor,
    notice_days: row.noticeDays,
    status: row.withdrawnAt === null ? 'active' : 'withdrawn',
    granted_at: row.grantedAt.toISOString(),
    changed_at: row.changedAt?.toISOString() ?? null,
    withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
    history: events.filter((event) => event.consentId === row.id).map((event) => viewEvent(event, cards)),
  };
}

function viewEvent(event: EventRow, cards: readonly CardRow[]): Schemas['ConsentEvent'] {
  const type = (['granted', 'changed', 'withdrawn'] as const).find((name) => name === event.type);
  if (type === undefined) throw new TypeError(`no event of a consent: ${event.type}`);
  return {
    type,
    at: event.at.toISOString(),
    cards: event.cardOrder.flatMap((id) => cards.filter((card) => card.id === id).map((card) => card.last4)),
    use_balance: event.useBalance,
    balance_floor: event.balanceFloor,
    notice_days: event.noticeDays,
  };
}

type Forecast = { readonly due: readonly DueInstalment[]; readonly world: World; readonly today: string };

/** The next debits of each consent. One after the other takes from the balance, so that no later one counts on what is gone by then. */
async function nextDebits(
  db: Database,
  customerId: string,
  { due, world, today }: Forecast,
): Promise<ReadonlyMap<string, Schemas['NextDebit'][]>> {
  const past = await pastDebits(db, due);
  const saved = world.cards.filter((card) => card.deletedAt === null);
  let { available } = await readBalance(db, customerId);
  const found = new Map<string, Schemas['NextDebit'][]>();
  for (const { consent, order, number, dueDate, left } of due) {
    const shown = found.get(consent.id) ?? [];
    const date = nextDebitDay(dueDate, past.get(`${order.id} ${number}`) ?? [], today);
    if (date === null || shown.length >= SHOWN_DEBITS) continue;
    const isExpired = (expiry: string) => isCardExpired(expiry, date);
    const source = chooseSource(consent, { cards: saved, available }, { amount: left, isExpired, tried: [] });
    available -= source?.balance ?? 0;
    found.set(consent.id, [
      ...shown,
      {
        order_id: order.id,
        order_number: order.number,
        store: world.places.get(order.id)?.store ?? '',
        number,
        date,
        notice_on: noticeDay(dueDate, consent.noticeDays),
        amount: left,
        sources: source === null ? [] : viewSources({ ...source, cardAmount: left - source.balance }),
      },
    ]);
  }
  return found;
}

/** What was tried on each of the instalments, by order and number. */
async function pastDebits(db: Database, due: readonly DueInstalment[]): Promise<Map<string, { day: string; state: string }[]>> {
  if (due.length === 0) return new Map();
  const rows = await db
    .select({ orderId: debits.orderId, number: debits.number, day: debits.day, state: debits.state })
    .from(debits)
    .where(inArray(debits.orderId, [...new Set(due.map(({ order }) => order.id))]));
  return Map.groupBy(rows, ({ orderId, number }) => `${orderId} ${number}`);
}
