import { useLingui } from '@lingui/react/macro';
import { SUPPORT_PHONE } from '@muddat/app-shell';
import { hrefTo, routeTitle } from '@muddat/routing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { CUSTOMER_KEY, orderQuery } from '../../data/queries.ts';
import { type Return, returnQuery } from '../../data/return-queries.ts';
import { PageTop } from '../../frame/page-top.tsx';
import { isUnknownOrder } from '../../order-parts/unknown-order.ts';
import { useKeptKey } from '../../refusal/use-kept-key.ts';
import { useWrite } from '../../refusal/use-write.ts';
import { type CaseAct, EMPTY_CASE_DRAFT } from './return-case.types.ts';
import { ReturnCaseView } from './return-case.view.tsx';

/** Talks to the installment API for the page of one return. */
export function ReturnCaseController({ id }: { id: string }) {
  const { t } = useLingui();
  const { api, locale, readable } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(EMPTY_CASE_DRAFT);
  const [isAsking, setIsAsking] = useState(false);
  const withKey = useKeptKey();
  const { queryKey } = returnQuery(api, id);
  const found = useQuery({ ...returnQuery(api, id), networkMode: 'always' });
  // Only an order says what day it is.
  const orderId = found.data?.order.id ?? null;
  const order = useQuery({ ...orderQuery(api, orderId ?? ''), enabled: orderId !== null });
  const { state, write, reset } = useWrite({
    // Another text is another intention.
    write: (act: CaseAct) => withKey(async (idempotencyKey) => (await send(act, { idempotencyKey })).data, JSON.stringify(act)),
    onDone: async (data, act) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, data);
      setIsAsking(false);
      if (act.kind === 'write') setDraft((now) => (now.message === act.text ? { ...now, message: '' } : now));
      if (act.kind === 'dispute') setDraft((now) => ({ ...now, dispute: '' }));
      if (act.kind !== 'write') await queryClient.invalidateQueries({ queryKey: [CUSTOMER_KEY, 'order', data.order.id] });
    },
    refresh: queryKey,
  });
  const send = (act: CaseAct, options: { idempotencyKey: string }) => {
    switch (act.kind) {
      case 'write':
        return api.installment.writeAboutReturn({ id, to: act.to, text: act.text }, options);
      case 'dispute':
        return api.installment.disputeReturn({ id, text: act.text }, options);
      case 'withdraw':
        return api.installment.withdrawReturn({ id }, options);
    }
  };
  const number = found.data?.order.number ?? '';
  const returnsHref = hrefTo('returns', {}, locale);
  const back =
    orderId === null
      ? { href: returnsHref, label: t({ message: 'Все возвраты', comment: 'Link to the page of all returns' }) }
      : {
          href: hrefTo('order', { id: orderId }, locale),
          label: t({ message: 'К заказу', comment: 'Arrow on a page about one order: back to that order' }),
        };
  return (
    <>
      <PageTop
        title={
          number === ''
            ? readable(routeTitle('return-case', locale))
            : found.data?.wish === 'repair'
              ? t({ message: `Ремонт по заказу №\u00a0${number}`, comment: 'Heading of the page of one repair; the number of its order' })
              : t({ message: `Возврат по заказу №\u00a0${number}`, comment: 'Heading of the page of one return; the number of its order' })
        }
        back={back}
      />
      <ReturnCaseView
        of={{ ...found, data: found.data && inLetters(found.data, readable) }}
        isMissing={!found.data && isUnknownOrder(found.error)}
        returnsHref={returnsHref}
        today={order.data?.as_of ?? null}
        draft={draft}
        write={state}
        isAsking={isAsking}
        photoHref={(number) => `/api/installment/v3/user/returns/${encodeURIComponent(id)}/photos/${number}`}
        supportPhone={SUPPORT_PHONE}
        onDraft={setDraft}
        onAct={write}
        onAsk={(next) => {
          reset();
          setIsAsking(next);
        }}
      />
    </>
  );
}

/** What others wrote in the reader's letters; the customer's own words as they were typed. */
function inLetters(of: Return, readable: (text: string) => string): Return {
  return {
    ...of,
    answer: of.answer && { ...of.answer, text: readable(of.answer.text) },
    messages: of.messages.map((message) => (message.from === 'customer' ? message : { ...message, text: readable(message.text) })),
  };
}
