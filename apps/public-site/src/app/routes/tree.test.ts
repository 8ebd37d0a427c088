import { ROUTES } from '@muddat/routing';
import { expect, test } from 'vitest';
import { OPERATOR } from '../../testing/operator.ts';
import { loadMessages } from '../messages/load-messages.ts';
import { createSiteRouter } from '../router.tsx';
import { SITE_PAGES } from './pages.tsx';

const router = createSiteRouter({
  ...(await loadMessages('ru')),
  loadMessages,
  origin: 'https://muddat.example',
  build: 'test',
  operator: OPERATOR,
  api: null,
});
/** Converts paths to the route map's syntax: `/$locale/public-offer` becomes `public-offer`. */
const drawn = Object.keys(router.routesByPath).map((path) => path.replace(/^\/\$locale\/?/, '').replace(/\$(\w+)/g, '{$1}'));
const mapped = ROUTES.filter((route) => route.owner === 'public-site' && route.status === 'live').map((route) => route.path);

test('the router has exactly the live pages that the route map assigns to the site', () => {
  expect([...drawn].sort()).toEqual([...mapped].sort());
});

test('the routeId of each page equals the id of its route', () => {
  expect(SITE_PAGES.map(({ routeId }) => routeId)).toEqual(SITE_PAGES.map(({ route }) => route.id));
});
