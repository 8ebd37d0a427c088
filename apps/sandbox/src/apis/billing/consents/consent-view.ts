import { tashkentDate } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import type { billing } from '@muddat/sdk/types';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../core/context.ts';
import type { Locale } from '../../../core/locale.ts';
import type { Database } from '../../../db/client.ts';
import { cards } from '../../../db/schema/billing.ts';
import { stores } from '../../../db/schema/catalogue.ts';
import { consentEvents } from '../../../db/schema/consents.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { ConsentRow } from './consent-store.ts';
import { listDebits } from './debit-history.ts';
import { type DebitNotice, loadDebitNotices } from './debit-notice-store.ts';
import { debitNoticeDay, debitNoticeSendDay } from './debit-rules.ts';
import { viewDebitSources } from './debit-sources.ts';
import { type DueInstalment, instalmentKey, listDueInstalments } from './due-instalments.ts';
import { type DebitForecast, forecastDebits } from './forecast-debits.ts';

type Schemas = billing.components['schemas'];
type Tools = Pick<Context, 'db' | 'clock'> & { readonly locale: Locale };
type CardRow = typeof cards.$inferSelect;
type EventRow = typeof consentEvents.$inferSelect;
type OrderLabel = { readonly number: string; readonly store: string };
type ConsentContext = {
  readonly cards: readonly CardRow[];
  readonly events: readonly EventRow[];
  readonly orderLabels: ReadonlyMap<string, OrderLabel>;
};

const MAX_NEXT_DEBITS = 12;

export async function viewConsent(tools: Tools, consent: ConsentRow): Promise<Schemas['Consent']> {
  const [view] = await viewConsents(tools, consent.customerId, [consent]);
  if (view === undefined) throw new TypeError('one consent has one view');
  return view;
}

/** Consents as the customer sees them: past debits, and the next debits forecast from the present cards and balance. */
export async function viewConsents(
  { db, clock, locale }: Tools,
  customerId: string,
  rows: readonly ConsentRow[],
): Promise<Schemas['Consent'][]> {
  if (rows.length === 0) return [];
  const due = await listDueInstalments(db, { customerId });
  const world = await loadConsentContext(db, customerId, rows, due);
  const next = await nextDebits(db, await forecastDebits(db, due, clock.today()), { world, now: clock.now() });
  const ids = rows.map((row) => row.id);
  const made = await listDebits(db, { customerId, consentIds: ids, locale });
  return rows.map((row) => ({ ...viewConsentRow(row, world), next_debits: next.get(row.id) ?? [], debits: made.get(row.id) ?? [] }));
}

async function loadConsentContext(
  db: Database,
  customerId: string,
  rows: readonly ConsentRow[],
  due: readonly DueInstalment[],
): Promise<ConsentContext> {
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
    orderLabels: new Map(found.map(({ id, ...place }) => [id, place])),
  };
}

function viewConsentRow(
  row: ConsentRow,
  { cards, events, orderLabels }: ConsentContext,
): Omit<Schemas['Consent'], 'next_debits' | 'debits'> {
  const place = orderLabels.get(row.orderId);
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

type ConsentViewParams = { readonly world: ConsentContext; readonly now: Date };

/** The next debits by consent id: at most 12 for each, the earliest due date first. */
async function nextDebits(
  db: Database,
  forecast: readonly DebitForecast[],
  { world, now }: ConsentViewParams,
): Promise<ReadonlyMap<string, Schemas['NextDebit'][]>> {
  const told = await loadDebitNotices(db, forecast);
  const byConsent = Map.groupBy(forecast, ({ consent }) => consent.id);
  return new Map(
    [...byConsent].map(([id, own]) => [
      id,
      own.slice(0, MAX_NEXT_DEBITS).map((one) => ({
        order_id: one.order.id,
        order_number: one.order.number,
        store: world.orderLabels.get(one.order.id)?.store ?? '',
        number: one.number,
        date: one.date,
        notice_on: noticeOn(one, told.get(instalmentKey(one)), now),
        amount: one.left,
        sources: one.source === null ? [] : viewDebitSources({ ...one.source, cardAmount: one.left - one.source.balance }),
      })),
    ]),
  );
}

function noticeOn({ dueDate, consent }: DebitForecast, notice: DebitNotice | undefined, now: Date): CalendarDate {
  if (notice?.kind === 'ahead') return tashkentDate(notice.sentAt);
  return debitNoticeSendDay(debitNoticeDay(dueDate, consent.noticeDays), now);
}
