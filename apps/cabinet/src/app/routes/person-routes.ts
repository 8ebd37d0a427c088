import { pageFile } from '@muddat/app-shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { frame } from './frame-route.ts';
import { changePhoneSearch, notificationsSearch, verificationSearch } from './searches.ts';
import { titleOf } from './titles.ts';

export const profile = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/profile',
  head: ({ match }) => titleOf(match.context, 'profile'),
  component: lazyRouteComponent(
    pageFile(() => import('./profile-page.tsx')),
    'ProfilePage',
  ),
  pendingComponent: PageSkeleton,
});

export const security = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/profile/security',
  head: ({ match }) => titleOf(match.context, 'security'),
  component: lazyRouteComponent(
    pageFile(() => import('./security-page.tsx')),
    'SecurityPage',
  ),
  pendingComponent: PageSkeleton,
});

export const trust = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cabinet/trust',
  head: ({ match }) => titleOf(match.context, 'trust'),
  component: lazyRouteComponent(
    pageFile(() => import('./trust-page.tsx')),
    'TrustPage',
  ),
  pendingComponent: PageSkeleton,
});

export const changePassword = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/profile/password',
  head: ({ match }) => titleOf(match.context, 'change-password'),
  component: lazyRouteComponent(
    pageFile(() => import('./change-password-page.tsx')),
    'ChangePasswordPage',
  ),
  pendingComponent: PageSkeleton,
});

export const changePhone = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/profile/phone',
  validateSearch: changePhoneSearch,
  head: ({ match }) => titleOf(match.context, 'change-phone'),
  component: lazyRouteComponent(
    pageFile(() => import('./change-phone-page.tsx')),
    'ChangePhonePage',
  ),
  pendingComponent: PageSkeleton,
});

export const notifications = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/notifications',
  validateSearch: notificationsSearch,
  head: ({ match }) => titleOf(match.context, 'notifications'),
  component: lazyRouteComponent(
    pageFile(() => import('./notifications-page.tsx')),
    'NotificationsPage',
  ),
  pendingComponent: PageSkeleton,
});

export const channels = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/notifications/channels',
  head: ({ match }) => titleOf(match.context, 'channels'),
  component: lazyRouteComponent(
    pageFile(() => import('./channels-page.tsx')),
    'ChannelsPage',
  ),
  pendingComponent: PageSkeleton,
});

export const verification = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cabinet/verification',
  validateSearch: verificationSearch,
  head: ({ match }) => titleOf(match.context, 'verification'),
  component: lazyRouteComponent(
    pageFile(() => import('./verification-page.tsx')),
    'VerificationPage',
  ),
  pendingComponent: PageSkeleton,
});
