import { expect, test } from 'vitest';
import { formHref, queryHref, queryHrefFactory } from './query-href.ts';

test.each([
  ['q=tv&page=3', { letter: 'A' }, '/ru/partners?q=tv&letter=A'],
  ['q=tv&page=3', { page: '2' }, '/ru/partners?q=tv&page=2'],
  ['q=tv&letter=A', { q: null }, '/ru/partners?letter=A'],
  ['q=tv', { q: '' }, '/ru/partners'],
  ['region=1726', { region: 'all' }, '/ru/partners?region=all'],
  ['', { letter: '#' }, '/ru/partners?letter=%23'],
])('queryHref for %j with the changes %j returns %s', (query, changes, href) => {
  expect(queryHref('/ru/partners', new URLSearchParams(query), changes)).toBe(href);
});

test('queryHrefFactory returns links that differ by one key, which comes last', () => {
  const hrefOf = queryHrefFactory('/ru/partners', new URLSearchParams('letter=A&q=tv&page=3'), 'letter');
  expect(['#', 'Ч', null].map(hrefOf)).toEqual(['/ru/partners?q=tv&letter=%23', '/ru/partners?q=tv&letter=%D0%A7', '/ru/partners?q=tv']);
  expect(queryHrefFactory('/ru/partners', new URLSearchParams(), 'letter')('A')).toBe('/ru/partners?letter=A');
});

test('formHref has the filled fields without the page number', () => {
  const fields: [string, unknown][] = [
    ['q', ' орзу & co '],
    ['category', ''],
    ['region', 'all'],
    ['page', '4'],
    ['photo', new Blob()],
  ];
  expect(formHref('/ru/partners', fields)).toBe('/ru/partners?q=%D0%BE%D1%80%D0%B7%D1%83+%26+co&region=all');
});
