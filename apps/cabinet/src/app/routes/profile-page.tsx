import { routeTitle } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { ProfileController } from '../../features/profile/profile.controller.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';

/** What is known of the customer, their own conditions of instalments, and the ways to all that is theirs. */
export function ProfilePage() {
  const { locale, readable } = useRouteContext({ from: '__root__' });
  return (
    <>
      <PageTop title={readable(routeTitle('profile', locale))} />
      <ProfileController />
    </>
  );
}
