import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { CabinetLayout } from '@muddat/ui/page-layout';
import { SideRail } from '@muddat/ui/side-rail';
import { TabBar } from '@muddat/ui/tab-bar';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { useNavItems } from './nav-items.tsx';

/**
 * The layout without data. It is rendered at build time for one URL and hydrated at every URL, so nothing in it may depend on the current
 * page.
 */
export function LayoutSkeleton({ children = <PageSkeleton /> }: { children?: ReactNode }) {
  const { t } = useLingui();
  const { locale, shellHydration } = useRouteContext({ from: '__root__' });
  useEffect(() => shellHydration?.report(), [shellHydration]);
  const { rail, bar } = useNavItems({ locale, section: null, payOrderId: undefined, basketCount: 0, unreadCount: 0 });
  const label = t({ message: 'Кабинет', comment: 'Read by screen readers: name of the menu of the cabinet' });
  return (
    <CabinetLayout
      rail={<SideRail label={label} logoHref={hrefTo('home', {}, locale)} items={rail} />}
      tabs={<TabBar label={label} items={bar} />}
    >
      {children}
    </CabinetLayout>
  );
}
