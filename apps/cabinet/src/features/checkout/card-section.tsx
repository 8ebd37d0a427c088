import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { RadioCards } from '@muddat/ui/radio-cards';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import type { ReactNode } from 'react';
import { useCardOption } from '../../domain/card/use-card-option.tsx';
import { ErrorAnchor } from '../../shared/form/error-anchor.tsx';
import { CardsRetry } from '../../shared/query/query-retry.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import type { CheckoutFormState } from './form-state.ts';

type Props = Pick<CheckoutFormState, 'cards' | 'today'> & {
  value: string | null;
  error: string | undefined;
  /** The button and form that add a card on this page. */
  newCard: ReactNode;
  onChange: (cardId: string) => void;
};

/** The section with the card that pays: a saved one or a new one. */
export function CardSection(props: Props) {
  const { t } = useLingui();
  return (
    <CheckoutSection title={t({ message: 'С какой карты', comment: 'Checkout: heading of the card that pays' })}>
      <CardField {...props} />
    </CheckoutSection>
  );
}

function CardField({ cards, today, value, error, newCard, onChange }: Props) {
  const { t } = useLingui();
  const cardOption = useCardOption(today);
  const known = cards.data ?? [];
  return (
    <ErrorAnchor isInvalid={error !== undefined}>
      <Stack gap="xs">
        {known.length > 0 ? (
          <RadioCards
            label={t({ message: 'Карта', comment: 'Checkout: the card that pays' })}
            hideLabel
            layout="pairs"
            value={value}
            error={error}
            onChange={onChange}
            options={known.map((card) => ({ ...cardOption(card), value: card.entity_id }))}
          />
        ) : (
          <div role="alert">{error !== undefined && <Banner tone="bad">{error}</Banner>}</div>
        )}
        {cards.isPending && (
          <SkeletonGroup label={t({ message: 'Загружаем карты…', comment: 'Read by screen readers, on the checkout' })}>
            <Skeleton shape="button" />
          </SkeletonGroup>
        )}
        {cards.isError && cards.data === undefined && <CardsRetry cards={cards} />}
        {newCard}
      </Stack>
    </ErrorAnchor>
  );
}
