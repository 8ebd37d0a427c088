import { useLingui } from '@lingui/react/macro';
import { pageFile, sessionQuery } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { CabinetLayout } from '@muddat/ui/page-layout';
import { SideRail } from '@muddat/ui/side-rail';
import { TabBar } from '@muddat/ui/tab-bar';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useUnreadCount } from '../../domain/notification/use-unread.ts';
import { nextPaymentQuery } from '../../domain/schedule/schedule-queries.ts';
import { FreshProof } from '../../shared/fresh-proof/fresh-proof.tsx';
import * as css from '../../shared/page/frame.css.ts';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { PageTopEnd } from '../../shared/page/page-top.tsx';
import { SignOutButton } from '../../shared/session/sign-out-button.tsx';
import { useSessionSight } from '../session/use-session-sight.ts';
import { useNavItems } from './nav-items.tsx';
import { placeOf } from './place-of.ts';
import { SignedOut } from './signed-out.tsx';
import { TopEnd } from './top-end.tsx';
import { useBasketMerge } from './use-basket-merge.ts';
import { useGoodsCount } from './use-goods-count.ts';
import { useLive } from './use-live.ts';
import { useOfflineNote } from './use-offline-note.ts';
import { usePageFocus } from './use-page-focus.ts';
import { isWholeScreen } from './whole-screen.ts';

/** Few accounts are being deleted, so the file is loaded only for these. */
const loadNote = pageFile(() => import('./closed-note.tsx'));
const ClosedNote = lazy(async () => ({ default: (await loadNote()).ClosedNote }));

export function CabinetFrame() {
  const { t } = useLingui();
  const { locale, api, auth } = useRouteContext({ from: '__root__' });
  const { pathname, href } = useLocation();
  const sight = useSessionSight();
  const erasedAt = useQuery(sessionQuery(auth)).data?.user?.erased_at;
  const { data: next } = useQuery({ ...nextPaymentQuery(api), enabled: sight === 'known' });
  const payOrderId = next && sight === 'known' ? (next.data?.order_id ?? null) : undefined;
  const goods = useGoodsCount(sight === 'known');
  const unread = useUnreadCount(useLive(sight === 'known'));
  const { rail, bar } = useNavItems({ locale, place: placeOf(pathname), payOrderId, goods, unread });
  const OfflineNote = useOfflineNote(sight === 'known');
  usePageFocus();
  useBasketMerge(sight === 'known');
  const label = t({ message: 'Кабинет', comment: 'Read by screen readers: name of the menu of the cabinet' });
  return (
    <>
      <div className={css.bar}>{OfflineNote && <OfflineNote />}</div>
      <CabinetLayout
        rail={<SideRail label={label} logoHref={hrefTo('home', {}, locale)} items={rail} foot={<SignOutButton />} />}
        tabs={isWholeScreen(pathname) ? undefined : <TabBar label={label} items={bar} />}
      >
        {sight === 'over' && <SignedOut href={href} />}
        {sight === 'known' && (
          // Wait for the file of `ClosedNote`: a banner that appears later would shift the page.
          <Suspense fallback={<PageSkeleton />}>
            {erasedAt !== undefined && <ClosedNote erasedAt={erasedAt} />}
            <PageTopEnd value={TopEnd}>
              <Outlet />
            </PageTopEnd>
          </Suspense>
        )}
      </CabinetLayout>
      {sight === 'known' && <FreshProof />}
    </>
  );
}
