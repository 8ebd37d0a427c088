import { expect, test } from 'vitest';
import { robotsText } from './robots.ts';

const lines = robotsText('https://muddat.uz').split('\n');

test.each(['/api/', '/payload/', '/ru/main-page', '/uz/orders', '/oz/profile', '/ru/search', '/uz/basket', '/ru/offline', '/ru/test'])(
  'search engines stay out of %s',
  (path) => {
    expect(lines).toContain(`Disallow: ${path}`);
  },
);

test('of no page that the map names, and of no whole language', () => {
  const closed = lines.flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? []);
  for (const open of [
    '/ru',
    '/ru/partners',
    '/uz/product/1',
    '/ru/faq',
    '/uz/sign-up',
    '/ru/public-offer',
    '/sitemap.xml',
    '/images/96/product/a',
  ])
    expect([open, closed.filter((path) => open.startsWith(path))]).toEqual([open, []]);
});

test('the map is named by its whole address', () => {
  expect(lines).toContain('Sitemap: https://muddat.uz/sitemap.xml');
});
