import { guardedImport } from '@muddat/app-shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { layoutRoute } from './layout-route.ts';
import { changePhoneSearchSchema, notificationsSearchSchema, verificationSearchSchema } from './searches.ts';
import { pageTitleMeta } from './titles.ts';

export const profileRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/profile',
  head: ({ match }) => pageTitleMeta(match.context, 'profile'),
  component: lazyRouteComponent(
    guardedImport(() => import('./profile-page.tsx')),
    'ProfilePage',
  ),
  pendingComponent: PageSkeleton,
});

export const securityRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/profile/security',
  head: ({ match }) => pageTitleMeta(match.context, 'security'),
  component: lazyRouteComponent(
    guardedImport(() => import('./security-page.tsx')),
    'SecurityPage',
  ),
  pendingComponent: PageSkeleton,
});

export const trustRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/cabinet/trust',
  head: ({ match }) => pageTitleMeta(match.context, 'trust'),
  component: lazyRouteComponent(
    guardedImport(() => import('./trust-page.tsx')),
    'TrustPage',
  ),
  pendingComponent: PageSkeleton,
});

export const changePasswordRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/profile/password',
  head: ({ match }) => pageTitleMeta(match.context, 'change-password'),
  component: lazyRouteComponent(
    guardedImport(() => import('./change-password-page.tsx')),
    'ChangePasswordPage',
  ),
  pendingComponent: PageSkeleton,
});

export const changePhoneRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/profile/phone',
  validateSearch: changePhoneSearchSchema,
  head: ({ match }) => pageTitleMeta(match.context, 'change-phone'),
  component: lazyRouteComponent(
    guardedImport(() => import('./change-phone-page.tsx')),
    'ChangePhonePage',
  ),
  pendingComponent: PageSkeleton,
});

export const notificationsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/notifications',
  validateSearch: notificationsSearchSchema,
  head: ({ match }) => pageTitleMeta(match.context, 'notifications'),
  component: lazyRouteComponent(
    guardedImport(() => import('./notifications-page.tsx')),
    'NotificationsPage',
  ),
  pendingComponent: PageSkeleton,
});

export const channelsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/notifications/channels',
  head: ({ match }) => pageTitleMeta(match.context, 'channels'),
  component: lazyRouteComponent(
    guardedImport(() => import('./channels-page.tsx')),
    'ChannelsPage',
  ),
  pendingComponent: PageSkeleton,
});

export const verificationRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/cabinet/verification',
  validateSearch: verificationSearchSchema,
  head: ({ match }) => pageTitleMeta(match.context, 'verification'),
  component: lazyRouteComponent(
    guardedImport(() => import('./verification-page.tsx')),
    'VerificationPage',
  ),
  pendingComponent: PageSkeleton,
});
