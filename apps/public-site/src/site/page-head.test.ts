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

test('what a messenger shows is in the language of the page', () => {
  expect(page('/uz', 'uz').meta).toEqual(
    expect.arrayContaining([
      { property: 'og:url', content: 'https://m.uz/uz' },
      { property: 'og:locale', content: 'uz_UZ' },
      { property: 'og:locale:alternate', content: 'ru_RU' },
    ]),
  );
});
