import { pageFile } from '@muddat/app-shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { register, signUp } from './entry-routes.ts';
import { frame } from './frame-route.ts';
import { balance, cards, consents, documents, limit, pay, payments, paySeveral } from './money-routes.ts';
import { checkout, hardship, order, orderReturn, orders, returnCase, returns } from './order-routes.ts';
import { changePassword, changePhone, channels, notifications, profile, security, trust, verification } from './person-routes.ts';
import { bonuses, questions, reviews } from './review-routes.ts';
import { root } from './root-route.ts';
import { titleOf } from './titles.ts';

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

export const routeTree = root.addChildren([
  signUp,
  register,
  frame.addChildren([
    cabinet,
    limit,
    balance,
    payments,
    consents,
    documents,
    mainPage,
    orders,
    order,
    pay,
    hardship,
    orderReturn,
    returns,
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
