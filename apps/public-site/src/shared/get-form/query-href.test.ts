import { expect, test } from 'vitest';
import { formHref, hrefsFor, queryHref } from './query-href.ts';

test.each([
  ['q=tv&page=3', { letter: 'A' }, '/ru/partners?q=tv&letter=A'],
  ['q=tv&page=3', { page: '2' }, '/ru/partners?q=tv&page=2'],
  ['q=tv&letter=A', { q: null }, '/ru/partners?letter=A'],
  ['q=tv', { q: '' }, '/ru/partners'],
  ['region=1726', { region: 'all' }, '/ru/partners?region=all'],
  ['', { letter: '#' }, '/ru/partners?letter=%23'],
])('%j with %j leads to %s', (query, changes, href) => {
  expect(queryHref('/ru/partners', new URLSearchParams(query), changes)).toBe(href);
});

test('the links of a row differ by one key, which comes last', () => {
  const hrefOf = hrefsFor('/ru/partners', new URLSearchParams('letter=A&q=tv&page=3'), 'letter');
  expect(['#', 'Ч', null].map(hrefOf)).toEqual(['/ru/partners?q=tv&letter=%23', '/ru/partners?q=tv&letter=%D0%A7', '/ru/partners?q=tv']);
  expect(hrefsFor('/ru/partners', new URLSearchParams(), 'letter')('A')).toBe('/ru/partners?letter=A');
});

test('a form leads where its filled fields say, and to the first page', () => {
  const fields: [string, unknown][] = [
    ['q', ' орзу & co '],
    ['category', ''],
    ['region', 'all'],
    ['page', '4'],
    ['photo', new Blob()],
  ];
  expect(formHref('/ru/partners', fields)).toBe('/ru/partners?q=%D0%BE%D1%80%D0%B7%D1%83+%26+co&region=all');
});
