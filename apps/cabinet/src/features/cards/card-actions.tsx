import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { cardName } from '../../domain/card/card-name.ts';
import type { BankCard } from '../../domain/card/cards-query.ts';
import type { MainCardChange } from './main-card.ts';

type Props = {
  card: BankCard;
  /** Whether this card is being changed. */
  pending: boolean;
  /** Whether any card is being changed. The buttons are disabled until it is done, because only one card can be the main one. */
  disabled: boolean;
  onMain: (change: MainCardChange) => void;
  onRemove: (card: BankCard) => void;
};

/** The actions of a saved card. The accessible name of each button contains the card. */
export function CardActions({ card, pending, disabled, onMain, onRemove }: Props) {
  const { t } = useLingui();
  const name = cardName(card);
  const words = card.is_default
    ? {
        look: t({ message: 'Не использовать как основную', comment: 'Button on the main card: makes it an ordinary card' }),
        label: t({
          message: `Не использовать как основную: ${name}`,
          comment: 'Read by screen readers: button on the main card; the card follows',
        }),
      }
    : {
        look: t({ message: 'Сделать основной', comment: 'Button on a saved card: makes it the main one' }),
        label: t({ message: `Сделать основной: ${name}`, comment: 'Read by screen readers: button on a saved card; the card follows' }),
      };
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        aria-label={words.label}
        pending={pending}
        aria-disabled={disabled || undefined}
        onClick={() => !disabled && onMain({ card, main: !card.is_default })}
      >
        {words.look}
      </Button>
      <Button
        variant="ghost"
        size="s"
        aria-label={t({ message: `Удалить карту: ${name}`, comment: 'Read by screen readers: button on a saved card; the card follows' })}
        aria-disabled={disabled || undefined}
        onClick={() => !disabled && onRemove(card)}
      >
        {t({ message: 'Удалить', comment: 'Button: deletes the item next to it; asks first' })}
      </Button>
    </>
  );
}
