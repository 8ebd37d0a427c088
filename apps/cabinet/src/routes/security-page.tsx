import { routeTitle } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { PageTop } from '../frame/page-top.tsx';

export function SecurityPage() {
  const { locale, readable } = useRouteContext({ from: '__root__' });
  return <PageTop title={readable(routeTitle('security', locale))} />;
}
