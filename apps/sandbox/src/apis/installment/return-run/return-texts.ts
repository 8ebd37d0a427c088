import { formatDateShort, formatMoney, type Locale } from '@muddat/i18n';
import type { StoredReturnFigures } from '../../../db/schema/returns.ts';
import { type NotificationText, orderInRepair, orderRepaired } from '../../../domain/message/notification-texts.ts';
import type { ReturnState, ReturnWish } from './return-rules.ts';

type ReturnAnswers = Partial<Record<ReturnState, Record<Locale, string>>>;

const REFUND_ANSWERS: ReturnAnswers = {
  approved: {
    ru: 'Мы примем товар. Привезите его в магазин с паспортом или отдайте курьеру.',
    uz: 'Mahsulotni qabul qilamiz. Uni pasport bilan doʻkonga olib keling yoki kuryerga bering.',
  },
  rejected: {
    ru: 'Товар со следами использования мы не принимаем.',
    uz: 'Foydalanish izlari bor mahsulotni qabul qilmaymiz.',
  },
  accepted: { ru: 'Товар у нас, возврат принят.', uz: 'Mahsulot bizda, qaytarish qabul qilindi.' },
  declined: {
    ru: 'Мы разобрались: оснований для возврата нет.',
    uz: 'Koʻrib chiqdik: qaytarish uchun asos yoʻq.',
  },
};

/**
 * Default answers of the simulated store and support, used unless a caller of `/sandbox/returns` gives a text. They must also be true for a
 * case without photos or without an answer of the store.
 */
export const DEFAULT_RETURN_ANSWERS: Record<ReturnWish, ReturnAnswers> = {
  refund: REFUND_ANSWERS,
  repair: {
    ...REFUND_ANSWERS,
    approved: {
      ru: 'Починим по гарантии. Привезите товар в магазин с паспортом или отдайте курьеру.',
      uz: 'Kafolat boʻyicha tuzatamiz. Mahsulotni pasport bilan doʻkonga olib keling yoki kuryerga bering.',
    },
    rejected: {
      ru: 'Товар сломался не по вине завода. Это не гарантийный случай.',
      uz: 'Mahsulot zavod aybi bilan buzilmagan. Bu kafolatga kirmaydi.',
    },
    repairing: { ru: 'Товар у нас, чиним.', uz: 'Mahsulot bizda, tuzatyapmiz.' },
    repaired: { ru: 'Готово: забирайте товар.', uz: 'Tayyor: mahsulotni olib keting.' },
    accepted: { ru: 'Починить не удалось, возвращаем деньги.', uz: 'Tuzatib boʻlmadi, pulni qaytaramiz.' },
    declined: {
      ru: 'Мы разобрались: это не гарантийный случай.',
      uz: 'Koʻrib chiqdik: bu kafolatga kirmaydi.',
    },
  },
};

type Replies = Record<'store' | 'support', Record<Locale, string>>;

/** Default replies to a message, used unless a caller of `/sandbox/returns` gives a text. */
export const DEFAULT_RETURN_REPLIES: Replies = {
  store: {
    ru: 'Спасибо, мы прочитали. Ответим по возврату в срок.',
    uz: 'Rahmat, oʻqidik. Qaytarish boʻyicha muddatida javob beramiz.',
  },
  support: {
    ru: 'Спасибо, что написали. Мы видим ваш возврат и следим, чтобы магазин ответил в срок.',
    uz: 'Yozganingiz uchun rahmat. Qaytarishingizni koʻrib turibmiz va doʻkon muddatida javob berishini kuzatamiz.',
  },
};

/** Default replies about a closed case. */
export const CLOSED_RETURN_REPLIES: Replies = {
  store: {
    ru: 'Спасибо, мы прочитали. Проверим и ответим здесь.',
    uz: 'Rahmat, oʻqidik. Tekshirib, shu yerda javob beramiz.',
  },
  support: {
    ru: 'Спасибо, что написали. Возврат закрыт, но мы всё проверим и ответим здесь.',
    uz: 'Yozganingiz uchun rahmat. Qaytarish yopilgan, lekin hammasini tekshirib, shu yerda javob beramiz.',
  },
};

/** Facts that the texts of a return's step use. */
export type ReturnTextFacts = {
  readonly wish: ReturnWish;
  readonly number: string;
  readonly storeName: string;
  readonly deadline: Date | null;
  readonly figures: StoredReturnFigures | null;
};

/** The deadline of a step as a date in Russian and in Uzbek; empty when the step has none. */
export const deadlineTexts = (deadline: Date | null): readonly [ru: string, uz: string] =>
  deadline === null ? ['', ''] : [formatDateShort(deadline, 'ru'), formatDateShort(deadline, 'uz-Latn')];

/** The notification about the request of a return, or about a step that was not the customer's own; null when none is needed. */
export function returnStepText(to: ReturnState, about: ReturnTextFacts): NotificationText | null {
  return about.wish === 'repair' ? repairText(to, about) : refundText(to, about);
}

function refundText(to: ReturnState, { number, storeName: store, deadline, figures }: ReturnTextFacts): NotificationText | null {
  const [until, untilUz] = deadlineTexts(deadline);
  const unchanged = hasDueInstalments(figures) ? { ru: ' График остаётся прежним.', uz: ' Jadval oʻzgarmaydi.' } : { ru: '', uz: '' };
  switch (to) {
    case 'requested':
      return {
        titleRu: 'Заявка на возврат отправлена',
        titleUz: 'Qaytarish arizasi yuborildi',
        bodyRu: `${store} ответит по заказу №\u00a0${number} до ${until}. Пока оставьте товар у себя.`,
        bodyUz: `${store} ${number}-buyurtma boʻyicha ${untilUz}gacha javob beradi. Mahsulot hozircha sizda qolsin.`,
      };
    case 'approved':
      return {
        titleRu: 'Магазин примет товар',
        titleUz: 'Doʻkon mahsulotni qabul qiladi',
        bodyRu: `${store} согласен на возврат по заказу №\u00a0${number}. Отдайте товар до ${until}.`,
        bodyUz: `${store} ${number}-buyurtma boʻyicha qaytarishga rozi. Mahsulotni ${untilUz}gacha topshiring.`,
      };
    case 'rejected':
      return {
        titleRu: 'Магазин отказал в возврате',
        titleUz: 'Doʻkon qaytarishni rad etdi',
        bodyRu: `${store} не принимает возврат по заказу №\u00a0${number}. Не согласны? Передайте спор в Muddat на странице возврата.`,
        bodyUz: `${store} ${number}-buyurtma boʻyicha qaytarishni qabul qilmadi. Rozi boʻlmasangiz, qaytarish sahifasida nizoni Muddatga topshiring.`,
      };
    case 'disputed':
      return {
        titleRu: 'Мы разбираемся с возвратом',
        titleUz: 'Qaytarishni oʻzimiz koʻrib chiqyapmiz',
        bodyRu: `${store} не ответил вовремя по заказу №\u00a0${number}. Теперь решаем мы и ответим до ${until}.`,
        bodyUz: `${store} ${number}-buyurtma boʻyicha vaqtida javob bermadi. Endi biz hal qilamiz va ${untilUz}gacha javob beramiz.`,
      };
    case 'accepted':
      return accepted(number, figures);
    case 'declined':
      return {
        titleRu: 'В возврате отказано',
        titleUz: 'Qaytarish rad etildi',
        bodyRu: `Мы разобрались с возвратом по заказу №\u00a0${number}: оснований для него нет.${unchanged.ru}`,
        bodyUz: `${number}-buyurtma boʻyicha qaytarishni koʻrib chiqdik: asos yoʻq.${unchanged.uz}`,
      };
    case 'lapsed':
      return {
        titleRu: 'Возврат закрыт',
        titleUz: 'Qaytarish yopildi',
        bodyRu: `Товар по заказу №\u00a0${number} не отдали в срок, поэтому возврат закрыт.${unchanged.ru}`,
        bodyUz: `${number}-buyurtma boʻyicha mahsulot muddatida topshirilmadi, shuning uchun qaytarish yopildi.${unchanged.uz}`,
      };
    case 'withdrawn':
    case 'repairing':
    case 'repaired':
      return null;
  }
}

function repairText(to: ReturnState, about: ReturnTextFacts): NotificationText | null {
  const { number, storeName: store, deadline } = about;
  const [until, untilUz] = deadlineTexts(deadline);
  switch (to) {
    case 'requested':
      return {
        titleRu: 'Заявка на ремонт отправлена',
        titleUz: 'Taʼmirlash arizasi yuborildi',
        bodyRu: `${store} ответит по заказу №\u00a0${number} до ${until}. Пока оставьте товар у себя.`,
        bodyUz: `${store} ${number}-buyurtma boʻyicha ${untilUz}gacha javob beradi. Mahsulot hozircha sizda qolsin.`,
      };
    case 'approved':
      return {
        titleRu: 'Магазин починит товар',
        titleUz: 'Doʻkon mahsulotni tuzatadi',
        bodyRu: `${store} согласен на ремонт по заказу №\u00a0${number}. Отдайте товар до ${until}.`,
        bodyUz: `${store} ${number}-buyurtma boʻyicha taʼmirlashga rozi. Mahsulotni ${untilUz}gacha topshiring.`,
      };
    case 'rejected':
      return {
        titleRu: 'Магазин отказал в ремонте',
        titleUz: 'Doʻkon taʼmirlashni rad etdi',
        bodyRu: `${store} не чинит товар из заказа №\u00a0${number}. Не согласны? Передайте спор в Muddat на странице заявки.`,
        bodyUz: `${store} ${number}-buyurtmadagi mahsulotni tuzatmaydi. Rozi boʻlmasangiz, ariza sahifasida nizoni Muddatga topshiring.`,
      };
    case 'disputed':
      return {
        titleRu: 'Мы разбираемся с ремонтом',
        titleUz: 'Taʼmirlashni oʻzimiz koʻrib chiqyapmiz',
        bodyRu: `${store} не уложился в срок по заказу №\u00a0${number}. Теперь решаем мы и ответим до ${until}.`,
        bodyUz: `${store} ${number}-buyurtma boʻyicha muddatga rioya qilmadi. Endi biz hal qilamiz va ${untilUz}gacha javob beramiz.`,
      };
    case 'repairing':
      return orderInRepair(number, store);
    case 'repaired':
      return orderRepaired(number);
    case 'declined':
      return {
        titleRu: 'В ремонте отказано',
        titleUz: 'Taʼmirlash rad etildi',
        bodyRu: `Мы разобрались с ремонтом по заказу №\u00a0${number}: это не гарантийный случай.`,
        bodyUz: `${number}-buyurtma boʻyicha taʼmirlashni koʻrib chiqdik: bu kafolatga kirmaydi.`,
      };
    case 'lapsed':
      return {
        titleRu: 'Заявка на ремонт закрыта',
        titleUz: 'Taʼmirlash arizasi yopildi',
        bodyRu: `Товар по заказу №\u00a0${number} не отдали в срок, поэтому заявка на ремонт закрыта.`,
        bodyUz: `${number}-buyurtma boʻyicha mahsulot muddatida topshirilmadi, shuning uchun taʼmirlash arizasi yopildi.`,
      };
    case 'accepted':
    case 'withdrawn':
      return refundText(to, about);
  }
}

/** Whether instalments were still due before the return. False for a purchase that was paid off or has no schedule. */
const hasDueInstalments = (figures: StoredReturnFigures | null): boolean =>
  figures?.old.schedule.some((row) => row.paidAmount < row.amount) ?? false;

function accepted(number: string, figures: StoredReturnFigures | null): NotificationText {
  const back = figures?.giveBack ?? 0;
  const cash = figures?.giveBackTo === 'store_cash';
  const counted = hasDueInstalments(figures) ? { ru: ', график пересчитан', uz: ', jadval qayta hisoblandi' } : { ru: '', uz: '' };
  const ru = back === 0 ? '' : ` ${formatMoney(back, 'ru')} ${cash ? 'вернёт магазин наличными' : 'на вашем балансе'}.`;
  const uz = back === 0 ? '' : ` ${formatMoney(back, 'uz-Latn')}${cash ? 'ni doʻkon naqd qaytaradi' : ' balansingizda'}.`;
  return {
    titleRu: 'Возврат принят',
    titleUz: 'Qaytarish qabul qilindi',
    bodyRu: `Товар по заказу №\u00a0${number} вернулся в магазин${counted.ru}.${ru}`,
    bodyUz: `${number}-buyurtma mahsuloti doʻkonga qaytdi${counted.uz}.${uz}`,
  };
}

export const returnReplyText = (number: string, from: 'store' | 'support', storeName: string): NotificationText => ({
  titleRu: from === 'store' ? `${storeName} ответил вам` : 'Мы ответили вам',
  titleUz: from === 'store' ? `${storeName} sizga javob berdi` : 'Biz sizga javob berdik',
  bodyRu: `Новое сообщение о возврате по заказу №\u00a0${number}.`,
  bodyUz: `${number}-buyurtma boʻyicha qaytarish haqida yangi xabar.`,
});
