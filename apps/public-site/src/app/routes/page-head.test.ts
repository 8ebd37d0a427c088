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
] as const)('the head of %s has its canonical address and the addresses in both languages', (path, locale, expected) => {
  expect(hrefs(page(path, locale))).toEqual(expected);
});

const metaOf = (more: Partial<Parameters<typeof pageHead>[0]>) =>
  pageHead({ title: 'T', description: 'D', origin: 'https://m.uz', pathname: '/ru/partners', locale: 'ru', ...more }).meta;

test('canonicalQuery is part of the canonical, alternate and og:url addresses', () => {
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

test('the robots tag is noindex only if index is false', () => {
  expect(metaOf({ index: false })).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(JSON.stringify(metaOf({}))).not.toContain('robots');
});

test('the social picture has its absolute address, size and alternative text', () => {
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

test('og:url and og:locale are those of the page language', () => {
  expect(page('/uz', 'uz').meta).toEqual(
    expect.arrayContaining([
      { property: 'og:url', content: 'https://m.uz/uz' },
      { property: 'og:locale', content: 'uz_UZ' },
      { property: 'og:locale:alternate', content: 'ru_RU' },
    ]),
  );
});
