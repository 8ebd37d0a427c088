import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@muddat/ui/badge';
import type { ReturnState } from './return-queries.ts';

/** The label of each state of a return, and the tone of its badge. */
export const RETURN_STATES: Readonly<Record<ReturnState, { tone: Tone; label: MessageDescriptor }>> = {
  requested: { tone: 'info', label: msg({ message: 'Ждём ответа магазина', comment: 'State of a return: the store has to answer' }) },
  approved: { tone: 'soon', label: msg({ message: 'Отдайте товар магазину', comment: 'State of a return: the store has agreed' }) },
  repairing: { tone: 'info', label: msg({ message: 'В ремонте', comment: 'State of a return: the store mends the goods' }) },
  disputed: { tone: 'info', label: msg({ message: 'Разбираемся мы', comment: 'State of a return: a person of Muddat decides' }) },
  accepted: { tone: 'good', label: msg({ message: 'Возврат принят', comment: 'State of a return: the goods are back, money is settled' }) },
  repaired: { tone: 'good', label: msg({ message: 'Товар починили', comment: 'State of a return: the goods were mended' }) },
  rejected: { tone: 'bad', label: msg({ message: 'Магазин отказал', comment: 'State of a return: the store has refused' }) },
  declined: { tone: 'bad', label: msg({ message: 'Muddat отказал', comment: 'State of a return or repair: Muddat has refused' }) },
  withdrawn: {
    tone: 'neutral',
    label: msg({ message: 'Вы передумали', comment: 'State of a return or repair: the customer took it back' }),
  },
  lapsed: {
    tone: 'neutral',
    label: msg({ message: 'Товар не отдали в срок', comment: 'State of a return: closed, the goods never came' }),
  },
};

const OPEN_STATES: readonly ReturnState[] = ['requested', 'approved', 'repairing', 'disputed'];

/** Whether the return is not settled: the store, the customer or Muddat still has to act. */
export const isOpenReturn = (state: ReturnState): boolean => OPEN_STATES.includes(state);
