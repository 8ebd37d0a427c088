import { useLingui } from '@lingui/react/macro';
import { hrefTo, routeTitle } from '@muddat/routing';
import { useRouteContext, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { paymentsQuery } from '../../domain/payment/payment-queries.ts';
import { PaymentController } from '../../features/payments/payment.controller.tsx';
import { PaymentsController } from '../../features/payments/payments.controller.tsx';
import { focusHeading } from '../../shared/page/focus-heading.ts';
import { FormColumn } from '../../shared/page/form-column.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';
import type { PageData } from './page-modules.ts';
import { paymentsSearchSchema } from './searches.ts';

/** One payment is always requested anew by the page itself, since its status may have changed. */
export const data: PageData = ({ queryClient, api, search }) =>
  v.parse(paymentsSearchSchema, search).payment === undefined ? [queryClient.prefetchInfiniteQuery(paymentsQuery(api))] : [];

/** All payments of the customer, or the one in the URL. */
export function Page() {
  const { payment } = useSearch({ from: '/frame/$locale/cabinet/payments' });
  const shown = useRef(payment);
  useEffect(() => {
    if (shown.current === payment) return;
    shown.current = payment;
    focusHeading();
  }, [payment]);
  return payment === undefined ? <AllPayments /> : <PaymentController key={payment} id={payment} />;
}

function AllPayments() {
  const { t } = useLingui();
  const { locale, transliterate } = useRouteContext({ from: '__root__' });
  const back = t({ message: 'В профиль', comment: 'Arrow: back to the profile' });
  return (
    <>
      <PageTop title={transliterate(routeTitle('payments', locale))} back={{ href: hrefTo('profile', {}, locale), label: back }} />
      <FormColumn>
        <PaymentsController />
      </FormColumn>
    </>
  );
}
