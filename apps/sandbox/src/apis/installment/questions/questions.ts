import type { Locale } from '@muddat/i18n';
import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import * as v from 'valibot';
import { createFieldValidator } from '../../../core/field-validator.ts';
import { newId } from '../../../core/ids.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { cursorTextSchema, cursorTimeSchema, cutPage, nextCursorField, parseCursor, rowsToFetch } from '../../../core/paging.ts';
import { pickByLocale } from '../../../core/pick-by-locale.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { customers } from '../../../db/schema/auth.ts';
import { products, stores } from '../../../db/schema/catalogue.ts';
import { orders } from '../../../db/schema/orders.ts';
import { questions } from '../../../db/schema/reviews.ts';
import { isTextTooLong } from '../reviews/review-rules.ts';
import { answerDueQuestions } from './answer-question.ts';
import { storeAnswerDueAt } from './magic-words.ts';

const MAX_UNANSWERED = 20;
const cursorSchema = v.tuple([v.literal('question'), cursorTimeSchema, cursorTextSchema]);

/** Selects questions with their store. Product and order number are null unless the question is about one. */
const selectQuestions = (db: Database) =>
  db
    .select({ question: questions, store: stores, product: products, orderNumber: orders.number })
    .from(questions)
    .innerJoin(stores, eq(stores.id, questions.storeId))
    .leftJoin(products, eq(products.id, questions.productId))
    .leftJoin(orders, eq(orders.id, questions.orderId));

type Row = Awaited<ReturnType<typeof selectQuestions>>[number];

const questionView = ({ question, store, product, orderNumber }: Row, locale: Locale) => ({
  id: question.id,
  store: { id: store.id, alias: store.alias, name: store.name, logo: store.logo },
  product: product === null ? null : { id: product.id, name: pickByLocale(locale, product.nameRu, product.nameUz) },
  order: question.orderId === null || orderNumber === null ? null : { id: question.orderId, number: orderNumber },
  text: question.text,
  created_at: question.createdAt.toISOString(),
  answer:
    question.answer === null || question.answeredAt === null ? null : { text: question.answer, at: question.answeredAt.toISOString() },
});

export const listQuestions = operation('installment', 'listQuestions', async ({ ctx, customer, query, locale }) => {
  await answerDueQuestions(ctx);
  const own = eq(questions.customerId, requireCustomer(customer).id);
  const rows = await selectQuestions(ctx.db)
    .where(and(own, after(query.cursor)))
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(rowsToFetch(query.limit));
  const page = cutPage(rows, query.limit, ({ question }) => ['question', question.createdAt.getTime(), question.id]);
  return { status: 200, body: { data: page.entries.map((row) => questionView(row, locale)), ...nextCursorField(page) } };
});

function after(cursor: string | undefined) {
  const at = parseCursor(cursorSchema, cursor);
  if (at === null) return undefined;
  return or(lt(questions.createdAt, at[1]), and(eq(questions.createdAt, at[1]), lt(questions.id, at[2])));
}

type QuestionSubject = { readonly storeId: string; readonly productId: string | null; readonly orderId: string | null };
type QuestionRequest = { product_id?: string; store_id?: string; order_id?: string };

/** The subject of a question; null if it does not exist. An order must be the customer's own. */
async function findQuestionSubject(
  db: Database,
  customerId: string,
  { product_id, store_id, order_id }: QuestionRequest,
): Promise<QuestionSubject | null> {
  const none = { productId: null, orderId: null };
  if (product_id !== undefined) {
    const [product] = await db.select({ storeId: products.storeId }).from(products).where(eq(products.id, product_id));
    return product === undefined ? null : { ...none, storeId: product.storeId, productId: product_id };
  }
  if (order_id !== undefined) {
    const mine = and(eq(orders.id, order_id), eq(orders.customerId, customerId));
    const [order] = await db.select({ storeId: orders.storeId }).from(orders).where(mine);
    return order === undefined ? null : { ...none, storeId: order.storeId, orderId: order_id };
  }
  if (store_id === undefined) return null;
  const found = await db.$count(stores, eq(stores.id, store_id));
  return found === 0 ? null : { ...none, storeId: store_id };
}

export const askStore = operation('installment', 'askStore', async ({ ctx, customer, body, locale }) => {
  const { id: customerId } = requireCustomer(customer);
  const named = [body.product_id, body.store_id, body.order_id].filter((id) => id !== undefined);
  if (named.length !== 1) throw new Problem('validation_failed', { fields: { about: 'choice' } });
  const check = createFieldValidator();
  const text = check.multilineText('text', body.text);
  check.throwIfInvalid();
  if (isTextTooLong(text)) throw new Problem('text_too_long', { fields: { text: 'too_long' } });
  const about = await findQuestionSubject(ctx.db, customerId, body);
  if (about === null) throw new Problem('not_found');
  const id = await ctx.db.transaction(async (tx) => {
    // The lock serialises simultaneous submissions, so that a question is stored once.
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update');
    const open = await tx
      .select()
      .from(questions)
      .where(and(eq(questions.customerId, customerId), isNull(questions.answer)));
    const { storeId, productId, orderId } = about;
    const same = open.find((one) => one.text === text && one.storeId === storeId && one.productId === productId && one.orderId === orderId);
    if (same !== undefined) return same.id;
    if (open.length >= MAX_UNANSWERED) throw new Problem('validation_failed', { fields: { text: 'too_many' } });
    const createdAt = ctx.clock.now();
    const fresh = { id: newId('qst'), customerId, ...about, text, locale, createdAt };
    await tx.insert(questions).values({ ...fresh, answerDueAt: storeAnswerDueAt(text, createdAt, ctx.config.storeAnswerSeconds) });
    return fresh.id;
  });
  const [row] = await selectQuestions(ctx.db).where(eq(questions.id, id));
  if (row === undefined) throw new TypeError('the question that was just kept is not there');
  return { status: 201, body: { data: questionView(row, locale) } };
});
