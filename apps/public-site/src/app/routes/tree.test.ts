import { ROUTES } from '@muddat/routing';
import { expect, test } from 'vitest';
import { OPERATOR } from '../../testing/operator.ts';
import { loadWords } from '../messages/load-words.ts';
import { createSiteRouter } from '../router.tsx';
import { PAGES } from './pages.tsx';

const router = createSiteRouter({
  ...(await loadWords('ru')),
  loadWords,
  origin: 'https://muddat.example',
  build: 'test',
  operator: OPERATOR,
  api: null,
});
/** Converts paths to the route map's syntax: `/$locale/public-offer` becomes `public-offer`. */
const drawn = Object.keys(router.routesByPath).map((path) => path.replace(/^\/\$locale\/?/, '').replace(/\$(\w+)/g, '{$1}'));
const mapped = ROUTES.filter((route) => route.owner === 'public-site' && route.status === 'live').map((route) => route.path);

test('the site draws every live page that the route map gives to it, and no other', () => {
  expect([...drawn].sort()).toEqual([...mapped].sort());
});

test('each page knows its route by the id that the router gives it: what its document asks for is told by that', () => {
  expect(PAGES.map(({ routeId }) => routeId)).toEqual(PAGES.map(({ route }) => route.id));
});
