import { carryUtm, hrefTo } from '@muddat/routing';
import { createRoute, redirect } from '@tanstack/react-router';
import { layoutRoute } from './layout-route.ts';
import { defineEntryPage, definePage } from './page-route.tsx';
import { rootRoute } from './root-route.ts';
import * as searches from './searches.ts';

/** An old address: the list of all sections is part of the profile. */
const cabinetRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/cabinet',
  beforeLoad: ({ context, location }) => {
    throw redirect({ href: carryUtm(hrefTo('profile', {}, context.locale), location.searchStr), replace: true });
  },
});

/** All pages of the cabinet. Address, owner and title of a page are in the route map (`@muddat/routing`). */
export const routeTree = rootRoute.addChildren([
  defineEntryPage({ id: 'sign-up', search: searches.signUpSearchSchema }),
  defineEntryPage({ id: 'register', search: searches.registerSearchSchema }),
  layoutRoute.addChildren([
    cabinetRoute,
    definePage({ id: 'main-page', nav: 'main', isServerRendered: true }),
    definePage({ id: 'orders', search: searches.ordersSearchSchema, nav: 'orders', isServerRendered: true }),
    definePage({ id: 'order', nav: 'orders', isServerRendered: true }),
    definePage({ id: 'order-pay', search: searches.paySearchSchema, nav: 'pay', isStep: true, isServerRendered: true }),
    definePage({ id: 'hardship', search: searches.hardshipSearchSchema, nav: 'orders', isStep: true }),
    definePage({ id: 'order-return', search: searches.returnSearchSchema, nav: 'orders', isStep: true }),
    definePage({ id: 'returns', nav: 'orders' }),
    definePage({ id: 'return-case', nav: 'orders' }),
    definePage({ id: 'checkout', search: searches.checkoutSearchSchema, nav: 'basket', isStep: true, hasNoRail: true }),
    definePage({ id: 'pay-several', search: searches.paySeveralSearchSchema, nav: 'pay', isStep: true }),
    definePage({ id: 'limit' }),
    definePage({ id: 'balance', search: searches.balanceSearchSchema, isServerRendered: true }),
    definePage({ id: 'payments', search: searches.paymentsSearchSchema, isServerRendered: true }),
    definePage({ id: 'consents', search: searches.consentsSearchSchema }),
    definePage({ id: 'documents' }),
    definePage({ id: 'cards', search: searches.cardsSearchSchema, isServerRendered: true }),
    definePage({ id: 'profile' }),
    definePage({ id: 'security' }),
    definePage({ id: 'change-password', isStep: true }),
    definePage({ id: 'change-phone', search: searches.changePhoneSearchSchema, isStep: true }),
    definePage({ id: 'trust' }),
    definePage({ id: 'notifications', search: searches.notificationsSearchSchema, nav: 'notifications', isServerRendered: true }),
    definePage({ id: 'channels', nav: 'notifications' }),
    definePage({ id: 'verification', search: searches.verificationSearchSchema, isStep: true }),
    definePage({ id: 'reviews', search: searches.reviewTargetSearchSchema }),
    definePage({ id: 'questions', search: searches.reviewTargetSearchSchema }),
    definePage({ id: 'bonuses' }),
  ]),
]);
