import { routeTitle } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { PageTop } from '../frame/page-top.tsx';

export function ChangePasswordPage() {
  const { locale, readable } = useRouteContext({ from: '__root__' });
  return <PageTop title={readable(routeTitle('change-password', locale))} />;
}
