import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { cardsQuery } from '../../domain/card/cards-query.ts';
import { useWrite } from '../../shared/refusal/use-write.ts';
import { type MainCardChange, type MainCardState, withUpdatedCard } from './main-card.ts';

/** Makes a card the main one, or an ordinary one. The list shows the change only after the server has confirmed it. */
export function useMainCardChange(): { main: MainCardState; change: (change: MainCardChange) => void; reset: () => void } {
  const { api } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const { queryKey } = cardsQuery(api);
  const { state, write, reset } = useWrite({
    write: ({ card, main }: MainCardChange) => api.billing.setDefaultEntity({ entity_id: card.entity_id, default: main }),
    onDone: async (changed) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (cards) => cards && withUpdatedCard(cards, changed));
    },
    refresh: queryKey,
  });
  return { main: state, change: write, reset: reset };
}
