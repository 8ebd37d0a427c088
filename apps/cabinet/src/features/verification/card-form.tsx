import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { Plus } from '@muddat/ui/icons';
import { RadioCards } from '@muddat/ui/radio-cards';
import { Skeleton } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { type ReactNode, useState } from 'react';
import type { AddCardProps } from '../../domain/card/add-card.types.ts';
import { cardName } from '../../domain/card/card-name.ts';
import type { BankCard } from '../../domain/card/cards-query.ts';
import { chosenOrOnly } from '../../shared/choice/chosen-or-only.ts';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { ListState } from '../../shared/query/list-state.ts';
import { RefusalBanner } from '../../shared/refusal/refusal-banner.tsx';
import type { WriteState } from '../../shared/refusal/use-write.ts';

type Props = {
  cards: ListState<BankCard>;
  /** Id of the card that is already saved for the identity check; null if none is. */
  chosen: string | null;
  /** Renders the form that adds a card, shown instead of this form. */
  addCard: (given: AddCardProps) => ReactNode;
  write: WriteState<string>;
  onCard: (entityId: string) => void;
  /** Called when the customer has no card and cancels adding one. */
  onLeave: () => void;
};

/** Form that chooses one of the saved cards. */
export function CardForm({ cards, chosen, addCard, write, onCard, onLeave }: Props) {
  const { t } = useLingui();
  const [picked, setPicked] = useState(chosen);
  const [missed, setMissed] = useState(false);
  const [adding, setAdding] = useState(false);
  if (cards.kind === 'failed') {
    const failed = t({
      message: 'Произошла ошибка при получении банковских картах. Нажмите, чтобы повторить попытку',
      comment: 'Payment form: the cards could not be loaded (text of the specification); a press tries again',
    });
    return <SectionError title={failed} error={cards.error} onRetry={cards.retry} retrying={cards.retrying} />;
  }
  if (cards.kind === 'loading') return <Skeleton shape="tile" />;
  if (adding || cards.items.length === 0) {
    return addCard({
      onAdded: ({ entity_id }) => {
        setAdding(false);
        setPicked(entity_id);
      },
      onCancel: () => (cards.items.length === 0 ? onLeave() : setAdding(false)),
    });
  }
  const value = chosenOrOnly(
    picked,
    cards.items.map(({ entity_id }) => entity_id),
  );
  return (
    <Stack gap="m">
      <Text>
        {t({
          message:
            'Карта должна быть вашей, с подключёнными СМС. Спишем деньги только по вашему коду или если вы сами включите автосписание.',
          comment: 'Identity check: above the saved cards to choose from',
        })}
      </Text>
      {write.kind === 'refused' && <RefusalBanner refusal={write.refusal} />}
      <RadioCards
        label={t({ message: 'Ваши карты', comment: 'Identity check: name of the list of saved cards' })}
        options={cards.items.map((card) => ({
          value: card.entity_id,
          title: cardName(card),
          ...(card.bank ? { description: card.bank } : {}),
        }))}
        value={value}
        onChange={(next) => {
          setPicked(next);
          setMissed(false);
        }}
        {...(missed ? { error: t({ message: 'Выберите карту из сохранённых', comment: 'Identity check: no card was chosen' }) } : {})}
      />
      <Button width="full" pending={write.kind === 'busy'} onClick={() => (value === null ? setMissed(true) : onCard(value))}>
        {t({ message: 'Выбрать', comment: 'Button: takes the chosen card' })}
      </Button>
      <Button variant="secondary" width="full" icon={<Plus size={20} />} onClick={() => setAdding(true)}>
        {t({ message: 'Добавить карту', comment: 'Identity check: button next to the saved cards, adds another one' })}
      </Button>
    </Stack>
  );
}
