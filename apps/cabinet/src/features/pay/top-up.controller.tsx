import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { topUpBoundsQuery } from '../../domain/payment/payment-systems.ts';
import { purposeKey } from '../../domain/payment/purpose.ts';
import { nextPaymentQuery } from '../../domain/schedule/schedule-queries.ts';
import { PageTop } from '../../shared/page/page-top.tsx';
import { useSectionsReady } from '../../shared/page/use-sections-ready.ts';
import { asPendingQuery } from '../../shared/query/list-state.ts';
import { TopUpView } from './top-up.view.tsx';
import { type PayPageOptions, usePayPage } from './use-pay-page.tsx';

export type TopUpProps = PayPageOptions & {
  /** The order whose payment the customer interrupted for the top-up and returns to. */
  orderId: string | undefined;
};

/** The page that tops up the balance. */
export function TopUpController({ orderId, ...page }: TopUpProps) {
  const { t } = useLingui();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const bounds = useQuery(topUpBoundsQuery(api));
  const today = useQuery(nextPaymentQuery(api)).data?.as_of;
  const { title, balance, ...paying } = usePayPage(purposeKey({ purpose: 'top_up' }), page);
  const isReady = useSectionsReady(bounds, paying.cards, paying.apps, balance);
  const back =
    orderId === undefined
      ? {
          href: hrefTo('balance', {}, locale),
          label: t({ message: 'К балансу', comment: 'Link: to the page of the balance' }),
        }
      : {
          href: hrefTo('order-pay', { id: orderId }, locale),
          label: t({
            message: 'Вернуться к оплате заказа',
            comment: 'Link after a top-up of the balance: back to the payment that it was for',
          }),
        };
  return (
    <>
      <PageTop title={title} back={back} />
      <TopUpView
        // The form reads its proposed amount once, and an open claim changes it, so wait for the balance.
        bounds={isReady && !balance.isLoading ? bounds : asPendingQuery(bounds)}
        claim={balance.data?.claim}
        today={today}
        {...paying}
        back={back}
      />
    </>
  );
}
