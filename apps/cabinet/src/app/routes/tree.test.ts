import { createBrowserGateway } from '@muddat/app-shell';
import { ROUTES } from '@muddat/routing';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { loadWords } from '../messages/load-words.ts';
import { createCabinetRouter } from '../router.tsx';

const router = createCabinetRouter({ ...(await loadWords('ru')), loadWords, api: fakeServer({}).api, auth: createBrowserGateway() });
/** Converts router paths to the notation of the route map: `/$locale/orders/$id` becomes `orders/{id}`. */
const drawn = Object.keys(router.routesByPath).map((path) => path.replace(/^\/\$locale\/?/, '').replace(/\$(\w+)/g, '{$1}'));
const mapped = ROUTES.filter((route) => route.owner === 'cabinet' && route.status === 'live').map((route) => route.path);

test('the cabinet draws every live page that the route map gives to it, and no other', () => {
  expect(drawn.filter((path) => path !== '/').sort()).toEqual([...mapped].sort());
});
