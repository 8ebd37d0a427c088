import { useLingui } from '@lingui/react/macro';
import type { CalendarDate } from '@muddat/schedule';
import { cardExpiryState } from '@muddat/ui/bank-card-tile';
import { Banner } from '@muddat/ui/banner';
import { Stack } from '@muddat/ui/stack';
import { cardName } from '../../domain/card/card-name.ts';
import type { BankCard } from '../../domain/card/cards-query.ts';

type Props = { cards: readonly BankCard[]; today: CalendarDate | undefined };

/** Advice on cards that have expired, or that expire in this month or the two after it. */
export function CardExpiryNote({ cards, today }: Props) {
  const { t } = useLingui();
  if (today === undefined) return null;
  const words = {
    over: (name: string) =>
      t({
        message: `Срок карты ${name} истёк, платить ею не получится. Добавьте новую и удалите старую.`,
        comment: 'Cards page: a card has expired; the card is named',
      }),
    soon: (name: string) =>
      t({
        message: `Срок карты ${name} скоро истекает. Когда банк выдаст новую, добавьте её сюда.`,
        comment: 'Cards page: a card expires in this month or the two after it; the card is named',
      }),
  };
  const notes = cards.flatMap((card) => {
    const state = cardExpiryState(card.expiry, today);
    return state === 'good' ? [] : [{ id: card.entity_id, state, text: words[state](cardName(card)) }];
  });
  if (notes.length === 0) return null;
  return (
    <Stack gap="s">
      {notes.map(({ id, state, text }) => (
        <Banner key={id} tone={state === 'over' ? 'bad' : 'soon'}>
          {text}
        </Banner>
      ))}
    </Stack>
  );
}
