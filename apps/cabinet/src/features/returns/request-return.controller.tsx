import { SUPPORT_PHONE } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { customerQueryKey, type QueryName } from '../../domain/customer/keys.ts';
import { staleQueriesOf } from '../../domain/customer/stale-queries.ts';
import { type Order, orderQuery } from '../../domain/order/order-queries.ts';
import { type ReturnRequest, returnQuery, returnQuoteQuery } from '../../domain/return/return-queries.ts';
import { isOpenReturn } from '../../domain/return/return-states.ts';
import { sendWithUrlKey } from '../../shared/attempt/send-or-find.ts';
import { usePersistedDraft } from '../../shared/form/use-persisted-draft.ts';
import { useRefusalOf } from '../../shared/refusal/use-refusal-of.ts';
import { useWrite } from '../../shared/refusal/use-write.ts';
import { RequestReturnView } from './request-return.view.tsx';
import { EMPTY_RETURN_DRAFT, initialReturnDraft, limitToReturnable, returnableLines, returnQuoteRequestOf } from './return-draft.ts';
import { RETURN_DRAFT_SCHEMA } from './return-draft-schemas.ts';
import { useGoodsPhotos } from './use-goods-photos.ts';

type Props = {
  orderId: string;
  /** Idempotency key of the last request, from the URL; it may come from before a reload. */
  attempt: string | null;
  onAttempt: (key: string | null) => void;
  /** Opens the page of the created return. */
  onCase: (id: string) => void;
};

/** Talks to the installment API for the page that requests a return. */
export function RequestReturnController({ orderId, attempt, onAttempt, onCase }: Props) {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const refusalOf = useRefusalOf();
  const kept = usePersistedDraft(`return.${orderId}`, RETURN_DRAFT_SCHEMA);
  const { photos, add, remove } = useGoodsPhotos();
  const order = useQuery(orderQuery(api, orderId));
  const { state, write, reset } = useWrite({
    write: (ask: ReturnRequest) =>
      sendWithUrlKey(
        { attempt, onAttempt },
        async (key) => {
          const { data } = await api.installment.requestReturn({ id: orderId, ...ask }, { idempotencyKey: key });
          queryClient.setQueryData(returnQuery(api, data.id).queryKey, data);
          return data.id;
        },
        // The API cannot find a return by its key, but an order has at most one open return.
        async () => openReturnOf((await api.installment.getOrder({ id: orderId })).data),
      ),
    onDone: async (id) => {
      kept.forget();
      onCase(id);
      await Promise.all(
        (['return-quote', ...staleQueriesOf('order')] satisfies QueryName[]).map((name) =>
          queryClient.invalidateQueries({ queryKey: customerQueryKey(name), refetchType: 'none' }),
        ),
      );
    },
    refresh: customerQueryKey('order', orderId),
  });
  const openId = order.data ? openReturnOf(order.data.data) : null;
  // The open return that a request sent before a reload has created; null if there is none.
  const sentId = attempt !== null && state.kind !== 'busy' && state.kind !== 'done' ? openId : null;
  const leave = useEffectEvent((id: string) => {
    kept.forget();
    onCase(id);
  });
  useEffect(() => {
    if (sentId !== null) leave(sentId);
  }, [sentId]);
  // A stored draft may name goods that cannot be returned any more, so fit it to the current order.
  const lines = order.data ? returnableLines(order.data.data) : [];
  const draft = order.data ? limitToReturnable(kept.draft ?? initialReturnDraft(lines), lines) : EMPTY_RETURN_DRAFT;
  const ask = returnQuoteRequestOf(draft);
  const quote = useQuery({
    ...returnQuoteQuery(api, orderId, ask ?? { items: [] }),
    enabled: ask !== null && openId === null,
  });
  return (
    <RequestReturnView
      order={order}
      draft={draft}
      photos={photos}
      quote={ask === null ? null : { ...quote, refusal: quote.error ? refusalOf(quote.error) : null }}
      write={state}
      isUnknown={attempt !== null && state.kind === 'refused'}
      orderHref={hrefTo('order', { id: orderId }, locale)}
      caseHref={(id) => hrefTo('return-case', { id }, locale)}
      supportPhone={SUPPORT_PHONE}
      onDraft={(next) => {
        reset();
        kept.change(next);
      }}
      onPhotos={add}
      onPhotoRemove={remove}
      onAgree={write}
    />
  );
}

/** The id of the order's open return; null if there is none. */
const openReturnOf = ({ returns }: Order): string | null => returns?.find((one) => isOpenReturn(one.state))?.id ?? null;
