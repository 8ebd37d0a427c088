import { formatDateShort, formatMoney, formatTime } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import type { NotificationSubject } from '../../db/schema/orders.ts';

/** Title and body in both languages, named as the columns of `notifications`. */
export type NotificationText = {
  readonly titleRu: string;
  readonly titleUz: string;
  readonly bodyRu: string;
  readonly bodyUz: string;
  /** The text of the SMS. In a language without one, the SMS is made from title and body. */
  readonly smsRu?: string | null;
  readonly smsUz?: string | null;
  /** The store named in the texts. */
  readonly storeName?: string | null;
  readonly subject?: NotificationSubject | null;
  readonly amount?: number | null;
};

export const limitBlocked: NotificationText = {
  subject: 'limit',
  titleRu: 'Лимит приостановлен',
  titleUz: 'Limit toʻxtatildi',
  bodyRu: 'Платёж просрочен больше чем на 5 дней. Оплатите его и попросите восстановить лимит.',
  bodyUz: 'Toʻlov 5 kundan ortiq kechikdi. Uni toʻlang va limitni tiklashni soʻrang.',
  smsRu: 'Muddat: лимит приостановлен. Оплатите просрочку в кабинете.',
  smsUz: 'Muddat: limit toʻxtatildi. Toʻlovni kabinetda toʻlang va limitni tiklang.',
};

export const limitExpired: NotificationText = {
  subject: 'limit',
  titleRu: 'Срок лимита истёк',
  titleUz: 'Limit muddati tugadi',
  bodyRu: 'Подайте заявку снова, это займёт несколько минут.',
  bodyUz: 'Arizani qayta yuboring, bu bir necha daqiqa vaqt oladi.',
  smsRu: 'Muddat: срок лимита истёк. Подайте заявку снова в кабинете.',
};

/** `available`: the free part of the limit; older orders may use the rest. */
export const limitApproved = (available: number): NotificationText => ({
  subject: 'limit',
  titleRu: 'Лимит одобрен',
  titleUz: 'Limit tasdiqlandi',
  bodyRu: `Вам доступно ${formatMoney(available, 'ru')} на покупки в рассрочку.`,
  bodyUz: `Muddatli toʻlovga xarid qilish uchun sizda ${formatMoney(available, 'uz-Latn')} bor.`,
});

export const orderBroke = (number: string): NotificationText => ({
  subject: 'payment_due',
  titleRu: 'Рассрочка прервана',
  titleUz: 'Muddatli toʻlov toʻxtatildi',
  bodyRu: `По заказу №\u00a0${number} просрочка 60 дней. Оплатите просроченное, чтобы не передавать дело в суд.`,
  bodyUz: `${number}-buyurtma boʻyicha toʻlov 60 kun kechikdi. Ish sudga topshirilmasligi uchun kechikkan summani toʻlang.`,
  smsRu: `Muddat: рассрочка прервана, заказ ${number}. Оплатите просроченное.`,
});

export const orderInCourt = (number: string): NotificationText => ({
  subject: 'payment_due',
  titleRu: 'Долг передан в суд',
  titleUz: 'Qarz sudga topshirildi',
  bodyRu: `По заказу №\u00a0${number} просрочка 120 дней. Долг ещё можно оплатить здесь.`,
  bodyUz: `${number}-buyurtma boʻyicha toʻlov 120 kun kechikdi. Qarzni hozir ham shu yerda toʻlash mumkin.`,
  smsRu: `Muddat: долг по заказу ${number} передан в суд. Оплатите его в кабинете.`,
  smsUz: `Muddat: qarz sudga topshirildi, ${number}-buyurtma. Uni kabinetda toʻlang.`,
});

export const paymentOverdue = (number: string, amount: number): NotificationText => ({
  subject: 'payment_due',
  titleRu: 'Платёж просрочен',
  titleUz: 'Toʻlov kechikdi',
  bodyRu: `Оплатите ${formatMoney(amount, 'ru')} по заказу №\u00a0${number}. Пени нет.`,
  bodyUz: `${number}-buyurtma boʻyicha ${formatMoney(amount, 'uz-Latn')} toʻlang. Penya yoʻq.`,
});

export const paymentSoon = (number: string, amount: number, dueDate: CalendarDate): NotificationText => ({
  subject: 'payment_due',
  titleRu: 'Скоро платёж',
  titleUz: 'Toʻlov yaqinlashmoqda',
  bodyRu: `${formatDateShort(dueDate, 'ru')} — ${formatMoney(amount, 'ru')} по заказу №\u00a0${number}.`,
  bodyUz: `${formatDateShort(dueDate, 'uz-Latn')} — ${number}-buyurtma boʻyicha ${formatMoney(amount, 'uz-Latn')}.`,
});

export const paymentToday = (number: string, amount: number): NotificationText => ({
  subject: 'payment_due',
  titleRu: 'Сегодня платёж',
  titleUz: 'Bugun toʻlov kuni',
  bodyRu: `Сегодня день платежа по заказу №\u00a0${number}: ${formatMoney(amount, 'ru')}.`,
  bodyUz: `Bugun ${number}-buyurtma boʻyicha toʻlov kuni: ${formatMoney(amount, 'uz-Latn')}.`,
});

export const dueDateMoved = (number: string, date: CalendarDate): NotificationText => ({
  subject: 'payment_due',
  titleRu: 'Дата платежа перенесена',
  titleUz: 'Toʻlov sanasi koʻchirildi',
  bodyRu: `Новый срок по заказу №\u00a0${number} — ${formatDateShort(date, 'ru')}.`,
  bodyUz: `${number}-buyurtma boʻyicha yangi muddat — ${formatDateShort(date, 'uz-Latn')}.`,
});

/** `parts`: at least two, so the Russian text needs only the plural. */
export const overdueSplit = (number: string, amount: number, parts: number): NotificationText => ({
  subject: 'payment_due',
  titleRu: 'Просрочка разделена',
  titleUz: 'Kechikkan summa boʻlindi',
  bodyRu: `${formatMoney(amount, 'ru')} по заказу №\u00a0${number} добавлены к ${parts} следующим платежам.`,
  bodyUz: `${number}-buyurtma boʻyicha ${formatMoney(amount, 'uz-Latn')} keyingi ${parts} ta toʻlovga qoʻshildi.`,
});

export const paymentAccepted = (number: string, amount: number): NotificationText => ({
  subject: 'payment',
  amount,
  titleRu: 'Платёж принят',
  titleUz: 'Toʻlov qabul qilindi',
  bodyRu: `${formatMoney(amount, 'ru')} по заказу №\u00a0${number}.`,
  bodyUz: `${number}-buyurtma boʻyicha ${formatMoney(amount, 'uz-Latn')}.`,
});

export const orderPlaced = (number: string, store: string): NotificationText => ({
  titleRu: 'Заказ оформлен',
  titleUz: 'Buyurtma rasmiylashtirildi',
  bodyRu: `${store} проверяет заказ №\u00a0${number}.`,
  bodyUz: `${store} ${number}-buyurtmani tekshirmoqda.`,
});

export const orderToPay = (number: string, amount: number, until: Date): NotificationText => ({
  subject: 'payment_due',
  titleRu: 'Оплатите заказ',
  titleUz: 'Buyurtmani toʻlang',
  bodyRu: `Заказ №\u00a0${number} оформлен. Оплатите ${formatMoney(amount, 'ru')} до ${formatDateShort(until, 'ru')}, ${formatTime(until)}, иначе он отменится.`,
  bodyUz: `${number}-buyurtma rasmiylashtirildi. ${formatMoney(amount, 'uz-Latn')}ni ${formatDateShort(until, 'uz-Latn')}, ${formatTime(until)} gacha toʻlang, aks holda u bekor boʻladi.`,
});

export const orderShipped = (number: string, store: string): NotificationText => ({
  titleRu: 'Заказ в пути',
  titleUz: 'Buyurtma yoʻlda',
  bodyRu: `${store} отправил заказ №\u00a0${number}. Курьер позвонит перед приездом.`,
  bodyUz: `${store} ${number}-buyurtmani joʻnatdi. Kuryer kelishidan oldin qoʻngʻiroq qiladi.`,
});

export const orderDelivered = (number: string): NotificationText => ({
  titleRu: 'Заказ получен',
  titleUz: 'Buyurtma olindi',
  bodyRu: `Заказ №\u00a0${number} у вас. Приятного пользования!`,
  bodyUz: `${number}-buyurtma sizda. Xaridingiz muborak!`,
});

export const orderInRepair = (number: string, store: string): NotificationText => ({
  titleRu: 'Товар в сервисе',
  titleUz: 'Mahsulot taʼmirda',
  bodyRu: `${store} принял товар из заказа №\u00a0${number} в ремонт. Срок смотрите на странице заказа.`,
  bodyUz: `${store} ${number}-buyurtmadagi mahsulotni taʼmirga oldi. Muddatni buyurtma sahifasida koʻring.`,
});

export const orderRepaired = (number: string): NotificationText => ({
  titleRu: 'Товар починили',
  titleUz: 'Mahsulot tuzatildi',
  bodyRu: `Ремонт по заказу №\u00a0${number} закончен.`,
  bodyUz: `${number}-buyurtma boʻyicha taʼmirlash tugadi.`,
});

export const questionAnswered = (store: string): NotificationText => ({
  subject: 'answer',
  titleRu: 'Магазин ответил на вопрос',
  titleUz: 'Doʻkon savolga javob berdi',
  bodyRu: `${store} ответил на ваш вопрос.`,
  bodyUz: `${store} savolingizga javob berdi.`,
});

export const orderClosed = (number: string): NotificationText => ({
  titleRu: 'Рассрочка закрыта',
  titleUz: 'Muddatli toʻlov yopildi',
  bodyRu: `Все платежи по заказу №\u00a0${number} сделаны. Спасибо!`,
  bodyUz: `${number}-buyurtma boʻyicha barcha toʻlovlar amalga oshirildi. Rahmat!`,
});

export const promotionText: NotificationText = {
  titleRu: 'Без наценки на 3 месяца',
  titleUz: '3 oyga ustamasiz',
  bodyRu: 'До 31 декабря в магазинах акции — рассрочка на 3 месяца без наценки.',
  bodyUz: '31-dekabrgacha aksiya doʻkonlarida 3 oylik muddatli toʻlov ustamasiz.',
};

export const newsText: NotificationText = {
  titleRu: 'Платите с баланса',
  titleUz: 'Balansdan toʻlang',
  bodyRu: 'Пополните баланс один раз и платите с него без кода из СМС.',
  bodyUz: 'Balansni bir marta toʻldiring va undan SMS-kodsiz toʻlang.',
};
