import { expect, test } from 'vitest';
import { pageHead } from './page-head.ts';

const page = (pathname: string, locale: 'ru' | 'uz') =>
  pageHead({ title: 'T', description: 'D', origin: 'https://m.uz', pathname, locale });
const hrefs = (head: ReturnType<typeof page>) => head.links.map((link) => `${'hrefLang' in link ? link.hrefLang : link.rel} ${link.href}`);

test.each([
  ['/ru', 'ru', ['canonical https://m.uz/ru', 'ru https://m.uz/ru', 'uz https://m.uz/uz', 'x-default https://m.uz/ru']],
  [
    '/oz/public-offer',
    'uz',
    [
      'canonical https://m.uz/uz/public-offer',
      'ru https://m.uz/ru/public-offer',
      'uz https://m.uz/uz/public-offer',
      'x-default https://m.uz/ru/public-offer',
    ],
  ],
] as const)('%s has one address and names the same page in the other language', (path, locale, expected) => {
  expect(hrefs(page(path, locale))).toEqual(expected);
});

const metaOf = (more: Partial<Parameters<typeof pageHead>[0]>) =>
  pageHead({ title: 'T', description: 'D', origin: 'https://m.uz', pathname: '/ru/partners', locale: 'ru', ...more }).meta;

test('the part of the query that makes a page of its own is in every address, and nothing else is', () => {
  const { links, meta } = pageHead({
    title: 'T',
    description: 'D',
    origin: 'https://m.uz',
    pathname: '/uz/partners',
    locale: 'uz',
    canonicalQuery: '?category=phones&page=2',
  });
  expect(links.map(({ href }) => href)).toEqual(
    ['uz', 'ru', 'uz', 'ru'].map((locale) => `https://m.uz/${locale}/partners?category=phones&page=2`),
  );
  expect(meta).toContainEqual({ property: 'og:url', content: 'https://m.uz/uz/partners?category=phones&page=2' });
});

test('a page is kept out of search engines only where it says so', () => {
  expect(metaOf({ index: false })).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(JSON.stringify(metaOf({}))).not.toContain('robots');
});

test('a picture is named with its whole address, its size and its words', () => {
  expect(metaOf({ picture: { href: '/og/ru/store/7.png', width: 1200, height: 630, alt: 'Orzu' } })).toEqual(
    expect.arrayContaining([
      { property: 'og:image', content: 'https://m.uz/og/ru/store/7.png' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: 'Orzu' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]),
  );
});

test('what a messenger shows is in the language of the page', () => {
  expect(page('/uz', 'uz').meta).toEqual(
    expect.arrayContaining([
      { property: 'og:url', content: 'https://m.uz/uz' },
      { property: 'og:locale', content: 'uz_UZ' },
      { property: 'og:locale:alternate', content: 'ru_RU' },
    ]),
  );
});
