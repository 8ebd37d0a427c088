import { useLingui } from '@lingui/react/macro';
import { hrefTo, routeTitle } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { CardsController } from '../features/cards/cards.controller.tsx';
import { PageTop } from '../frame/page-top.tsx';

/** The saved cards. */
export function CardsPage() {
  const { t } = useLingui();
  const { locale, readable } = useRouteContext({ from: '__root__' });
  const back = t({ message: 'К профилю', comment: 'Button: back to the profile' });
  return (
    <>
      <PageTop title={readable(routeTitle('cards', locale))} back={{ href: hrefTo('profile', {}, locale), label: back }} />
      <CardsController />
    </>
  );
}
