import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { cardName } from '../../domain/card/card-name.ts';
import type { BankCard } from '../../domain/card/cards-query.ts';
import type { MainChange } from './main-card.ts';

type Props = {
  card: BankCard;
  /** This card is being changed. */
  pending: boolean;
  /** Some card is being changed: the next change waits for it, as there is one main card. */
  held: boolean;
  onMain: (change: MainChange) => void;
  onRemove: (card: BankCard) => void;
};

/** What can be done with a saved card. Each button names its card for ears. */
export function CardActions({ card, pending, held, onMain, onRemove }: Props) {
  const { t } = useLingui();
  const name = cardName(card);
  const words = card.is_default
    ? {
        look: t({ message: 'Убрать из основных', comment: 'Button on the main card: it is the main one no more' }),
        ears: t({ message: `Убрать из основных: ${name}`, comment: 'Button on the main card, for ears; the card follows' }),
      }
    : {
        look: t({ message: 'Сделать основной', comment: 'Button on a saved card: makes it the main one' }),
        ears: t({ message: `Сделать основной: ${name}`, comment: 'Button on a saved card, for ears; the card follows' }),
      };
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        aria-label={words.ears}
        pending={pending}
        aria-disabled={held || undefined}
        onClick={() => !held && onMain({ card, main: !card.is_default })}
      >
        {words.look}
      </Button>
      <Button
        variant="ghost"
        size="s"
        aria-label={t({ message: `Удалить карту: ${name}`, comment: 'Button on a saved card, for ears; the card follows' })}
        aria-disabled={held || undefined}
        onClick={() => !held && onRemove(card)}
      >
        {t({ message: 'Удалить', comment: 'Button: deletes what stands beside it; asks first' })}
      </Button>
    </>
  );
}
