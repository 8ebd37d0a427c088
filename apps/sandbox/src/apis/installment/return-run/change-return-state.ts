import { randomUUID } from 'node:crypto';
import type { Locale } from '@muddat/i18n';
import { eq } from 'drizzle-orm';
import type { Config } from '../../../config/config.ts';
import type { Database } from '../../../db/client.ts';
import { stores } from '../../../db/schema/catalogue.ts';
import { notifications } from '../../../db/schema/orders.ts';
import { returns, type StoredReturnFigures } from '../../../db/schema/returns.ts';
import { dropQueuedSms } from '../../../domain/message/drop-queued-sms.ts';
import type { NotificationText } from '../../../domain/message/notification-texts.ts';
import { daytimeSmsColumns } from '../../../domain/message/sms-with-store-name.ts';
import { planReturn } from './plan-return.ts';
import { beginRepair, endRepair } from './repair-order.ts';
import {
  allowedActor,
  isReturnOpen,
  parseReturnState,
  parseReturnWish,
  type ReturnActor,
  type ReturnState,
  returnDeadlineOf,
} from './return-rules.ts';
import { returnStepSms } from './return-sms.ts';
import { nextReturnStepAt } from './return-steps.ts';
import { loadReturnContext, loadReturnLines, type OrderRow, type ReturnRow, recordReturnEvent } from './return-store.ts';
import { DEFAULT_RETURN_ANSWERS, returnStepText } from './return-texts.ts';
import { settleReturn } from './settle-return.ts';

type ReturnTransition = {
  readonly to: ReturnState;
  readonly at: Date;
  readonly config: Config;
  /** The text of the answer; undefined for the default one. */
  readonly text?: string | undefined;
};

/** Moves a return to its next state; the last step also settles schedule and money. The caller holds the locks of `lockReturn`. */
export async function changeReturnState(tx: Database, row: ReturnRow, { to, at, config, text }: ReturnTransition): Promise<ReturnRow> {
  const from = parseReturnState(row.state);
  const wish = parseReturnWish(row.wish);
  const actor = allowedActor(wish, from, to);
  if (actor === null) throw new RangeError(`a return for a ${wish} cannot go from ${from} to ${to}`);
  const world = await loadReturnContext(tx, row.customerId, row.orderId, true);
  if (world === null) throw new TypeError(`a return of no order: ${row.id}`);
  const lines = await loadReturnLines(tx, row.id);
  if (to === 'repairing') await beginRepair(tx, world.order, at);
  const figures = await computeFigures(tx, { to, row, at }, { world, lines });
  if (wish === 'repair' && !isReturnOpen(to)) await endRepair(tx, row.orderId, at);
  const deadline = returnDeadlineOf(to, at);
  const set = {
    state: to,
    deadline,
    nextStepAt: nextReturnStepAt({ state: to, wish, text: row.text }, at, config),
    figures,
    closedAt: isReturnOpen(to) ? null : at,
    ...answerColumns(actor, to, row, text, at),
  };
  await tx.update(returns).set(set).where(eq(returns.id, row.id));
  await recordReturnEvent(tx, row.id, { state: to, actor, at });
  const changed = { ...row, ...set };
  if (to === 'withdrawn') await dropQueuedSms(tx, row.id);
  if (actor !== 'customer') await notifyOfReturnState(tx, changed, world.order, at);
  return changed;
}

/** Writes the notification of the state that a return has now, with its SMS, if the state has one. */
export async function notifyOfReturnState(
  tx: Database,
  row: ReturnRow,
  { number, storeId }: Pick<OrderRow, 'number' | 'storeId'>,
  at: Date,
): Promise<void> {
  const [store] = await tx.select({ name: stores.name }).from(stores).where(eq(stores.id, storeId));
  const { deadline, figures } = row;
  const about = { wish: parseReturnWish(row.wish), number, storeName: store?.name ?? '', deadline, figures };
  const to = parseReturnState(row.state);
  const notice = returnStepText(to, about);
  if (notice === null) return;
  const sms = returnStepSms(to, about)?.[returnLocaleOf(row)];
  const columns = sms === undefined ? {} : daytimeSmsColumns(sms, row.id);
  await writeReturnNotification(tx, row, { ...notice, storeName: about.storeName, ...columns }, at);
}

async function computeFigures(
  tx: Database,
  { to, row, at }: { readonly to: ReturnState; readonly row: ReturnRow; readonly at: Date },
  parts: Pick<Parameters<typeof settleReturn>[2], 'world' | 'lines'>,
): Promise<StoredReturnFigures | null> {
  if (to === 'accepted') return settleReturn(tx, row, parts, at);
  return isReturnOpen(to) ? null : planReturn({ ...parts.world, lines: parts.lines }).figures;
}

function answerColumns(actor: ReturnActor, to: ReturnState, row: ReturnRow, text: string | undefined, at: Date) {
  if (actor !== 'store' && actor !== 'support') return {};
  const usual = DEFAULT_RETURN_ANSWERS[parseReturnWish(row.wish)][to]?.[returnLocaleOf(row)] ?? '';
  return { answerFrom: actor, answerText: text ?? usual, answerAt: at };
}

export const returnLocaleOf = ({ locale }: Pick<ReturnRow, 'locale'>): Locale => (locale === 'uz' ? 'uz' : 'ru');

type ReturnNotice = NotificationText & Partial<ReturnType<typeof daytimeSmsColumns>>;

export async function writeReturnNotification(tx: Database, { id, customerId }: ReturnRow, notice: ReturnNotice, at: Date): Promise<void> {
  const link = `/cabinet/returns/${id}`;
  await tx.insert(notifications).values({ id: randomUUID(), customerId, type: 'order', subject: 'return', ...notice, createdAt: at, link });
}
