import { useLingui } from '@lingui/react/macro';
import type { CalendarDate } from '@muddat/schedule';
import { CardNumber, cardExpiryState } from '@muddat/ui/bank-card-tile';
import { CardMark } from '@muddat/ui/card-mark';
import type { ReactNode } from 'react';
import type { BankCard } from './cards-query.ts';

type CardOption = { title: ReactNode; description?: string; end: ReactNode; disabled?: boolean };

/** Whether a card has expired on a day ('YYYY-MM-DD'). False while the day is not loaded: the server refuses expired cards anyway. */
export const isCardExpired = ({ expiry }: Pick<BankCard, 'expiry'>, today: CalendarDate | undefined): boolean =>
  today !== undefined && cardExpiryState(expiry, today) === 'over';

/** A card as an option in a choice of cards: the card that pays, or that a withdrawal goes to. An expired card is disabled and says why. */
export function useCardOption(today: CalendarDate | undefined): (card: BankCard) => CardOption {
  const { t } = useLingui();
  const expired = t({ message: 'Срок карты истёк: добавьте новую', comment: 'Choice of the card that pays: this one has expired' });
  return (card) => ({
    title: <CardNumber last4={card.last4} />,
    end: <CardMark system={card.system} />,
    ...(isCardExpired(card, today) ? { description: expired, disabled: true } : card.bank === null ? {} : { description: card.bank }),
  });
}
