import { useLingui } from '@lingui/react/macro';
import type { CalendarDate } from '@muddat/schedule';
import { Checkbox } from '@muddat/ui/checkbox';
import { IconButton } from '@muddat/ui/icon-button';
import { ArrowDown, ArrowUp } from '@muddat/ui/icons';
import { Text, VisuallyHidden } from '@muddat/ui/text';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { cardName } from '../../domain/card/card-name.ts';
import type { BankCard } from '../../domain/card/cards-query.ts';
import { isCardExpired } from '../../domain/card/use-card-option.tsx';
import * as css from './consents.css.ts';

type Props = {
  /** The saved cards, in the order that the customer has chosen. */
  cards: readonly BankCard[];
  chosen: readonly string[];
  today: CalendarDate;
  /** The error message of the choice; '' if there is no error. */
  error: string;
  onChoose: (id: string, on: boolean) => void;
  onMove: (id: string, by: -1 | 1) => void;
};

/** The choice and order of the cards that may be debited: checkboxes, and arrow buttons that work with a keyboard and a screen reader. */
export function CardOrderField({ cards, chosen, today, error, onChoose, onMove }: Props) {
  const { t } = useLingui();
  const [moved, setMoved] = useState('');
  const shown = cards.filter(({ entity_id }) => chosen.includes(entity_id));

  const move = (card: BankCard, at: number, by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    // In some browsers the button loses the focus when its row moves. Focus it again, so that it can be pressed repeatedly.
    flushSync(() => onMove(card.entity_id, by));
    button.focus();
    const [name, place, count] = [cardName(card), at + by + 1, cards.length];
    setMoved(t({ message: `${name}: место ${place} из ${count}`, comment: 'Read by screen readers: the new position of a moved card' }));
  };

  const hint = (card: BankCard): string | undefined => {
    const isChosen = chosen.includes(card.entity_id);
    if (isCardExpired(card, today))
      return isChosen
        ? t({ message: 'Срок карты истёк: пропустим её', comment: 'Order of cards: a chosen card has expired, so it is skipped' })
        : t({ message: 'Срок карты истёк: добавьте новую', comment: 'Choice of the card that pays: this one has expired' });
    if (!isChosen || shown.length < 2) return card.bank ?? undefined;
    const place = shown.indexOf(card) + 1;
    return place === 1
      ? t({ message: 'Списываем с неё первой', comment: 'Order of cards: under the card that is debited first' })
      : t({ message: `Если предыдущие не сработают: ${place}-я по порядку`, comment: 'Order of cards: under a card that is tried later' });
  };

  return (
    <fieldset className={css.cardFieldset} aria-describedby={error === '' ? undefined : 'consent-cards-fault'}>
      <legend className={css.legend}>
        {t({ message: 'С каких карт списывать', comment: 'Consent to automatic debits: label of the choice and order of cards' })}
      </legend>
      {cards.length > 1 && (
        <Text size="s" tone="quiet">
          {t({
            message: 'Отметьте карты и расставьте их стрелками: если первая не сработает, попробуем следующую.',
            comment: 'Consent to automatic debits: how to choose cards and their order',
          })}
        </Text>
      )}
      <ol className={css.cardList}>
        {cards.map((card, at) => {
          const name = cardName(card);
          const isChosen = chosen.includes(card.entity_id);
          const description = hint(card);
          return (
            <li key={card.entity_id} className={css.cardRow}>
              <Checkbox
                {...(at === 0 ? { id: 'consent-cards' } : {})}
                checked={isChosen}
                disabled={!isChosen && isCardExpired(card, today)}
                {...(description === undefined ? {} : { description })}
                onChange={(on) => onChoose(card.entity_id, on)}
              >
                {name}
              </Checkbox>
              {cards.length > 1 && (
                <span className={css.moveButtons}>
                  <IconButton
                    icon={<ArrowUp size={20} />}
                    label={t({ message: `Выше: ${name}`, comment: 'Read by screen readers: button, moves this card one position up' })}
                    aria-disabled={at === 0 || undefined}
                    onClick={at === 0 ? () => undefined : move(card, at, -1)}
                  />
                  <IconButton
                    icon={<ArrowDown size={20} />}
                    label={t({ message: `Ниже: ${name}`, comment: 'Read by screen readers: button, moves this card one position down' })}
                    aria-disabled={at === cards.length - 1 || undefined}
                    onClick={at === cards.length - 1 ? () => undefined : move(card, at, 1)}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p id="consent-cards-fault" className={css.error} aria-live="polite">
        {error}
      </p>
      <div role="status">
        <VisuallyHidden>{moved}</VisuallyHidden>
      </div>
    </fieldset>
  );
}
