import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Bonuses } from '../../domain/review/review-queries.ts';

/** What each line of the history says; a kind that the contract gets fails the types here until it has its words. */
export const BONUS_WORDS = {
  earned: msg({ message: 'За платёж вовремя', comment: 'History of bonuses: they came for a payment made on time' }),
  spent: msg({ message: 'Оплата покупки', comment: 'History of bonuses: they were spent on a purchase' }),
  returned: msg({ message: 'Возврат за покупку', comment: 'History of bonuses: those spent on an undone purchase came back' }),
  taken_back: msg({
    message: 'Платёж вернулся',
    comment: 'History of bonuses: those that a payment had earned went, since its money came back to the customer',
  }),
  expired: msg({ message: 'Сгорели', comment: 'History of bonuses: 365 days have passed' }),
} as const satisfies Record<Bonuses['entries'][number]['kind'], MessageDescriptor>;
