import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { topUpHref } from '../../domain/payment/payment-hrefs.ts';
import { nextPaymentQuery } from '../../domain/schedule/schedule-queries.ts';
import { PageTop } from '../../shared/page/page-top.tsx';
import { type PayPageOptions, usePayPage } from './use-pay-page.tsx';
import { WithdrawView } from './withdraw.view.tsx';

/** The page that withdraws money from the balance to a saved card. */
export function WithdrawController(page: PayPageOptions) {
  const { t } = useLingui();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const today = useQuery(nextPaymentQuery(api)).data?.as_of;
  const { title, control, cards, balance, saveReceipt } = usePayPage('withdrawal', page);
  const back = {
    href: hrefTo('balance', {}, locale),
    label: t({ message: 'К балансу', comment: 'Link: to the page of the balance' }),
  };
  return (
    <>
      <PageTop title={title} back={back} />
      <WithdrawView
        balance={balance}
        cards={cards}
        today={today}
        control={control}
        back={back}
        cardsHref={hrefTo('cards', {}, locale)}
        topUpHref={topUpHref(locale)}
        saveReceipt={saveReceipt}
      />
    </>
  );
}
