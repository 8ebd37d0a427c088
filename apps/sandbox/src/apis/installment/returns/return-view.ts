import type { Locale } from '@muddat/i18n';
import type { installment } from '@muddat/sdk/types';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { refunds } from '../../../db/schema/billing.ts';
import { storeAddresses, stores } from '../../../db/schema/catalogue.ts';
import { returnEvents, returnMessages, returnPhotos, type StoredFigures, type StoredSums } from '../../../db/schema/returns.ts';
import { refundView } from '../../billing/payment/refund-store.ts';
import { planReturn, type ReturnedLine } from '../return-run/plan-return.ts';
import {
  mayDispute,
  mayWithdraw,
  type ReturnActor,
  type ReturnState,
  recipientsOf,
  returnCategory,
  returnState,
  returnWish,
} from '../return-run/return-rules.ts';
import { type ItemRow, loadLines, loadWorld, type ReturnRow } from '../return-run/return-store.ts';

type Schemas = installment.components['schemas'];
type Case = Schemas['Return'];

const WRITERS = ['customer', 'store', 'support'] as const;
const ACTORS = [...WRITERS, 'system'] as const satisfies readonly ReturnActor[];

function oneOf<T extends string>(known: readonly T[], text: string): T {
  const found = known.find((item) => item === text);
  if (found === undefined) throw new TypeError(`unknown in returns: ${text}`);
  return found;
}

/** A return as its customer sees it. While it is open, the figures are computed from the order as it is now. */
export async function viewReturn(db: Database, row: ReturnRow, { locale, now }: { locale: Locale; now: Date }): Promise<Case> {
  const world = await loadWorld(db, row.customerId, row.orderId, false);
  if (world === null) throw new TypeError(`a return of no order: ${row.id}`);
  const lines = await loadLines(db, row.id);
  const [store] = await db.select().from(stores).where(eq(stores.id, world.order.storeId));
  if (store === undefined) throw new TypeError(`no store ${world.order.storeId}`);
  const [branch] = await db
    .select({ phone: storeAddresses.phone })
    .from(storeAddresses)
    .where(eq(storeAddresses.storeId, store.id))
    .orderBy(asc(storeAddresses.id))
    .limit(1);
  const state = returnState(row.state);
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
  const disputable = mayDispute(state, row.answerAt, now);
  return {
    id: row.id,
    order: { id: world.order.id, number: world.order.number },
    store: { id: store.id, name: store.name, logo: store.logo },
    store_phone: branch?.phone ?? null,
    state,
    category: returnCategory(row.category),
    wish: returnWish(row.wish),
    text: row.text,
    items: viewLines(world.items, lines, locale),
    photos: photos.map(({ number }) => number),
    requested_at: row.requestedAt.toISOString(),
    deadline: row.deadline?.toISOString() ?? null,
    next_step: NEXT_STEPS[state] ?? (disputable ? 'may_dispute' : 'none'),
    answer: viewAnswer(row),
    settled: state === 'accepted',
    figures: viewFigures(row.figures ?? planReturn({ ...world, lines }).figures),
    events: events.map((event) => ({ state: returnState(event.state), at: event.at.toISOString(), actor: oneOf(ACTORS, event.actor) })),
    messages: messages.map(({ from, to, text, at }) => ({
      from: oneOf(WRITERS, from),
      to: oneOf(WRITERS, to),
      text,
      at: at.toISOString(),
    })),
    refunds: back.map((refund) => refundView(refund, now)),
    actions: actionsOf(row, disputable, now),
  };
}

const NEXT_STEPS: Partial<Record<ReturnState, Case['next_step']>> = {
  requested: 'wait_store',
  approved: 'bring_goods',
  repairing: 'wait_repair',
  disputed: 'wait_support',
};

function actionsOf(row: ReturnRow, disputable: boolean, now: Date): Case['actions'] {
  const state = returnState(row.state);
  const recipients = recipientsOf(state, row.closedAt, now);
  const actions: Case['actions'] = [];
  if (recipients.includes('store')) actions.push('write');
  else if (recipients.includes('support')) actions.push('write_support');
  if (mayWithdraw(row)) actions.push('withdraw');
  if (disputable) actions.push('dispute');
  return actions;
}

function viewAnswer({ answerFrom, answerText, answerAt }: ReturnRow): Case['answer'] {
  if (answerFrom === null || answerAt === null) return null;
  return { from: oneOf(['store', 'support'] as const, answerFrom), text: answerText ?? '', at: answerAt.toISOString() };
}

export function viewLines(items: readonly ItemRow[], lines: readonly ReturnedLine[], locale: Locale): Schemas['ReturnedItem'][] {
  return lines.flatMap(({ line, quantity }) =>
    items
      .filter((item) => item.number === line)
      .map((item) => ({ line, name: locale === 'uz' ? item.nameUz : item.nameRu, image: item.image, price: item.price, quantity })),
  );
}

export function viewFigures({ share, giveBack, giveBackTo, bonusBack, old, new: after }: StoredFigures): Schemas['ReturnFigures'] {
  return {
    share,
    give_back: giveBack,
    give_back_to: giveBackTo,
    bonus_back: bonusBack,
    old: viewSums(old),
    new: viewSums(after),
  };
}

function viewSums({ total, paid, schedule }: StoredSums): Schemas['ReturnSums'] {
  return {
    total,
    paid,
    remainder: total - paid,
    monthly_payment: schedule.find((row) => row.paidAmount < row.amount)?.amount ?? 0,
    schedule: schedule.map((row) => ({ number: row.number, due_date: row.dueDate, amount: row.amount, paid_amount: row.paidAmount })),
  };
}
