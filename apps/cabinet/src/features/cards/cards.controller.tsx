import { Card } from '@muddat/ui/card';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { AddCard } from '../../domain/card/add-card.tsx';
import { type BankCard, cardsQuery } from '../../domain/card/cards-query.ts';
import { nextPaymentQuery } from '../../domain/schedule/schedule-queries.ts';
import { useConfirmAction } from '../../shared/confirm-action/use-confirm-action.ts';
import { FormColumn } from '../../shared/page/form-column.tsx';
import { toListState } from '../../shared/query/list-state.ts';
import { CardsView } from './cards.view.tsx';
import { useMainCardChange } from './use-main-card.ts';

type Props = {
  /** Whether the form of a new card replaces the list. */
  adding: boolean;
  onAdding: (adding: boolean) => void;
};

/** Calls the billing API for the page of saved cards. */
export function CardsController({ adding, onAdding }: Props) {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const cards = toListState(useQuery(cardsQuery(api)));
  // The layout requests this query on every page. Its response contains the server's date.
  const today = useQuery(nextPaymentQuery(api)).data?.as_of;
  const { main, change, reset } = useMainCardChange();
  const { queryKey } = cardsQuery(api);
  const [added, setAdded] = useState<BankCard | null>(null);

  const removal = useConfirmAction<BankCard>({
    action: async ({ entity_id }) => {
      try {
        await api.billing.deleteEntity({ entity_id });
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, (known) => known?.filter((card) => card.entity_id !== entity_id));
        return 1;
      } catch (error) {
        // The response may be lost although the card was deleted, so fetch the list again.
        void queryClient.invalidateQueries({ queryKey });
        throw error;
      }
    },
    onDone: () => queryClient.invalidateQueries({ queryKey }),
  });

  if (adding) {
    return (
      <FormColumn>
        <Card padding="l">
          <AddCard
            onAdded={(card) => {
              setAdded(card);
              onAdding(false);
            }}
            onCancel={() => onAdding(false)}
          />
        </Card>
      </FormColumn>
    );
  }
  return (
    <CardsView
      cards={cards}
      today={today}
      main={main}
      removal={removal.state}
      locale={locale}
      added={added}
      onAdd={() => {
        reset();
        setAdded(null);
        onAdding(true);
      }}
      onMain={(main) => {
        setAdded(null);
        change(main);
      }}
      onRemove={(card) => {
        reset();
        setAdded(null);
        removal.ask(card);
      }}
      onConfirmRemoval={removal.confirm}
      onCancelRemoval={removal.cancel}
    />
  );
}
