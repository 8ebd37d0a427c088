import { useLingui } from '@lingui/react/macro';
import { hrefTo, routeTitle } from '@muddat/routing';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { balanceQuery } from '../../domain/balance/balance-queries.ts';
import { cardsQuery } from '../../domain/card/cards-query.ts';
import { orderQuery } from '../../domain/order/order-queries.ts';
import { paymentHref } from '../../domain/payment/payment-hrefs.ts';
import { FormColumn } from '../../shared/page/form-column.tsx';
import { ListSkeleton } from '../../shared/page/list-skeleton.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import { ALL_ORDERS_TARGET, activeConsentFor, latestConsentFor } from './consent-draft.ts';
import { ConsentFormView } from './consent-form.view.tsx';
import { type Consent, consentsQuery, openOrdersQuery } from './consent-queries.ts';
import type { ConsentChange, ConsentHrefs, ConsentsState } from './consents.types.ts';
import { ConsentsView } from './consents.view.tsx';
import { useConsentWrites } from './use-consent-writes.ts';

type Props = {
  /** Whether the form of a consent replaces the list. */
  granting: boolean;
  /** The order of the consent, or `all`; null if the customer chooses it in the form. */
  order: string | null;
  onGranting: (granting: boolean) => void;
};

/** Calls the billing API for the page of automatic debits. */
export function ConsentsController({ granting, order, onGranting }: Props) {
  const { t } = useLingui();
  const { locale, transliterate } = useRouteContext({ from: '__root__' });
  const state = useConsentsState();
  const [note, setNote] = useState<ConsentChange | null>(null);
  const { saving, withdrawing } = useConsentWrites((done) => {
    setNote(done);
    if (granting) onGranting(false);
  });
  const hrefs = hrefsOf(locale);
  const isEdit = state.kind === 'ready' && order !== null && activeConsentFor(state.list.data, order) !== null;
  const titles = {
    list: transliterate(routeTitle('consents', locale)),
    grant: t({ message: 'Новое автосписание', comment: 'Heading of the form that grants a consent to automatic debits' }),
    edit: t({ message: 'Изменить автосписание', comment: 'Heading of the form that changes a consent to automatic debits' }),
  };
  const back = granting
    ? {
        href: hrefTo('consents', {}, locale),
        label: t({ message: 'К автосписанию', comment: 'Arrow: back to the page of automatic debits' }),
      }
    : {
        href: hrefTo('profile', {}, locale),
        label: t({ message: 'В профиль', comment: 'Arrow: back to the profile' }),
      };
  const withdraw = (consent: Consent) => {
    setNote(null);
    withdrawing.write(consent);
  };
  return (
    <>
      <PageTop title={granting ? (isEdit ? titles.edit : titles.grant) : titles.list} back={back} />
      <FormColumn>
        {granting && state.kind === 'ready' ? (
          <ConsentForm key={order} order={order} state={state} hrefs={hrefs} saving={saving} />
        ) : (
          <ConsentsView state={state} note={granting ? null : note} withdrawing={withdrawing.state} hrefs={hrefs} onWithdraw={withdraw} />
        )}
      </FormColumn>
    </>
  );
}

function useConsentsState(): ConsentsState {
  const { api } = useRouteContext({ from: '__root__' });
  const list = useQuery(consentsQuery(api));
  const cards = useQuery(cardsQuery(api));
  if (list.data && cards.data) return { kind: 'ready', list: list.data, cards: cards.data };
  const failed = [list, cards].filter((one) => one.data === undefined && one.error !== null);
  const [first] = failed;
  if (!first?.error) return { kind: 'loading' };
  return {
    kind: 'failed',
    error: first.error,
    retrying: failed.some((one) => one.isFetching),
    retry: () => {
      for (const one of failed) void one.refetch();
    },
  };
}

type FormProps = {
  order: string | null;
  state: Extract<ConsentsState, { kind: 'ready' }>;
  hrefs: ConsentHrefs;
  saving: ReturnType<typeof useConsentWrites>['saving'];
};

/** The form of a consent, with the orders that the customer can choose. If the URL names an order, only that order is loaded. */
function ConsentForm({ order, state: { list, cards }, hrefs, saving }: FormProps) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const open = useQuery({ ...openOrdersQuery(api), enabled: order === null });
  const named = useQuery({ ...orderQuery(api, order ?? ''), enabled: order !== null && order !== ALL_ORDERS_TARGET });
  const available = useQuery(balanceQuery(api)).data?.available;
  const asked = order === null ? open : order === ALL_ORDERS_TARGET ? null : named;
  if (asked?.data === undefined && asked?.error) {
    const failed = t({ message: 'Не удалось загрузить заказы', comment: 'Page of orders: they could not be loaded' });
    return <SectionError title={failed} error={asked.error} onRetry={() => void asked.refetch()} retrying={asked.isFetching} />;
  }
  if (asked !== null && asked.data === undefined)
    return (
      <ListSkeleton
        rows={3}
        label={t({ message: 'Загружаем автосписание…', comment: 'Read by screen readers: the page of automatic debits is loading' })}
      />
    );
  const orders = order === null ? (open.data ?? []) : named.data === undefined ? [] : [named.data.data];
  return (
    <ConsentFormView
      target={order ?? ''}
      consent={order === null ? null : latestConsentFor(list.data, order)}
      orders={orders.filter(
        ({ id, month, remainder }) => id === order || (month > 0 && remainder > 0 && activeConsentFor(list.data, id) === null),
      )}
      offersAll={activeConsentFor(list.data, ALL_ORDERS_TARGET) === null}
      cards={cards}
      available={available}
      today={list.as_of}
      saving={saving.state}
      cardsHref={hrefs.cards}
      onSave={saving.write}
    />
  );
}

const hrefsOf = (locale: Parameters<typeof hrefTo>[2]): ConsentHrefs => ({
  grant: (order) => `${hrefTo('consents', {}, locale)}?step=grant${order === undefined ? '' : `&order=${encodeURIComponent(order)}`}`,
  order: (id) => hrefTo('order', { id }, locale),
  pay: (id) => hrefTo('order-pay', { id }, locale),
  payment: (id) => paymentHref(id, locale),
  cards: `${hrefTo('cards', {}, locale)}?step=add`,
});
