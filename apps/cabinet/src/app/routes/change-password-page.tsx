import { useLingui } from '@lingui/react/macro';
import { hrefTo, routeTitle } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { ChangePasswordController } from '../../features/change-password/change-password.controller.tsx';
import { FormColumn } from '../../shared/page/form-column.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';

export function Page() {
  const { t } = useLingui();
  const { locale, transliterate } = useRouteContext({ from: '__root__' });
  const back = t({ message: 'К настройкам входа', comment: 'Button: back to the page of sign-in and security' });
  return (
    <>
      <PageTop title={transliterate(routeTitle('change-password', locale))} back={{ href: hrefTo('security', {}, locale), label: back }} />
      <FormColumn>
        <ChangePasswordController />
      </FormColumn>
    </>
  );
}
