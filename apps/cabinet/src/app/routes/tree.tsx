import { guardedImport } from '@muddat/app-shell';
import { carryUtm, hrefTo } from '@muddat/routing';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { registerRoute, signUpRoute } from './entry-routes.ts';
import { layoutRoute } from './layout-route.ts';
import {
  balanceRoute,
  cardsRoute,
  consentsRoute,
  documentsRoute,
  limitRoute,
  paymentsRoute,
  payRoute,
  paySeveralRoute,
} from './money-routes.ts';
import { checkoutRoute, hardshipRoute, orderReturnRoute, orderRoute, ordersRoute, returnCaseRoute, returnsRoute } from './order-routes.ts';
import {
  changePasswordRoute,
  changePhoneRoute,
  channelsRoute,
  notificationsRoute,
  profileRoute,
  securityRoute,
  trustRoute,
  verificationRoute,
} from './person-routes.ts';
import { bonusesRoute, questionsRoute, reviewsRoute } from './review-routes.ts';
import { rootRoute } from './root-route.ts';
import { pageTitleMeta } from './titles.ts';

const mainPageRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/main-page',
  head: ({ match }) => pageTitleMeta(match.context, 'main-page'),
  component: lazyRouteComponent(
    guardedImport(() => import('./main-page.tsx')),
    'MainPage',
  ),
  pendingComponent: PageSkeleton,
});

/** An old address: the list of all sections is part of the profile. */
const cabinetRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/cabinet',
  beforeLoad: ({ context, location }) => {
    throw redirect({ href: carryUtm(hrefTo('profile', {}, context.locale), location.searchStr), replace: true });
  },
});

export const routeTree = rootRoute.addChildren([
  signUpRoute,
  registerRoute,
  layoutRoute.addChildren([
    cabinetRoute,
    limitRoute,
    balanceRoute,
    paymentsRoute,
    consentsRoute,
    documentsRoute,
    mainPageRoute,
    ordersRoute,
    orderRoute,
    payRoute,
    hardshipRoute,
    orderReturnRoute,
    returnsRoute,
    returnCaseRoute,
    profileRoute,
    securityRoute,
    trustRoute,
    changePasswordRoute,
    changePhoneRoute,
    notificationsRoute,
    channelsRoute,
    cardsRoute,
    verificationRoute,
    checkoutRoute,
    paySeveralRoute,
    reviewsRoute,
    questionsRoute,
    bonusesRoute,
  ]),
]);
