import { useLingui } from '@lingui/react/macro';
import { hrefTo, routeTitle } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { returnsQuery } from '../../domain/return/return-queries.ts';
import { ReturnListController } from '../../features/returns/list/return-list.controller.tsx';
import { FormColumn } from '../../shared/page/form-column.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';
import type { PageData } from './page-modules.ts';

export const data: PageData = ({ queryClient, api }) => [queryClient.prefetchInfiniteQuery(returnsQuery(api))];

/** All returns of the customer. */
export function Page() {
  const { t } = useLingui();
  const { locale, transliterate } = useRouteContext({ from: '__root__' });
  const back = { href: hrefTo('profile', {}, locale), label: t({ message: 'В профиль', comment: 'Arrow: back to the profile' }) };
  return (
    <>
      <PageTop title={transliterate(routeTitle('returns', locale))} back={back} />
      <FormColumn>
        <ReturnListController />
      </FormColumn>
    </>
  );
}
