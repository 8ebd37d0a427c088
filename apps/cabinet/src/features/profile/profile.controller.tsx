import { sessionQuery } from '@muddat/app-shell';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { unreadQuery } from '../../data/notification-queries.ts';
import { limitQuery } from '../../data/queries.ts';
import { phoneOnly } from '../../frame/frame.css.ts';
import { PageSkeleton } from '../../frame/page-skeleton.tsx';
import { SignOutButton } from '../../frame/sign-out-button.tsx';
import { personOf } from './person-of.ts';
import { ProfileView } from './profile.view.tsx';

/** Asks for what the profile shows: the session's customer, the limit, how many notifications are unread. */
export function ProfileController() {
  const { api, auth, locale, readable } = useRouteContext({ from: '__root__' });
  const user = useQuery(sessionQuery(auth)).data?.user;
  // Without a network it fails and says so, rather than waiting for one behind a skeleton.
  const { data, error, isFetching, refetch } = useQuery({ ...limitQuery(api), networkMode: 'always' });
  // The ways stand without it; a number that is not known is left out.
  const unread = useQuery(unreadQuery(api)).data?.all;
  if (!user) return <PageSkeleton />;
  const failed = error && { kind: 'failed' as const, error, retrying: isFetching, retry: () => void refetch() };
  return (
    <ProfileView
      person={personOf(user)}
      conditions={{ limit: data ? { kind: 'ready', limit: data.data } : (failed ?? { kind: 'loading' }), locale, readable }}
      ways={{ locale, readable, unread }}
      // From 900 px the rail carries it on every page.
      signOut={
        <div className={phoneOnly}>
          <SignOutButton />
        </div>
      }
    />
  );
}
