import { routeTitle } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { CardsController } from '../features/cards/cards.controller.tsx';
import { PageTop } from '../frame/page-top.tsx';

/** The saved cards. */
export function CardsPage() {
  const { locale, readable } = useRouteContext({ from: '__root__' });
  return (
    <>
      <PageTop title={readable(routeTitle('cards', locale))} />
      <CardsController />
    </>
  );
}
