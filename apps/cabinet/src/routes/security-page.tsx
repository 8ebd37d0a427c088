import { routeTitle } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { SecurityController } from '../features/security/security.controller.tsx';
import { PageTop } from '../frame/page-top.tsx';

/** What one signs in with, passkeys, and where one is signed in. */
export function SecurityPage() {
  const { locale, readable } = useRouteContext({ from: '__root__' });
  return (
    <>
      <PageTop title={readable(routeTitle('security', locale))} />
      <SecurityController />
    </>
  );
}
