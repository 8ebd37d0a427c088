import { pageFile } from '@muddat/app-shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { PageSkeleton } from '../frame/page-skeleton.tsx';
import { balanceSearch } from './balance-search.ts';
import { cardsSearch } from './cards-search.ts';
import { changePhoneSearch } from './change-phone-search.ts';
import { checkoutSearch } from './checkout-search.ts';
import { consentsSearch } from './consents-search.ts';
import { register, signUp } from './entry-routes.ts';
import { frame } from './frame-route.ts';
import { hardshipSearch, returnSearch } from './hardship-search.ts';
import { notificationsSearch } from './notifications-search.ts';
import { ordersSearch } from './orders-search.ts';
import { paySearch, paySeveralSearch } from './pay-search.ts';
import { bonuses, questions, reviews } from './review-routes.ts';
import { root } from './root-route.ts';
import { titleOf } from './titles.ts';
import { trustSearch } from './trust-search.ts';
import { verificationSearch } from './verification-search.ts';

const mainPage = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/main-page',
  head: ({ match }) => titleOf(match.context, 'main-page'),
  component: lazyRouteComponent(
    pageFile(() => import('./main-page.tsx')),
    'MainPage',
  ),
  pendingComponent: PageSkeleton,
});

const cabinet = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cabinet',
  head: ({ match }) => titleOf(match.context, 'cabinet'),
  component: lazyRouteComponent(
    pageFile(() => import('./cabinet-page.tsx')),
    'CabinetPage',
  ),
  pendingComponent: PageSkeleton,
});

const limit = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cabinet/limit',
  head: ({ match }) => titleOf(match.context, 'limit'),
  component: lazyRouteComponent(
    pageFile(() => import('./limit-page.tsx')),
    'LimitPage',
  ),
  pendingComponent: PageSkeleton,
});

const balance = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cabinet/balance',
  validateSearch: balanceSearch,
  head: ({ match }) => titleOf(match.context, 'balance'),
  component: lazyRouteComponent(
    pageFile(() => import('./balance-page.tsx')),
    'BalancePage',
  ),
  pendingComponent: PageSkeleton,
});

const consents = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cabinet/consents',
  validateSearch: consentsSearch,
  head: ({ match }) => titleOf(match.context, 'consents'),
  component: lazyRouteComponent(
    pageFile(() => import('./consents-page.tsx')),
    'ConsentsPage',
  ),
  pendingComponent: PageSkeleton,
});

const documents = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cabinet/documents',
  head: ({ match }) => titleOf(match.context, 'documents'),
  component: lazyRouteComponent(
    pageFile(() => import('./documents-page.tsx')),
    'DocumentsPage',
  ),
  pendingComponent: PageSkeleton,
});

const orders = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/orders',
  validateSearch: ordersSearch,
  head: ({ match }) => titleOf(match.context, 'orders'),
  component: lazyRouteComponent(
    pageFile(() => import('./orders-page.tsx')),
    'OrdersPage',
  ),
  pendingComponent: PageSkeleton,
});

const order = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/orders/$id',
  head: ({ match }) => titleOf(match.context, 'order'),
  component: lazyRouteComponent(
    pageFile(() => import('./order-page.tsx')),
    'OrderPage',
  ),
  pendingComponent: PageSkeleton,
});

const pay = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/orders/$id/pay',
  validateSearch: paySearch,
  head: ({ match }) => titleOf(match.context, 'order-pay'),
  component: lazyRouteComponent(
    pageFile(() => import('./pay-page.tsx')),
    'PayPage',
  ),
  pendingComponent: PageSkeleton,
});

const hardship = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/orders/$id/hardship',
  validateSearch: hardshipSearch,
  head: ({ match }) => titleOf(match.context, 'hardship'),
  component: lazyRouteComponent(
    pageFile(() => import('./hardship-page.tsx')),
    'HardshipPage',
  ),
  pendingComponent: PageSkeleton,
});

const orderReturn = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/orders/$id/return',
  validateSearch: returnSearch,
  head: ({ match }) => titleOf(match.context, 'order-return'),
  component: lazyRouteComponent(
    pageFile(() => import('./order-return-page.tsx')),
    'OrderReturnPage',
  ),
  pendingComponent: PageSkeleton,
});

const returnCase = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cabinet/returns/$id',
  head: ({ match }) => titleOf(match.context, 'return'),
  component: lazyRouteComponent(
    pageFile(() => import('./return-page.tsx')),
    'ReturnPage',
  ),
  pendingComponent: PageSkeleton,
});

const paySeveral = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cabinet/pay',
  validateSearch: paySeveralSearch,
  head: ({ match }) => titleOf(match.context, 'pay-several'),
  component: lazyRouteComponent(
    pageFile(() => import('./pay-several-page.tsx')),
    'PaySeveralPage',
  ),
  pendingComponent: PageSkeleton,
});

const profile = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/profile',
  head: ({ match }) => titleOf(match.context, 'profile'),
  component: lazyRouteComponent(
    pageFile(() => import('./profile-page.tsx')),
    'ProfilePage',
  ),
  pendingComponent: PageSkeleton,
});

const notifications = createRoute({
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

const channels = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/notifications/channels',
  head: ({ match }) => titleOf(match.context, 'channels'),
  component: lazyRouteComponent(
    pageFile(() => import('./channels-page.tsx')),
    'ChannelsPage',
  ),
  pendingComponent: PageSkeleton,
});

const cards = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cards',
  validateSearch: cardsSearch,
  head: ({ match }) => titleOf(match.context, 'cards'),
  component: lazyRouteComponent(
    pageFile(() => import('./cards-page.tsx')),
    'CardsPage',
  ),
  pendingComponent: PageSkeleton,
});

const checkout = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cabinet/checkout',
  validateSearch: checkoutSearch,
  head: ({ match }) => titleOf(match.context, 'checkout'),
  component: lazyRouteComponent(
    pageFile(() => import('./checkout-page.tsx')),
    'CheckoutPage',
  ),
  pendingComponent: PageSkeleton,
});

const security = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/profile/security',
  head: ({ match }) => titleOf(match.context, 'security'),
  component: lazyRouteComponent(
    pageFile(() => import('./security-page.tsx')),
    'SecurityPage',
  ),
  pendingComponent: PageSkeleton,
});

const trust = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cabinet/trust',
  validateSearch: trustSearch,
  head: ({ match }) => titleOf(match.context, 'trust'),
  component: lazyRouteComponent(
    pageFile(() => import('./trust-page.tsx')),
    'TrustPage',
  ),
  pendingComponent: PageSkeleton,
});

const changePassword = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/profile/password',
  head: ({ match }) => titleOf(match.context, 'change-password'),
  component: lazyRouteComponent(
    pageFile(() => import('./change-password-page.tsx')),
    'ChangePasswordPage',
  ),
  pendingComponent: PageSkeleton,
});

const changePhone = createRoute({
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

const verification = createRoute({
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

export const routeTree = root.addChildren([
  signUp,
  register,
  frame.addChildren([
    cabinet,
    limit,
    balance,
    consents,
    documents,
    mainPage,
    orders,
    order,
    pay,
    hardship,
    orderReturn,
    returnCase,
    profile,
    security,
    trust,
    changePassword,
    changePhone,
    notifications,
    channels,
    cards,
    verification,
    checkout,
    paySeveral,
    reviews,
    questions,
    bonuses,
  ]),
]);
