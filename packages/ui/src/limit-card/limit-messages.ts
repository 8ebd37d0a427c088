import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Texts for a limit that cannot be used. If the backend gives a reason, it replaces `text`. */
export const UNUSABLE_LIMIT_MESSAGES: Readonly<Record<string, { title: MessageDescriptor; text: MessageDescriptor }>> = {
  not_created: {
    title: msg({ message: 'Узнайте свой лимит', comment: 'Limit card, no limit yet: title' }),
    text: msg({
      message: 'До 15 000 000 сум на покупки в рассрочку. Понадобятся документ, карта и номера двух близких.',
      comment: 'Limit card, no limit yet: what it gives and needs',
    }),
  },
  requested: {
    title: msg({ message: 'Заявка принята', comment: 'Limit card, applied: title' }),
    text: msg({ message: 'Проверим не позже чем за рабочий день и пришлём СМС.', comment: 'Limit card, applied: what happens next' }),
  },
  pending: {
    title: msg({ message: 'Рассматриваем заявку', comment: 'Limit card, being checked: title' }),
    text: msg({ message: 'Ответ придёт по СМС.', comment: 'Limit card, being checked: what happens next' }),
  },
  rejected: {
    title: msg({ message: 'Лимит пока не одобрен', comment: 'Limit card, rejected: title' }),
    text: msg({
      message: 'Можно исправить данные и отправить заявку ещё раз.',
      comment: 'Limit card, rejected: what to do when the backend gives no reason',
    }),
  },
  expired: {
    title: msg({ message: 'Срок лимита истёк', comment: 'Limit card, expired: title' }),
    text: msg({ message: 'Обновите его, это займёт пару минут.', comment: 'Limit card, expired: what to do' }),
  },
  blocked: {
    title: msg({ message: 'Лимит приостановлен', comment: 'Limit card, blocked: title' }),
    text: msg({ message: 'Оплатите просроченный платёж, затем восстановите лимит.', comment: 'Limit card, blocked: what to do' }),
  },
};
