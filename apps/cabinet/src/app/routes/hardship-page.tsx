import { useLingui } from '@lingui/react/macro';
import { hrefTo, routeTitle } from '@muddat/routing';
import { useNavigate, useParams, useRouteContext, useSearch } from '@tanstack/react-router';
import { orderQuery } from '../../domain/order/order-queries.ts';
import { HardshipController } from '../../features/hardship/hardship.controller.tsx';
import { FormColumn } from '../../shared/page/form-column.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';
import type { PageData } from './page-modules.ts';

const FROM = '/frame/$locale/orders/$id/hardship';

export const data: PageData = ({ queryClient, api, params: { id = '' } }) => [queryClient.prefetchQuery(orderQuery(api, id))];

/**
 * Moves a due date or splits an overdue amount. The URL stores the idempotency key of the request, so that a reload finds its
 * result.
 */
export function Page() {
  const { t } = useLingui();
  const { id } = useParams({ from: FROM });
  const { change = 'move', attempt } = useSearch({ from: FROM });
  const navigate = useNavigate({ from: '/$locale/orders/$id/hardship' });
  const { locale, transliterate } = useRouteContext({ from: '__root__' });
  const back = t({ message: 'К заказу', comment: 'Arrow on a page about one order: back to that order' });
  return (
    <>
      <PageTop title={transliterate(routeTitle('hardship', locale))} back={{ href: hrefTo('order', { id }, locale), label: back }} />
      <FormColumn>
        <HardshipController
          key={id}
          orderId={id}
          kind={change}
          attempt={attempt ?? null}
          onKind={(kind) => void navigate({ search: { change: kind }, replace: true, resetScroll: false })}
          onAttempt={(key) =>
            void navigate({ search: { change, ...(key === null ? {} : { attempt: key }) }, replace: true, resetScroll: false })
          }
        />
      </FormColumn>
    </>
  );
}
