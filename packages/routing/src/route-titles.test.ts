import { expect, it } from 'vitest';
import { ROUTE_TABLE } from './route-table.ts';
import { ROUTES, routeTitle } from './route-titles.ts';

/** Every page of the specification (spec 2), by its path after the locale. */
const SPECIFIED = [
  '',
  'test',
  'sign-up',
  'installment-terms',
  'register',
  'partners',
  'partner/{alias}',
  'faq',
  'sell-on-muddat',
  'cabinet',
  'profile',
  'main-page',
  'orders',
  'orders/{id}',
  'notifications',
  'cards',
];

it('the route map has all sixteen pages of the specification', () => {
  const paths: readonly string[] = ROUTES.map((route) => route.path);
  expect(SPECIFIED.filter((path) => !paths.includes(path))).toEqual([]);
});

it.each(ROUTES.map((route) => [route.id, route] as const))(
  'the route map has all fields of the route table for the page %s, and a title in each language',
  (id, route) => {
    expect(route).toEqual({
      ...ROUTE_TABLE.find((entry) => entry.id === id),
      title: { ru: routeTitle(id, 'ru'), uz: routeTitle(id, 'uz') },
    });
    expect(route.title.ru).toMatch(/^[\p{Script=Cyrillic} ]+(Muddat)?$/u);
    expect(route.title.uz).toMatch(/^[\p{Script=Latin}ʻʼ ]+$/u);
  },
);
