import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { refusalOf } from '../../confirmed-act/refusal.ts';
import { cardsQuery } from '../../data/queries.ts';
import { useUnauthorized } from '../../security-parts/use-unauthorized.ts';
import type { MainChange, MainState } from './cards.types.ts';
import { withMain } from './main-first.ts';

/** Makes a card the main one, or no more so. The list shows it as soon as the server has said so, and not before. */
export function useMainCard(): { main: MainState; change: (change: MainChange) => void; forget: () => void } {
  const { api } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const unauthorized = useUnauthorized();
  const { queryKey } = cardsQuery(api);
  const mutation = useMutation({
    // Without a network it fails and says so, rather than happening some time later.
    networkMode: 'always',
    mutationFn: ({ card, main }: MainChange) => api.billing.setDefaultEntity({ entity_id: card.entity_id, default: main }),
    onSuccess: async (changed) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (cards) => cards && withMain(cards, changed));
    },
    onError: (error) => unauthorized(refusalOf(error)),
    // An answer that was lost may stand for a change that was made: what is true is asked for.
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
  return { main: stateOf(mutation), change: (change) => mutation.mutate(change), forget: () => mutation.reset() };
}

function stateOf({ status, variables: change, error }: ReturnType<typeof useMutation<unknown, Error, MainChange>>): MainState {
  if (status === 'idle' || change === undefined) return { kind: 'rest' };
  if (status === 'pending') return { kind: 'doing', change };
  return status === 'success' ? { kind: 'done', change } : { kind: 'failed', change, problem: refusalOf(error) };
}
