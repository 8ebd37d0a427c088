import type { Locale } from '@muddat/i18n';
import type { installment } from '@muddat/sdk/types';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { refunds } from '../../../db/schema/billing.ts';
import { storeAddresses, stores } from '../../../db/schema/catalogue.ts';
import { returnEvents, returnMessages, returnPhotos, type StoredReturnFigures, type StoredReturnSums } from '../../../db/schema/returns.ts';
import { refundView } from '../../billing/payment/refund-store.ts';
import { planReturn, type ReturnedLine } from '../return-run/plan-return.ts';
import {
  canDisputeReturn,
  canWithdrawReturn,
  messageRecipientsOf,
  parseReturnCategory,
  parseReturnState,
  parseReturnWish,
  type ReturnActor,
  type ReturnState,
} from '../return-run/return-rules.ts';
import { loadReturnContext, loadReturnLines, type OrderItemRow, type ReturnRow } from '../return-run/return-store.ts';

type Schemas = installment.components['schemas'];
type ReturnView = Schemas['Return'];

const WRITERS = ['customer', 'store', 'support'] as const;
const ACTORS = [...WRITERS, 'system'] as const satisfies readonly ReturnActor[];

function parseOneOf<T extends string>(known: readonly T[], text: string): T {
  const found = known.find((item) => item === text);
  if (found === undefined) throw new TypeError(`unknown in returns: ${text}`);
  return found;
}

/** A return as its customer sees it. While the return is open, the figures are computed from the order as it is now. */
export async function viewReturn(db: Database, row: ReturnRow, { locale, now }: { locale: Locale; now: Date }): Promise<ReturnView> {
  const world = await loadReturnContext(db, row.customerId, row.orderId, false);
  if (world === null) throw new TypeError(`a return of no order: ${row.id}`);
  const lines = await loadReturnLines(db, row.id);
  const [store] = await db.select().from(stores).where(eq(stores.id, world.order.storeId));
  if (store === undefined) throw new TypeError(`no store ${world.order.storeId}`);
  const [branch] = await db
    .select({ phone: storeAddresses.phone })
    .from(storeAddresses)
    .where(eq(storeAddresses.storeId, store.id))
    .orderBy(asc(storeAddresses.id))
    .limit(1);
  const state = parseReturnState(row.state);
  const events = await db.select().from(returnEvents).where(eq(returnEvents.returnId, row.id)).orderBy(asc(returnEvents.id));
  const messages = await db.select().from(returnMessages).where(eq(returnMessages.returnId, row.id)).orderBy(asc(returnMessages.id));
  const photos = await db
    .select({ number: returnPhotos.number })
    .from(returnPhotos)
    .where(and(eq(returnPhotos.returnId, row.id), isNotNull(returnPhotos.storedKey)))
    .orderBy(asc(returnPhotos.number));
  const back = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.customerId, row.customerId), eq(refunds.actKey, `return:${row.id}`)))
    .orderBy(asc(refunds.id));
  const disputable = canDisputeReturn(state, row.answerAt, now);
  return {
    id: row.id,
    order: { id: world.order.id, number: world.order.number },
    store: { id: store.id, name: store.name, logo: store.logo },
    store_phone: branch?.phone ?? null,
    state,
    category: parseReturnCategory(row.category),
    wish: parseReturnWish(row.wish),
    text: row.text,
    items: viewReturnedItems(world.items, lines, locale),
    photos: photos.map(({ number }) => number),
    requested_at: row.requestedAt.toISOString(),
    deadline: row.deadline?.toISOString() ?? null,
    next_step: NEXT_STEPS[state] ?? (disputable ? 'may_dispute' : 'none'),
    answer: viewStoreAnswer(row),
    settled: state === 'accepted',
    figures: viewReturnFigures(row.figures ?? planReturn({ ...world, lines }).figures),
    events: events.map((event) => ({
      state: parseReturnState(event.state),
      at: event.at.toISOString(),
      actor: parseOneOf(ACTORS, event.actor),
    })),
    messages: messages.map(({ from, to, text, at }) => ({
      from: parseOneOf(WRITERS, from),
      to: parseOneOf(WRITERS, to),
      text,
      at: at.toISOString(),
    })),
    refunds: back.map((refund) => refundView(refund, now)),
    actions: returnActionsOf(row, disputable, now),
  };
}

const NEXT_STEPS: Partial<Record<ReturnState, ReturnView['next_step']>> = {
  requested: 'wait_store',
  approved: 'bring_goods',
  repairing: 'wait_repair',
  disputed: 'wait_support',
};

function returnActionsOf(row: ReturnRow, disputable: boolean, now: Date): ReturnView['actions'] {
  const state = parseReturnState(row.state);
  const recipients = messageRecipientsOf(state, row.closedAt, now);
  const actions: ReturnView['actions'] = [];
  if (recipients.includes('store')) actions.push('write');
  else if (recipients.includes('support')) actions.push('write_support');
  if (canWithdrawReturn(row)) actions.push('withdraw');
  if (disputable) actions.push('dispute');
  return actions;
}

function viewStoreAnswer({ answerFrom, answerText, answerAt }: ReturnRow): ReturnView['answer'] {
  if (answerFrom === null || answerAt === null) return null;
  return { from: parseOneOf(['store', 'support'] as const, answerFrom), text: answerText ?? '', at: answerAt.toISOString() };
}

export function viewReturnedItems(
  items: readonly OrderItemRow[],
  lines: readonly ReturnedLine[],
  locale: Locale,
): Schemas['ReturnedItem'][] {
  return lines.flatMap(({ line, quantity }) =>
    items
      .filter((item) => item.number === line)
      .map((item) => ({ line, name: locale === 'uz' ? item.nameUz : item.nameRu, image: item.image, price: item.price, quantity })),
  );
}

export function viewReturnFigures({
  share,
  giveBack,
  giveBackTo,
  bonusBack,
  old,
  new: after,
}: StoredReturnFigures): Schemas['ReturnFigures'] {
  return {
    share,
    give_back: giveBack,
    give_back_to: giveBackTo,
    bonus_back: bonusBack,
    old: viewSums(old),
    new: viewSums(after),
  };
}

function viewSums({ total, paid, schedule }: StoredReturnSums): Schemas['ReturnSums'] {
  return {
    total,
    paid,
    remainder: total - paid,
    monthly_payment: schedule.find((row) => row.paidAmount < row.amount)?.amount ?? 0,
    schedule: schedule.map((row) => ({ number: row.number, due_date: row.dueDate, amount: row.amount, paid_amount: row.paidAmount })),
  };
}
