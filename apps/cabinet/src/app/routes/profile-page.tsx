import { routeTitle } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { ProfileController } from '../../features/profile/profile.controller.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';

/** The customer's data, their instalment conditions, and links to their other pages. */
export function Page() {
  const { locale, transliterate } = useRouteContext({ from: '__root__' });
  return (
    <>
      <PageTop title={transliterate(routeTitle('profile', locale))} />
      <ProfileController />
    </>
  );
}
