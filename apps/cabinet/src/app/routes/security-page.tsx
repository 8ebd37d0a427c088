import { useLingui } from '@lingui/react/macro';
import { hrefTo, routeTitle } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { SecurityController } from '../../features/security/security.controller.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';

/** The customer's sign-in methods, passkeys and active sessions. */
export function Page() {
  const { t } = useLingui();
  const { locale, transliterate } = useRouteContext({ from: '__root__' });
  const back = t({ message: 'В профиль', comment: 'Button: back to the profile' });
  return (
    <>
      <PageTop title={transliterate(routeTitle('security', locale))} back={{ href: hrefTo('profile', {}, locale), label: back }} />
      <SecurityController />
    </>
  );
}
