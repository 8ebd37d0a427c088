import { randomUUID } from 'node:crypto';
import type { Locale } from '@muddat/i18n';
import { eq } from 'drizzle-orm';
import type { Config } from '../../../config/config.ts';
import type { Database } from '../../../db/client.ts';
import { stores } from '../../../db/schema/catalogue.ts';
import { notifications } from '../../../db/schema/orders.ts';
import { returns, type StoredFigures } from '../../../db/schema/returns.ts';
import type { NotificationText } from '../../../domain/message/notification-texts.ts';
import { smsByDay } from '../../../domain/message/short-sms.ts';
import { planReturn } from './plan-return.ts';
import { beginRepair, endRepair } from './repair-order.ts';
import { actorOf, deadlineOf, isOpen, type ReturnActor, type ReturnState, returnState, returnWish } from './return-rules.ts';
import { returnSms } from './return-sms.ts';
import { stepTime } from './return-steps.ts';
import { loadLines, loadWorld, type ReturnRow, recordEvent } from './return-store.ts';
import { ANSWERS, returnText } from './return-texts.ts';
import { settleReturn } from './settle-return.ts';

type Move = {
  readonly to: ReturnState;
  readonly at: Date;
  readonly config: Config;
  /** The text of the answer; undefined for the default one. */
  readonly text?: string | undefined;
};

/** Moves a return to its next state; the last step also settles schedule and money. The caller holds the locks of `lockReturn`. */
export async function moveReturn(tx: Database, row: ReturnRow, { to, at, config, text }: Move): Promise<ReturnRow> {
  const from = returnState(row.state);
  const wish = returnWish(row.wish);
  const actor = actorOf(wish, from, to);
  if (actor === null) throw new RangeError(`a return for a ${wish} cannot go from ${from} to ${to}`);
  const world = await loadWorld(tx, row.customerId, row.orderId, true);
  if (world === null) throw new TypeError(`a return of no order: ${row.id}`);
  const lines = await loadLines(tx, row.id);
  if (to === 'repairing') await beginRepair(tx, world.order, at);
  const figures = await figuresOf(tx, { to, row, at }, { world, lines });
  if (wish === 'repair' && !isOpen(to)) await endRepair(tx, row.orderId, at);
  const deadline = deadlineOf(to, at);
  const set = {
    state: to,
    deadline,
    nextStepAt: stepTime({ state: to, wish, text: row.text }, at, config),
    figures,
    closedAt: isOpen(to) ? null : at,
    ...answerOf(actor, to, row, text, at),
  };
  await tx.update(returns).set(set).where(eq(returns.id, row.id));
  await recordEvent(tx, row.id, { state: to, actor, at });
  if (actor === 'customer') return { ...row, ...set };
  const [store] = await tx.select({ name: stores.name }).from(stores).where(eq(stores.id, world.order.storeId));
  const about = { wish, number: world.order.number, storeName: store?.name ?? '', deadline, figures };
  const told = returnText(to, about);
  const sms = returnSms(to, about)?.[localeOf(row)];
  if (told !== null)
    await notifyOfReturn(tx, row, { ...told, storeName: about.storeName, ...(sms === undefined ? {} : smsByDay(sms)) }, at);
  return { ...row, ...set };
}

async function figuresOf(
  tx: Database,
  { to, row, at }: { readonly to: ReturnState; readonly row: ReturnRow; readonly at: Date },
  parts: Pick<Parameters<typeof settleReturn>[2], 'world' | 'lines'>,
): Promise<StoredFigures | null> {
  if (to === 'accepted') return settleReturn(tx, row, parts, at);
  return isOpen(to) ? null : planReturn({ ...parts.world, lines: parts.lines }).figures;
}

function answerOf(actor: ReturnActor, to: ReturnState, row: ReturnRow, text: string | undefined, at: Date) {
  if (actor !== 'store' && actor !== 'support') return {};
  const usual = ANSWERS[returnWish(row.wish)][to]?.[localeOf(row)] ?? '';
  return { answerFrom: actor, answerText: text ?? usual, answerAt: at };
}

export const localeOf = ({ locale }: Pick<ReturnRow, 'locale'>): Locale => (locale === 'uz' ? 'uz' : 'ru');

type ReturnNotice = NotificationText & Partial<ReturnType<typeof smsByDay>>;

export async function notifyOfReturn(tx: Database, { id, customerId }: ReturnRow, told: ReturnNotice, at: Date): Promise<void> {
  const link = `/cabinet/returns/${id}`;
  await tx.insert(notifications).values({ id: randomUUID(), customerId, type: 'order', ...told, createdAt: at, link });
}
