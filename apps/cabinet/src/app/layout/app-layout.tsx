import { useLingui } from '@lingui/react/macro';
import { guardedImport, sessionQuery } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { CabinetLayout } from '@muddat/ui/page-layout';
import { SideRail } from '@muddat/ui/side-rail';
import { TabBar } from '@muddat/ui/tab-bar';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useUnreadCount } from '../../domain/notification/use-unread-counts.ts';
import { nextPaymentQuery } from '../../domain/schedule/schedule-queries.ts';
import * as css from '../../shared/page/layout.css.ts';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { PageControlsContext } from '../../shared/page/page-top.tsx';
import { ReauthDialog } from '../../shared/reauth/reauth-dialog.tsx';
import { SignOutButton } from '../../shared/session/sign-out-button.tsx';
import { useSessionStatus } from '../session/use-session-status.ts';
import { LanguageChoice } from './language-choice.tsx';
import { useNavItems } from './nav-items.tsx';
import { PageControls } from './page-controls.tsx';
import { useNoRail, usePageFacts } from './page-facts.ts';
import { SessionEndedScreen } from './session-ended.tsx';
import { useBasketMerge } from './use-basket-merge.ts';
import { useBasketPieceCount } from './use-goods-count.ts';
import { useOfflineNote } from './use-offline-note.ts';
import { usePageFocus } from './use-page-focus.ts';
import { useServerEvents } from './use-server-events.ts';

/** Few accounts are being deleted, so the file is loaded only for these. */
const loadNote = guardedImport(() => import('./account-deletion-note.tsx'));
const AccountDeletionNote = lazy(async () => ({ default: (await loadNote()).AccountDeletionNote }));

export function AppLayout() {
  const { t } = useLingui();
  const { locale, api, auth } = useRouteContext({ from: '__root__' });
  const { pathname, href } = useLocation();
  const { nav = 'profile', isStep } = usePageFacts(pathname);
  const sight = useSessionStatus();
  const erasedAt = useQuery(sessionQuery(auth)).data?.user?.erased_at;
  const { data: next } = useQuery({ ...nextPaymentQuery(api), enabled: sight === 'known' });
  const payOrderId = next && sight === 'known' ? (next.data?.order_id ?? null) : undefined;
  const basketCount = useBasketPieceCount(sight === 'known');
  const unreadCount = useUnreadCount(useServerEvents(sight === 'known'));
  const { rail, bar } = useNavItems({ locale, section: nav, payOrderId, basketCount, unreadCount });
  const OfflineNote = useOfflineNote(sight === 'known');
  usePageFocus();
  useNoRail(pathname);
  useBasketMerge(sight === 'known');
  const label = t({ message: 'Кабинет', comment: 'Read by screen readers: name of the menu of the cabinet' });
  return (
    <>
      <div className={css.offlineBar}>{OfflineNote && <OfflineNote />}</div>
      <CabinetLayout
        rail={<SideRail label={label} logoHref={hrefTo('home', {}, locale)} items={rail} foot={<RailFoot />} />}
        tabs={isStep ? undefined : <TabBar label={label} items={bar} />}
      >
        {sight === 'over' && <SessionEndedScreen href={href} />}
        {sight === 'known' && (
          // Wait for the file of `AccountDeletionNote`: a banner that appears later would shift the page.
          <Suspense fallback={<PageSkeleton />}>
            {erasedAt !== undefined && <AccountDeletionNote erasedAt={erasedAt} />}
            <PageControlsContext value={PageControls}>
              <Outlet />
            </PageControlsContext>
          </Suspense>
        )}
      </CabinetLayout>
      {sight === 'known' && <ReauthDialog />}
    </>
  );
}

const RailFoot = () => (
  <>
    <LanguageChoice />
    <SignOutButton />
  </>
);
