import { addDays, type CalendarDate } from '@muddat/schedule';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { RECEIVED_STATUSES } from '../apis/installment/reviews/review-rules.ts';
import type { Database } from '../db/client.ts';
import { orderItems, orders } from '../db/schema/orders.ts';
import { questions, reviews } from '../db/schema/reviews.ts';
import type { SeedInput } from './shared/seed-input.ts';

const DILNOZA_ID = 'cus_0001';
const MALIKA_ID = 'cus_0003';
/** The number of Dilnoza's products that a tester can review. */
const PRODUCTS_LEFT_TO_REVIEW = 2;

const REVIEW_SAMPLES = [
  { stars: 5, text: 'Пользуюсь каждый день, всё работает как описано. Привезли на день раньше.' },
  { stars: 4, text: 'Yaxshi mahsulot, narxiga arziydi. Faqat qutisi biroz ezilgan ekan.' },
  { stars: 5, text: 'Рассрочку оформили за пять минут, товар хороший.\nСоветую.' },
  { stars: 3, text: 'Нормально, но цвет на фото ярче.' },
  { stars: 5, text: '' },
] as const;

const at = (day: CalendarDate) => new Date(`${day}T10:00:00+05:00`);

/** Seeds reviews of goods that demo customers received, and two questions to stores: one answered, one for a tester to answer. */
export async function seedReviews(tx: Database, { today }: SeedInput): Promise<void> {
  const rows = await tx
    .select({ customerId: orders.customerId, productId: orderItems.productId, orderId: orders.id, storeId: orders.storeId })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(inArray(orders.customerId, [DILNOZA_ID, MALIKA_ID]), inArray(orders.status, [...RECEIVED_STATUSES])))
    .orderBy(asc(orders.id), asc(orderItems.number));
  const received = [...new Map(rows.map((row) => [`${row.customerId} ${row.productId}`, row])).values()];
  const mine = received.filter(({ customerId }) => customerId === DILNOZA_ID);
  const reviewed = [...mine.slice(0, -PRODUCTS_LEFT_TO_REVIEW), ...received.filter(({ customerId }) => customerId === MALIKA_ID)];
  await tx.insert(reviews).values(
    reviewed.flatMap(({ customerId, productId }, index) => {
      const saying = REVIEW_SAMPLES[index % REVIEW_SAMPLES.length];
      if (productId === null || saying === undefined) return [];
      return [{ id: `rev_seed_${index + 1}`, customerId, productId, ...saying, createdAt: at(addDays(today, index - 20)) }];
    }),
  );
  const [first, second] = mine;
  if (first === undefined || second === undefined) return;
  await tx.insert(questions).values([
    {
      id: 'qst_seed_1',
      customerId: DILNOZA_ID,
      storeId: first.storeId,
      productId: first.productId,
      text: 'Сколько длится гарантия и где сервисный центр?',
      locale: 'ru',
      createdAt: at(addDays(today, -15)),
      answer: 'Здравствуйте! Гарантия 12 месяцев, сервисный центр — в нашем магазине. Возьмите с собой чек.',
      answeredAt: at(addDays(today, -14)),
    },
    {
      id: 'qst_seed_2',
      customerId: DILNOZA_ID,
      storeId: second.storeId,
      orderId: second.orderId,
      text: 'Можно ли докупить к этому заказу запасной шнур?',
      locale: 'ru',
      createdAt: at(addDays(today, -1)),
    },
  ]);
}
