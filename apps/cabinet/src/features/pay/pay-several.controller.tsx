import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { purposeKey } from '../../domain/payment/purpose.ts';
import { monthSummaryQuery } from '../../domain/schedule/schedule-queries.ts';
import { PageTop } from '../../shared/page/page-top.tsx';
import { useSectionsReady } from '../../shared/page/use-sections-ready.ts';
import { asPendingQuery } from '../../shared/query/list-state.ts';
import { dueInstalments, initialInstalmentSelection } from './due-instalments.ts';
import { PaySeveralView } from './pay-several.view.tsx';
import { type PayPageOptions, usePayPage } from './use-pay-page.tsx';

/** The page with one payment for instalments of several orders. */
export function PaySeveralController(page: PayPageOptions) {
  const { t } = useLingui();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const month = useQuery(monthSummaryQuery(api));
  const { title, ...paying } = usePayPage(purposeKey({ purpose: 'instalment', orders: [] }), page);
  const isReady = useSectionsReady(month, paying.cards, paying.balance, paying.apps);
  const due = dueInstalments(month.data?.data.payments ?? []);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const back = {
    href: hrefTo('main-page', {}, locale),
    label: t({ message: 'На главную', comment: 'Arrow on the page of the limit: to the main page' }),
  };
  return (
    <>
      <PageTop title={title} back={back} />
      <PaySeveralView
        locale={locale}
        month={isReady ? month : asPendingQuery(month)}
        today={month.data?.as_of}
        due={due}
        chosen={chosen ?? initialInstalmentSelection(due)}
        onChoose={setChosen}
        {...paying}
      />
    </>
  );
}
