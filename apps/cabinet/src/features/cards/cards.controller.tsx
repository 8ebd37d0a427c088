import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { refusalOf } from '../../confirmed-act/refusal.ts';
import { useConfirmedAct } from '../../confirmed-act/use-confirmed-act.ts';
import type { BankCard } from '../../data/entities.ts';
import { cardsQuery, nextPaymentQuery } from '../../data/queries.ts';
import { useLoaded } from '../../data/use-loaded.ts';
import { CardsView } from './cards.view.tsx';
import { useMainCard } from './use-main-card.ts';

/** Talks to the billing API for the page of saved cards. */
export function CardsController() {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  // Without a network it fails and says so, rather than waiting for one behind a skeleton.
  const cards = useLoaded(useQuery({ ...cardsQuery(api), networkMode: 'always' }));
  // The frame asks for it on every page; with it comes the server's today.
  const today = useQuery(nextPaymentQuery(api)).data?.as_of;
  const { main, change, forget } = useMainCard();
  const { queryKey } = cardsQuery(api);

  const removal = useConfirmedAct<BankCard>({
    act: async ({ entity_id }) => {
      try {
        await api.billing.deleteEntity({ entity_id });
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, (known) => known?.filter((card) => card.entity_id !== entity_id));
        return { ok: true, data: 1 };
      } catch (error) {
        // An answer that was lost may stand for a card that is gone: what is true is asked for.
        void queryClient.invalidateQueries({ queryKey });
        return { ok: false, problem: refusalOf(error) };
      }
    },
    onDone: () => queryClient.invalidateQueries({ queryKey }),
  });

  return (
    <CardsView
      cards={cards}
      today={today}
      main={main}
      removal={removal.state}
      locale={locale}
      onMain={change}
      onRemove={(card) => {
        forget();
        removal.ask(card);
      }}
      onDo={removal.confirm}
      onKeep={removal.keep}
    />
  );
}
