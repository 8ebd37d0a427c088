import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { CabinetLayout } from '@muddat/ui/page-layout';
import { SideRail } from '@muddat/ui/side-rail';
import { TabBar } from '@muddat/ui/tab-bar';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { useNavItems } from './nav-items.tsx';

/**
 * The frame before anything is known. It is rendered at build time, for one address, and taken over in the browser at any:
 * nothing in it may depend on where it is shown.
 */
export function FrameSkeleton({ children = <PageSkeleton /> }: { children?: ReactNode }) {
  const { t } = useLingui();
  const { locale } = useRouteContext({ from: '__root__' });
  const { rail, bar } = useNavItems({ locale, place: null, payOrderId: undefined, goods: 0, unread: 0 });
  const label = t({ message: 'Кабинет', comment: 'Name of the menu of the cabinet, for ears' });
  return (
    <CabinetLayout
      rail={<SideRail label={label} logoHref={hrefTo('home', {}, locale)} items={rail} />}
      tabs={<TabBar label={label} items={bar} />}
    >
      {children}
    </CabinetLayout>
  );
}
