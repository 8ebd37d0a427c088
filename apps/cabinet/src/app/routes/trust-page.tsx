import { useLingui } from '@lingui/react/macro';
import { hrefTo, routeTitle } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { TrustController } from '../../features/trust/trust.controller.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';

/** The stored data of the customer and their retention, a copy of them, and the deletion of the account. */
export function Page() {
  const { t } = useLingui();
  const { locale, transliterate } = useRouteContext({ from: '__root__' });
  const back = t({ message: 'В профиль', comment: 'Button: back to the profile' });
  return (
    <>
      <PageTop title={transliterate(routeTitle('trust', locale))} back={{ href: hrefTo('profile', {}, locale), label: back }} />
      <TrustController />
    </>
  );
}
