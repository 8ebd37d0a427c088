import { createBrowserGateway } from '@muddat/app-shell';
import { ROUTES } from '@muddat/routing';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { loadMessages } from '../messages/load-messages.ts';
import { createCabinetRouter } from '../router.tsx';

const router = createCabinetRouter({
  ...(await loadMessages('ru')),
  loadMessages,
  api: fakeServer({}).api,
  auth: createBrowserGateway(),
});
/** Converts router paths to the notation of the route map: `/$locale/orders/$id` becomes `orders/{id}`. */
const drawn = Object.keys(router.routesByPath).map((path) => path.replace(/^\/\$locale\/?/, '').replace(/\$(\w+)/g, '{$1}'));
const mapped = ROUTES.filter((route) => route.owner === 'cabinet' && route.status === 'live').map((route) => route.path);

test('the router has exactly the live pages that the route map assigns to the cabinet', () => {
  expect(drawn.filter((path) => path !== '/').sort()).toEqual([...mapped].sort());
});
