import { routeTitle } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { PageTop } from '../frame/page-top.tsx';

export function ChangePhonePage() {
  const { locale, readable } = useRouteContext({ from: '__root__' });
  return <PageTop title={readable(routeTitle('change-phone', locale))} />;
}
