import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LimitStatus, LimitStep } from '../../domain/limit/limit-step.ts';

type LimitTexts = {
  title: MessageDescriptor;
  /** What the status means, and what happens next. */
  text: MessageDescriptor;
  /** Whether the page shows the contacts of the support, and the limit's reason as an error: for a refused, blocked or unknown status. */
  refused: boolean;
};

/** The texts of each status (spec 4, Installment limit). spec gap: how long a decision takes; the text promises a working day. */
export const LIMIT_STATUS_TEXTS = {
  not_created: {
    title: msg({ message: 'Узнайте свой лимит', comment: 'Limit page, no limit yet: heading' }),
    text: msg({
      message:
        'Лимит — это сумма, на которую можно покупать частями, до 15\u00a0000\u00a0000\u00a0сум. Понадобятся паспорт или ID-карта, банковская карта и номера двух близких.',
      comment: 'Limit page, no limit yet: what a limit is and what it needs',
    }),
    refused: false,
  },
  requested: {
    title: msg({ message: 'Осталось подтвердить личность', comment: 'Limit page, requested: heading' }),
    text: msg({
      message: 'Заявка на лимит создана. Сфотографируйте документ и заполните данные, и мы отправим её на проверку.',
      comment: 'Limit page, requested: the identity check is next',
    }),
    refused: false,
  },
  pending: {
    title: msg({ message: 'Проверяем заявку', comment: 'Limit page, being decided: heading' }),
    text: msg({
      message:
        'Обычно это занимает несколько минут, самое большее — один рабочий день. Ответ придёт по СМС, а эта страница обновится сама.',
      comment: 'Limit page, being decided: how long it takes, and how the customer is notified',
    }),
    refused: false,
  },
  approved: {
    title: msg({ message: 'Лимит одобрен', comment: 'Limit page, approved: heading' }),
    text: msg({
      message: 'Выбирайте товары в любом магазине Muddat и платите частями. Оплаченное возвращается в лимит.',
      comment: 'Limit page, approved: how a limit is used',
    }),
    refused: false,
  },
  rejected: {
    title: msg({ message: 'Лимит пока не одобрен', comment: 'Limit page, refused: heading' }),
    text: msg({
      message: 'Исправьте то, что не подошло, и отправьте заявку ещё раз. Это бесплатно.',
      comment: 'Limit page, refused: what to do',
    }),
    refused: true,
  },
  expired: {
    title: msg({ message: 'Срок лимита истёк', comment: 'Limit page, expired: heading' }),
    text: msg({
      message: 'Новых покупок в рассрочку пока нет, а платежи по прежним идут как обычно. Запросите лимит снова, данные уже сохранены.',
      comment: 'Limit page, expired: what it means and what to do',
    }),
    refused: false,
  },
  blocked: {
    title: msg({ message: 'Лимит приостановлен', comment: 'Limit page, blocked: heading' }),
    text: msg({
      message: 'Новых покупок в рассрочку пока нет. Оплатите просрочку и восстановите лимит: ответ придёт по СМС.',
      comment: 'Limit page, blocked: what it means and what to do',
    }),
    refused: true,
  },
} as const satisfies Record<LimitStatus, LimitTexts>;

/** For a status that the backend has and this version of the page does not know. */
export const UNKNOWN_STATUS_TEXTS: LimitTexts = {
  title: msg({ message: 'Лимит', comment: 'Limit card: title when the status is not known' }),
  text: msg({
    message: 'Не можем показать статус лимита. Позвоните нам, и мы подскажем, что делать дальше.',
    comment: 'Limit page, the status is not known: what to do',
  }),
  refused: true,
};

/** Texts of steps that explain more than the text of their status. */
export const LIMIT_STEP_TEXTS: Readonly<Partial<Record<LimitStep, MessageDescriptor>>> = {
  restore: msg({
    message: 'Просрочки больше нет. Восстановите лимит: ответ придёт по СМС, обычно за несколько минут.',
    comment: 'Limit page, blocked and the debt paid: what to do',
  }),
  top_up: msg({
    message: 'На балансе есть долг, поэтому сейчас ничего нельзя купить. Пополните баланс, и лимит снова будет доступен.',
    comment: 'Limit page, approved, but with a debt on the balance: what to do',
  }),
};

/** The customer has requested the limit back (spec 4, Limit restoration). */
export const RESTORING_TITLE = msg({
  message: 'Запрос отправлен, ждите СМС',
  comment: 'Limit page, the customer has requested the limit back: heading',
});
