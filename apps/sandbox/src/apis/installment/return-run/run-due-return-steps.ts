import { eq, lte } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { stores } from '../../../db/schema/catalogue.ts';
import { orders } from '../../../db/schema/orders.ts';
import { returnMessages, returns } from '../../../db/schema/returns.ts';
import { daytimeSmsColumns } from '../../../domain/message/sms-with-store-name.ts';
import type { JobContext } from '../store-run/run-due-order-steps.ts';
import { changeReturnState, returnLocaleOf, writeReturnNotification } from './change-return-state.ts';
import { parseReturnState, parseReturnWish } from './return-rules.ts';
import { returnReplySms } from './return-sms.ts';
import { nextReturnStep } from './return-steps.ts';
import { lockReturn } from './return-store.ts';
import { CLOSED_RETURN_REPLIES, DEFAULT_RETURN_REPLIES, returnReplyText } from './return-texts.ts';

/** Takes every due step of returns and answers messages, by the business clock. Runs two indexed queries when nothing is due. */
export async function runDueReturnSteps(tools: JobContext): Promise<void> {
  const { db, clock } = tools;
  const due = await db.select({ id: returns.id }).from(returns).where(lte(returns.nextStepAt, clock.now())).orderBy(returns.id);
  for (const { id } of due) await db.transaction((tx) => performDueSteps(tx, id, tools));
  const unanswered = await db
    .select({ id: returnMessages.id })
    .from(returnMessages)
    .where(lte(returnMessages.answerAt, clock.now()))
    .orderBy(returnMessages.id);
  for (const { id } of unanswered) await db.transaction((tx) => replyTo(tx, id));
}

async function performDueSteps(tx: Database, id: string, { clock, config }: JobContext): Promise<void> {
  const now = clock.now();
  let row = await lockReturn(tx, id);
  while (row !== null && row.nextStepAt !== null && row.nextStepAt <= now) {
    const at = row.nextStepAt;
    const step = nextReturnStep({ state: parseReturnState(row.state), wish: parseReturnWish(row.wish), text: row.text }, config);
    if (step === null) break;
    row = await changeReturnState(tx, row, { to: step.to, at, config });
  }
}

/** Sends the reply of the simulated store or support to a message. */
async function replyTo(tx: Database, id: number): Promise<void> {
  const [message] = await tx.select().from(returnMessages).where(eq(returnMessages.id, id)).for('update');
  if (message === undefined || message.answerAt === null) return;
  const at = message.answerAt;
  const from = message.to === 'store' ? 'store' : 'support';
  await tx.update(returnMessages).set({ answerAt: null }).where(eq(returnMessages.id, id));
  await sendReturnMessage(tx, message.returnId, { from, at });
}

type ReturnMessage = { readonly from: 'store' | 'support'; readonly at: Date; readonly text?: string | undefined };

/** Sends a message to the customer, with a notification. Without `text`, sends the default reply. False if the return does not exist. */
export async function sendReturnMessage(tx: Database, returnId: string, { from, at, text }: ReturnMessage): Promise<boolean> {
  const [found] = await tx
    .select({ row: returns, number: orders.number, store: stores.name })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(eq(returns.id, returnId));
  if (found === undefined) return false;
  const usual = found.row.closedAt === null ? DEFAULT_RETURN_REPLIES : CLOSED_RETURN_REPLIES;
  const words = text ?? usual[from][returnLocaleOf(found.row)];
  await tx.insert(returnMessages).values({ returnId, from, to: 'customer', text: words, at });
  const sms = returnReplySms(found.number, from, found.store)[returnLocaleOf(found.row)];
  await writeReturnNotification(
    tx,
    found.row,
    { ...returnReplyText(found.number, from, found.store), storeName: found.store, ...daytimeSmsColumns(sms, returnId, 'answer') },
    at,
  );
  return true;
}
