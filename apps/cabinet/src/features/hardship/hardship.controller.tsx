import { SUPPORT_PHONE } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { customerQueryKey } from '../../domain/customer/keys.ts';
import { staleQueriesOf } from '../../domain/customer/stale-queries.ts';
import { orderQuery } from '../../domain/order/order-queries.ts';
import { hardshipQuery, hardshipQuoteQuery } from '../../domain/schedule/schedule-queries.ts';
import { sendWithUrlKey } from '../../shared/attempt/send-or-find.ts';
import { useRefusalOf } from '../../shared/refusal/use-refusal-of.ts';
import { useWrite } from '../../shared/refusal/use-write.ts';
import { EMPTY_HARDSHIP_CHOICE, type HardshipAgreement, type HardshipKind, hardshipRequestOf } from './hardship.types.ts';
import { HardshipView } from './hardship.view.tsx';

type Props = {
  orderId: string;
  kind: HardshipKind;
  /** The idempotency key of a request whose result is not known, from the URL, so that a reload can look it up. Null if there is none. */
  attempt: string | null;
  onKind: (kind: HardshipKind) => void;
  onAttempt: (key: string | null) => void;
};

/** Calls the installment API for the page that changes a schedule. */
export function HardshipController({ orderId, kind: wanted, attempt, onKind, onAttempt }: Props) {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const refusalOf = useRefusalOf();
  const [choice, setChoice] = useState(EMPTY_HARDSHIP_CHOICE);
  const order = useQuery(orderQuery(api, orderId));
  // Without an overdue amount there is nothing to split.
  const kind = order.data?.data.past_due_debt === 0 ? 'move' : wanted;
  const ask = hardshipRequestOf(kind, choice);
  const { state, write, reset } = useWrite({
    write: ({ request: agreed, quoteId }: HardshipAgreement) =>
      sendWithUrlKey(
        { attempt, onAttempt },
        async (key) => {
          const { data } = await api.installment.agreeHardship({ id: orderId, ...agreed, quote_id: quoteId }, { idempotencyKey: key });
          return { key, data };
        },
        async (key) => ({ key, data: (await api.installment.findHardship({ id: orderId, idempotency_key: key })).data }),
      ),
    onDone: async ({ key, data }) => {
      await queryClient.cancelQueries({ queryKey: hardshipQuery(api, { orderId, key }).queryKey });
      queryClient.setQueryData(hardshipQuery(api, { orderId, key }).queryKey, data);
      await Promise.all(
        [...staleQueriesOf('order'), ...staleQueriesOf('notification')].map((name) =>
          queryClient.invalidateQueries({ queryKey: customerQueryKey(name) }),
        ),
      );
    },
    refresh: customerQueryKey('hardship-quote', orderId),
  });
  // Disabled while a new request is under way: a lookup that runs at the same time could return an outdated result.
  const made = useQuery({
    ...hardshipQuery(api, { orderId, key: attempt ?? '' }),
    enabled: attempt !== null && state.kind !== 'busy',
  });
  const quote = useQuery({
    ...hardshipQuoteQuery(api, orderId, ask ?? { kind }),
    enabled: ask !== null && !made.data,
  });
  const change = (next: typeof choice) => {
    reset();
    setChoice(next);
  };
  return (
    <HardshipView
      order={order}
      kind={kind}
      choice={choice}
      quote={ask === null ? null : { ...quote, refusal: quote.error ? refusalOf(quote.error) : null }}
      write={state}
      isUnknown={attempt !== null && state.kind === 'refused'}
      isLookingUp={attempt !== null && made.isPending && state.kind === 'idle'}
      done={made.data ?? null}
      orderHref={hrefTo('order', { id: orderId }, locale)}
      payHref={hrefTo('order-pay', { id: orderId }, locale)}
      supportPhone={SUPPORT_PHONE}
      onKind={(next) => {
        change(EMPTY_HARDSHIP_CHOICE);
        onKind(next);
      }}
      onChoice={change}
      onAgree={write}
    />
  );
}
