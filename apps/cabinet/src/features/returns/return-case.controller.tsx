import { useLingui } from '@lingui/react/macro';
import { SUPPORT_PHONE } from '@muddat/app-shell';
import { hrefTo, routeTitle } from '@muddat/routing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { customerQueryKey } from '../../domain/customer/keys.ts';
import { isOrderNotFound, orderQuery } from '../../domain/order/order-queries.ts';
import { type Return, returnQuery } from '../../domain/return/return-queries.ts';
import { usePersistedDraft } from '../../shared/form/use-persisted-draft.ts';
import { focusHeading } from '../../shared/page/focus-heading.ts';
import { PageTop } from '../../shared/page/page-top.tsx';
import { useIdempotencyKey } from '../../shared/refusal/use-idempotency-key.ts';
import { useWrite } from '../../shared/refusal/use-write.ts';
import { EMPTY_RETURN_CASE_DRAFT, type ReturnCaseAction } from './return-case.types.ts';
import { ReturnCaseView } from './return-case.view.tsx';
import { RETURN_CASE_DRAFT_SCHEMA } from './return-draft-schemas.ts';

/** The state that a return has after a dispute and after a withdrawal; a message does not change the state. */
const STATE_AFTER_ACTION = { dispute: 'disputed', withdraw: 'withdrawn' } as const satisfies Partial<
  Record<ReturnCaseAction['kind'], Return['state']>
>;

/** Talks to the installment API for the page of one return. */
export function ReturnCaseController({ id }: { id: string }) {
  const { t } = useLingui();
  const { api, locale, transliterate } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const { draft: kept, change } = usePersistedDraft(`case.${id}`, RETURN_CASE_DRAFT_SCHEMA);
  const draft = kept ?? EMPTY_RETURN_CASE_DRAFT;
  const [isAsking, setIsAsking] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  const withKey = useIdempotencyKey();
  const { queryKey } = returnQuery(api, id);
  const found = useQuery(returnQuery(api, id));
  // The response of the order has the server's date (`as_of`); that of the return has none.
  const orderId = found.data?.order.id ?? null;
  const order = useQuery({ ...orderQuery(api, orderId ?? ''), enabled: orderId !== null });
  const { state, write, reset } = useWrite({
    // The idempotency key depends on the action and its text: a changed text gets a new key, and a second press with the same text, after a
    // lost response, gets the same key.
    write: (act: ReturnCaseAction) => withKey(async (idempotencyKey) => (await send(act, { idempotencyKey })).data, JSON.stringify(act)),
    onDone: async (data, act) => {
      // Clear the draft before the first `await`: otherwise the sent text would stay a draft if the customer leaves the page during it.
      if (act.kind === 'write' && draft.message === act.text) change({ ...draft, message: '' });
      if (act.kind === 'dispute') change({ ...draft, dispute: '' });
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, data);
      setIsAsking(false);
      if (act.kind !== 'write') await queryClient.invalidateQueries({ queryKey: customerQueryKey('order', data.order.id) });
    },
    refresh: queryKey,
  });
  const send = (act: ReturnCaseAction, options: { idempotencyKey: string }) => {
    switch (act.kind) {
      case 'write':
        return api.installment.writeAboutReturn({ id, to: act.to, text: act.text }, options);
      case 'dispute':
        return api.installment.disputeReturn({ id, text: act.text }, options);
      case 'withdraw':
        return api.installment.withdrawReturn({ id }, options);
    }
  };
  // Also true when the response was lost but the refetched return has the expected state.
  const isDone =
    state.kind !== 'idle' &&
    state.input.kind !== 'write' &&
    (state.kind === 'done' || found.data?.state === STATE_AFTER_ACTION[state.input.kind]);
  // The pressed button is unmounted and the focus is lost, so move the focus to the heading.
  const isGone = isDone || isLeft;
  useEffect(() => {
    if (!isGone) return;
    setIsAsking(false);
    focusHeading();
  }, [isGone]);
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
            ? transliterate(routeTitle('return-case', locale))
            : found.data?.wish === 'repair'
              ? t({ message: `Ремонт по заказу №\u00a0${number}`, comment: 'Heading of the page of one repair; the number of its order' })
              : t({ message: `Возврат по заказу №\u00a0${number}`, comment: 'Heading of the page of one return; the number of its order' })
        }
        back={back}
      />
      <ReturnCaseView
        of={{ ...found, data: found.data && transliterateReturn(found.data, transliterate) }}
        isMissing={!found.data && isOrderNotFound(found.error)}
        returnsHref={returnsHref}
        today={order.data?.as_of ?? null}
        draft={draft}
        write={state}
        isConfirming={isAsking && !isDone}
        photoHref={(number) => `/api/installment/v3/user/returns/${encodeURIComponent(id)}/photos/${number}`}
        supportPhone={SUPPORT_PHONE}
        onDraft={change}
        onAction={(act) => {
          setIsLeft(false);
          write(act);
        }}
        onConfirmingChange={(next) => {
          reset();
          setIsAsking(next);
          // If the return can no longer be withdrawn, the button that opened the dialog is gone: the focus then moves to the heading.
          setIsLeft(!next && found.data?.actions.includes('withdraw') !== true);
        }}
      />
    </>
  );
}

/** Transliterates texts of the store and of support to the reader's alphabet; the customer's own texts stay as typed. */
function transliterateReturn(of: Return, readable: (text: string) => string): Return {
  return {
    ...of,
    answer: of.answer && { ...of.answer, text: readable(of.answer.text) },
    messages: of.messages.map((message) => (message.from === 'customer' ? message : { ...message, text: readable(message.text) })),
  };
}
