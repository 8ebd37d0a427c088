import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@muddat/ui/badge';
import type { ReturnState } from './return-queries.ts';

/** The label of each state of a return, and the tone of its badge. */
export const RETURN_STATES: Readonly<Record<ReturnState, { tone: Tone; word: MessageDescriptor }>> = {
  requested: { tone: 'info', word: msg({ message: 'Ждём ответа магазина', comment: 'State of a return: the store has to answer' }) },
  approved: { tone: 'soon', word: msg({ message: 'Отдайте товар магазину', comment: 'State of a return: the store has agreed' }) },
  repairing: { tone: 'info', word: msg({ message: 'В ремонте', comment: 'State of a return: the store mends the goods' }) },
  disputed: { tone: 'info', word: msg({ message: 'Разбираемся мы', comment: 'State of a return: a person of Muddat decides' }) },
  accepted: { tone: 'good', word: msg({ message: 'Возврат принят', comment: 'State of a return: the goods are back, money is settled' }) },
  repaired: { tone: 'good', word: msg({ message: 'Товар починили', comment: 'State of a return: the goods were mended' }) },
  rejected: { tone: 'bad', word: msg({ message: 'Магазин отказал', comment: 'State of a return: the store has refused' }) },
  declined: { tone: 'bad', word: msg({ message: 'Muddat отказал', comment: 'State of a return or repair: Muddat has refused' }) },
  withdrawn: {
    tone: 'neutral',
    word: msg({ message: 'Вы передумали', comment: 'State of a return or repair: the customer took it back' }),
  },
  lapsed: { tone: 'neutral', word: msg({ message: 'Товар не отдали в срок', comment: 'State of a return: closed, the goods never came' }) },
};

const OPEN: readonly ReturnState[] = ['requested', 'approved', 'repairing', 'disputed'];

/** Whether the return is not settled: the store, the customer or Muddat still has to act. */
export const isOpenReturn = (state: ReturnState): boolean => OPEN.includes(state);
