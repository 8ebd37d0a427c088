import { routeTitle } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { HubView } from '../../features/hub/hub-view.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';
import { Greeting } from '../frame/greeting.tsx';

export function CabinetPage() {
  const { locale, readable } = useRouteContext({ from: '__root__' });
  return (
    <>
      <PageTop title={<Greeting page={readable(routeTitle('cabinet', locale))} />} news />
      <HubView />
    </>
  );
}
