import { expect, test } from 'vitest';
import { robotsText } from './robots.ts';

const lines = robotsText('https://muddat.uz').split('\n');

test.each(['/api/', '/payload/', '/ru/main-page', '/uz/orders', '/oz/profile'])('robots.txt disallows %s', (path) => {
  expect(lines).toContain(`Disallow: ${path}`);
});

test('robots.txt disallows no public page and no whole language', () => {
  const closed = lines.flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? []);
  for (const open of [
    '/ru',
    '/ru/partners',
    '/uz/product/1',
    '/ru/faq',
    '/uz/sign-up',
    '/ru/public-offer',
    // These say `noindex`, which an engine sees only if it may read them.
    '/ru/search',
    '/uz/compare',
    '/uz/basket',
    '/sitemap.xml',
    '/images/96/product/a',
  ])
    expect([open, closed.filter((path) => open.startsWith(path))]).toEqual([open, []]);
});

test('robots.txt names the sitemap by its absolute URL', () => {
  expect(lines).toContain('Sitemap: https://muddat.uz/sitemap.xml');
});
