import { useLingui } from '@lingui/react/macro';
import { hrefTo, routeTitle } from '@muddat/routing';
import { useNavigate, useParams, useRouteContext, useSearch } from '@tanstack/react-router';
import { orderQuery } from '../../domain/order/order-queries.ts';
import { RequestReturnController } from '../../features/returns/request-return.controller.tsx';
import { FormColumn } from '../../shared/page/form-column.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';
import type { PageData } from './page-modules.ts';

const FROM = '/frame/$locale/orders/$id/return';

export const data: PageData = ({ queryClient, api, params: { id = '' } }) => [queryClient.prefetchQuery(orderQuery(api, id))];

/** The form of a return. The URL stores the idempotency key of the request, so that a reload finds its result. */
export function Page() {
  const { t } = useLingui();
  const { id } = useParams({ from: FROM });
  const { attempt } = useSearch({ from: FROM });
  const navigate = useNavigate({ from: '/$locale/orders/$id/return' });
  const { locale, transliterate } = useRouteContext({ from: '__root__' });
  const back = t({ message: 'К заказу', comment: 'Arrow on a page about one order: back to that order' });
  return (
    <>
      <PageTop title={transliterate(routeTitle('order-return', locale))} back={{ href: hrefTo('order', { id }, locale), label: back }} />
      <FormColumn>
        <RequestReturnController
          key={id}
          orderId={id}
          attempt={attempt ?? null}
          onAttempt={(key) => void navigate({ search: key === null ? {} : { attempt: key }, replace: true, resetScroll: false })}
          onCase={(caseId) => void navigate({ to: '/$locale/cabinet/returns/$id', params: { locale, id: caseId }, replace: true })}
        />
      </FormColumn>
    </>
  );
}
