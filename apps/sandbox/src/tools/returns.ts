import { cleanText } from '@muddat/validators';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { changeReturnState } from '../apis/installment/return-run/change-return-state.ts';
import {
  allowedActor,
  parseReturnState,
  parseReturnWish,
  RETURN_STATES,
  type ReturnState,
} from '../apis/installment/return-run/return-rules.ts';
import { lockReturn, type ReturnRow } from '../apis/installment/return-run/return-store.ts';
import { sendReturnMessage } from '../apis/installment/return-run/run-due-return-steps.ts';
import { Problem } from '../core/problem.ts';
import { stores } from '../db/schema/catalogue.ts';
import { orderItems, orders } from '../db/schema/orders.ts';
import { returnItems, returnMessages, returnPhotos, returns } from '../db/schema/returns.ts';
import { parseInput } from './shared/parse-input.ts';
import { pageLocale } from './shared/render-tool-page.ts';
import type { ToolContext } from './shared/tool-context.ts';

const MAX_LISTED = 50;
const text = v.optional(v.pipe(v.string(), v.transform(cleanText), v.minLength(1), v.maxLength(1_000)));
const body = v.variant('act', [
  v.strictObject({
    return_id: v.string(),
    act: v.picklist(['approved', 'repairing', 'repaired', 'accepted', 'rejected', 'declined']),
    text,
  }),
  v.strictObject({ return_id: v.string(), act: v.literal('message'), from: v.picklist(['store', 'support']), text }),
]);
const photo = v.object({ id: v.pipe(v.string(), v.maxLength(100)), number: v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number)) });

/** The steps that a tester may take with a return: those of the store and of support. */
const testerStepsOf = ({ wish, state }: Pick<ReturnRow, 'wish' | 'state'>): ReturnState[] =>
  RETURN_STATES.filter((to) => ['store', 'support'].includes(allowedActor(parseReturnWish(wish), parseReturnState(state), to) ?? ''));

/**
 * POST /sandbox/returns {return_id, act, text?}: takes the next step of the store or support, or sends the customer a message. GET
 * /sandbox/returns/list: the newest returns with request, messages and possible steps.
 */
export function registerReturns(app: FastifyInstance, parts: ToolContext): void {
  const { db, clock, config } = parts;
  app.post('/sandbox/returns', async (request) => {
    const asked = parseInput(body, request.body);
    const { return_id: id } = asked;
    if (asked.act === 'message') {
      const written = await db.transaction((tx) => sendReturnMessage(tx, id, { from: asked.from, at: clock.now(), text: asked.text }));
      if (!written) throw new Problem('not_found');
      return { return_id: id, state: 'written' };
    }
    const { act: to } = asked;
    const moved = await db.transaction(async (tx) => {
      const row = await lockReturn(tx, id);
      if (row === null) throw new Problem('not_found');
      if (!testerStepsOf(row).includes(to)) throw new Problem('validation_failed', { fields: { act: 'not_allowed' } });
      return changeReturnState(tx, row, { to, at: clock.now(), config, text: asked.text });
    });
    return { return_id: id, state: moved.state };
  });

  app.get('/sandbox/returns/list', async (request) => {
    const name = pageLocale(request) === 'uz' ? orderItems.nameUz : orderItems.nameRu;
    const rows = await db
      .select({ row: returns, number: orders.number, store: stores.name })
      .from(returns)
      .innerJoin(orders, eq(orders.id, returns.orderId))
      .innerJoin(stores, eq(stores.id, orders.storeId))
      .orderBy(desc(returns.requestedAt), desc(returns.id))
      .limit(MAX_LISTED);
    const ids = rows.map(({ row }) => row.id);
    if (ids.length === 0) return [];
    const photos = await db.select().from(returnPhotos).where(inArray(returnPhotos.returnId, ids)).orderBy(asc(returnPhotos.number));
    const messages = await db.select().from(returnMessages).where(inArray(returnMessages.returnId, ids)).orderBy(asc(returnMessages.id));
    const items = await db
      .select({ returnId: returnItems.returnId, name, quantity: returnItems.quantity })
      .from(returnItems)
      .innerJoin(returns, eq(returns.id, returnItems.returnId))
      .innerJoin(orderItems, and(eq(orderItems.orderId, returns.orderId), eq(orderItems.number, returnItems.line)))
      .where(inArray(returnItems.returnId, ids))
      .orderBy(asc(returnItems.line));
    return rows.map(({ row, number, store }) => ({
      id: row.id,
      order: number,
      store,
      state: row.state,
      category: row.category,
      wish: row.wish,
      text: row.text,
      items: items.filter(({ returnId }) => returnId === row.id).map((item) => ({ name: item.name, quantity: item.quantity })),
      photos: photos.filter((one) => one.returnId === row.id && one.storedKey !== null).map((one) => one.number),
      answer: row.answerFrom === null ? null : { from: row.answerFrom, text: row.answerText ?? '' },
      messages: messages.filter(({ returnId }) => returnId === row.id).map(({ from, to, text }) => ({ from, to, text })),
      next: testerStepsOf(row),
    }));
  });

  app.get('/sandbox/returns/photo/:id/:number', async (request, reply) => {
    const { id, number } = parseInput(photo, request.params);
    const kept = await db.select().from(returnPhotos).where(eq(returnPhotos.returnId, id));
    const key = kept.find((one) => one.number === number)?.storedKey ?? null;
    const found = key === null ? null : await parts.files.storage.get(key);
    if (found === null) throw new Problem('not_found');
    return reply.header('cache-control', 'no-store').type('image/jpeg').send(found);
  });
}
