import { routeTitle } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { HubView } from '../../features/hub/hub-view.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';
import { Greeting } from '../layout/greeting.tsx';

export function CabinetPage() {
  const { locale, transliterate } = useRouteContext({ from: '__root__' });
  return (
    <>
      <PageTop title={<Greeting page={transliterate(routeTitle('cabinet', locale))} />} showNotifications />
      <HubView />
    </>
  );
}
