import { useLingui } from '@lingui/react/macro';
import { hrefTo, routeTitle } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { LimitController } from '../../features/limit/limit.controller.tsx';
import { FormColumn } from '../../shared/page/form-column.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';

/** The credit limit: its status and the next step. */
export function Page() {
  const { t } = useLingui();
  const { locale, transliterate } = useRouteContext({ from: '__root__' });
  const back = t({ message: 'На главную', comment: 'Arrow on the page of the limit: to the main page' });
  return (
    <>
      <PageTop title={transliterate(routeTitle('limit', locale))} back={{ href: hrefTo('main-page', {}, locale), label: back }} />
      <FormColumn>
        <LimitController />
      </FormColumn>
    </>
  );
}
