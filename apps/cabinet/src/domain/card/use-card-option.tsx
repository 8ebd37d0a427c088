import { useLingui } from '@lingui/react/macro';
import { CardNumber, expiryState } from '@muddat/ui/bank-card-tile';
import { CardMark } from '@muddat/ui/card-mark';
import type { ReactNode } from 'react';
import type { BankCard } from './cards-query.ts';

type CardOption = { title: ReactNode; description?: string; end: ReactNode; disabled?: boolean };

/** Whether a card has ended on a day ('YYYY-MM-DD'). While the day is not known none has: the server refuses one that cannot pay. */
export const isExpired = ({ expiry }: Pick<BankCard, 'expiry'>, today: string | undefined): boolean =>
  today !== undefined && expiryState(expiry, today) === 'over';

/** A card among those that one can pay with; one that has ended says so and cannot be chosen. */
export function useCardOption(today: string | undefined): (card: BankCard) => CardOption {
  const { t } = useLingui();
  const expired = t({ message: 'Срок карты истёк: добавьте новую', comment: 'Choice of the card that pays: this one has ended' });
  return (card) => ({
    title: <CardNumber last4={card.last4} />,
    end: <CardMark system={card.system} />,
    ...(isExpired(card, today) ? { description: expired, disabled: true } : card.bank === null ? {} : { description: card.bank }),
  });
}
