import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../db/client.ts';
import { stores } from '../../../db/schema/catalogue.ts';
import { notifications } from '../../../db/schema/orders.ts';
import { questions } from '../../../db/schema/reviews.ts';
import { questionAnswered } from '../../../domain/message/notification-texts.ts';
import { daytimeSmsColumns, smsWithStoreName } from '../../../domain/message/sms-with-store-name.ts';

type Tools = { readonly db: Database; readonly clock: Clock };

const DEFAULT_ANSWERS = {
  ru: 'Здравствуйте! Спасибо за вопрос. Подробно ответим по телефону: номер есть на странице магазина.',
  uz: 'Assalomu alaykum! Savolingiz uchun rahmat. Telefon orqali batafsil javob beramiz: raqam doʻkon sahifasida bor.',
} as const;

const questionAnsweredSms = (name: string) =>
  smsWithStoreName(
    name,
    (store) => `${store} ответил на ваш вопрос.`,
    (store) => `${store} savolingizga javob berdi.`,
  );

/** Stores a store's answer and notifies the customer. False when the question is unknown or was answered before. */
export async function answerQuestion({ db, clock }: Tools, id: string, answer: string, at = clock.now()): Promise<boolean> {
  return db.transaction(async (tx) => {
    const open = and(eq(questions.id, id), isNull(questions.answer));
    const [row] = await tx.update(questions).set({ answer, answeredAt: at }).where(open).returning();
    if (row === undefined) return false;
    const [store] = await tx.select({ name: stores.name }).from(stores).where(eq(stores.id, row.storeId));
    const name = store?.name ?? '';
    const told = { ...questionAnswered(name), type: row.orderId === null ? 'news' : 'order' };
    const sms = questionAnsweredSms(name)[row.locale === 'uz' ? 'uz' : 'ru'];
    const notice = { id: randomUUID(), customerId: row.customerId, ...told, storeName: name, createdAt: at, link: '/cabinet/questions' };
    await tx.insert(notifications).values({ ...notice, ...daytimeSmsColumns(sms, null, 'answer') });
    return true;
  });
}

/** Gives the simulated stores' answers that are due. Runs one indexed query when none is. */
export async function answerDueQuestions({ db, clock }: Tools): Promise<void> {
  const due = await db
    .select()
    .from(questions)
    .where(and(isNull(questions.answer), lte(questions.answerDueAt, clock.now())));
  for (const { id, locale, answerDueAt } of due)
    await answerQuestion({ db, clock }, id, DEFAULT_ANSWERS[locale === 'uz' ? 'uz' : 'ru'], answerDueAt ?? clock.now());
}
