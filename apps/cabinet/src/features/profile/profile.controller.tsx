import { sessionQuery } from '@muddat/app-shell';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { verificationQuery } from '../../domain/identity/verification-query.ts';
import { limitQuery } from '../../domain/limit/limit-query.ts';
import { unreadCountsQuery } from '../../domain/notification/notification-queries.ts';
import { monthSummaryQuery, nextPaymentQuery } from '../../domain/schedule/schedule-queries.ts';
import { hiddenOnDesktop } from '../../shared/page/layout.css.ts';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { useSectionsReady } from '../../shared/page/use-sections-ready.ts';
import { SignOutButton } from '../../shared/session/sign-out-button.tsx';
import { personalDataOf } from './personal-data.ts';
import type { OpenOrdersState } from './profile.types.ts';
import { ProfileView } from './profile.view.tsx';
import { useThemeChoice } from './theme-section.tsx';
import { unpaidOrdersQuery } from './unpaid-orders-query.ts';

/** Loads the data of the profile: the session's user, the checked passport, the limit, payments due and unread notifications. */
export function ProfileController() {
  const { api, auth, locale, transliterate } = useRouteContext({ from: '__root__' });
  const user = useQuery(sessionQuery(auth)).data?.user;
  const ofLimit = useQuery(limitQuery(api));
  const { data, error, isFetching, refetch } = ofLimit;
  // If the unread count cannot be loaded, the links render without it.
  const ofUnread = useQuery(unreadCountsQuery(api));
  const unread = ofUnread.data?.total;
  // The profile also renders without these data: a customer may have no payment and no checked passport.
  const ofNext = useQuery(nextPaymentQuery(api));
  const next = ofNext.data?.data;
  // The response for the month contains the overdue amount of all orders. The next payment contains only the amount of its own order.
  const ofMonth = useQuery(monthSummaryQuery(api));
  const overdue = ofMonth.data?.data.overdue_total;
  const ofVerification = useQuery(verificationQuery(api));
  const verification = ofVerification.data;
  const orders = useOpenOrders();
  const theme = useThemeChoice();
  const isReady = useSectionsReady(ofLimit, { isLoading: orders.kind === 'loading' }, ofUnread, ofNext, ofMonth, ofVerification);
  if (!user || !isReady) return <PageSkeleton />;
  const failed = error && { kind: 'failed' as const, error, retrying: isFetching, retry: () => void refetch() };
  return (
    <ProfileView
      person={personalDataOf(user, verification?.status === 'accepted' ? verification.person : null)}
      instalmentTerms={{
        limit: data ? { kind: 'ready', limit: data.data } : (failed ?? { kind: 'loading' }),
        locale,
        transliterate: transliterate,
      }}
      instalments={{ orders, owed: data?.data.used, next, overdue, locale }}
      links={{ locale, transliterate: transliterate, unread }}
      theme={theme}
      // From 900 px on, the navigation rail shows the sign-out button on every page.
      signOut={
        <div className={hiddenOnDesktop}>
          <SignOutButton />
        </div>
      }
    />
  );
}

function useOpenOrders(): OpenOrdersState {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, error, isFetching, refetch } = useQuery(unpaidOrdersQuery(api));
  if (data) return { kind: 'ready', total: data.total ?? data.data.length };
  return error ? { kind: 'failed', error, retrying: isFetching, retry: () => void refetch() } : { kind: 'loading' };
}
