import { expect, it } from 'vitest';
import { ROUTES } from './route-titles.ts';

const OFFICE = /admin|manage|moderat|staff|office|backoffice|crm|dashboard/i;

it('[S1-01] every page is public, for guests only, or a cabinet page for signed-in customers only', () => {
  expect(new Set(ROUTES.map((route) => route.auth))).toEqual(new Set([false, 'guest', true]));
  expect(new Set(ROUTES.filter((route) => route.auth === true).map((route) => route.owner))).toEqual(new Set(['cabinet']));
});

it('[S1-01] no page is for administrators, and the four pages about partners are public', () => {
  expect(ROUTES.filter(({ id, path, title }) => OFFICE.test(`${id} ${path}`) || /админ|управлен/i.test(title.ru))).toEqual([]);
  // Pages about partners for customers: the list of stores and the page of one.
  const ofPartners = ROUTES.filter(({ id, path }) => /partner|sell|merchant|store/.test(`${id} ${path}`));
  expect(ofPartners.map(({ id, auth }) => [id, auth])).toEqual([
    ['partners', false],
    ['partner', false],
    ['sell-on', false],
    ['become-partner', false],
  ]);
});
