import { createBrowserGateway } from '@muddat/app-shell';
import { hrefTo, ROUTES } from '@muddat/routing';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { findPageFacts, type PageFacts } from '../layout/page-facts.ts';
import { loadMessages } from '../messages/load-messages.ts';
import { createCabinetRouter } from '../router.tsx';
import { loadPage } from './page-modules.ts';

const router = createCabinetRouter({
  ...(await loadMessages('ru')),
  loadMessages,
  api: fakeServer({}).api,
  auth: createBrowserGateway(),
});
/** Converts router paths to the notation of the route map: `/$locale/orders/$id` becomes `orders/{id}`. */
const routerPaths = Object.keys(router.routesByPath).map((path) => path.replace(/^\/\$locale\/?/, '').replace(/\$(\w+)/g, '{$1}'));
const liveRoutes = ROUTES.flatMap((route) => (route.owner === 'cabinet' && route.status === 'live' ? [route] : []));

test('the router has exactly the live pages that the route map assigns to the cabinet', () => {
  expect(routerPaths.filter((path) => path !== '/').sort()).toEqual(liveRoutes.map(({ path }) => path).sort());
});

test('each page of the route map has a module', async () => {
  for (const { id } of liveRoutes) expect((await loadPage(id)).Page, id).toBeTypeOf('function');
});

test.each<[path: string, facts: PageFacts]>([
  [hrefTo('main-page', {}, 'ru'), { nav: 'main', isServerRendered: true }],
  [hrefTo('cabinet', {}, 'ru'), {}],
  [hrefTo('balance', {}, 'uz'), { isServerRendered: true }],
  [hrefTo('orders', {}, 'ru'), { nav: 'orders', isServerRendered: true }],
  [hrefTo('order', { id: '100001' }, 'uz'), { nav: 'orders', isServerRendered: true }],
  [hrefTo('order-pay', { id: '100001' }, 'uz'), { nav: 'pay', isStep: true, isServerRendered: true }],
  [hrefTo('hardship', { id: '100001' }, 'uz'), { nav: 'orders', isStep: true }],
  [hrefTo('return-case', { id: 'ret_1' }, 'ru'), { nav: 'orders' }],
  [hrefTo('channels', {}, 'uz'), { nav: 'notifications' }],
  [hrefTo('change-phone', {}, 'ru'), { isStep: true }],
  [hrefTo('checkout', {}, 'uz'), { nav: 'basket', isStep: true, hasNoRail: true }],
  ['/ru/no-such-page', {}],
])('the page %s has the facts %o', (path, facts) => {
  expect(findPageFacts(router, path)).toEqual(facts);
});
