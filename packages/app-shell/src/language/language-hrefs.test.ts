import { expect, test } from 'vitest';
import { languageHrefs } from './language-hrefs.ts';

test.each([
  ['/ru', 'ru', '/ru', '/uz', '/uz?alphabet=cyrl'],
  ['/uz/orders/1?tab=all#top', 'uz-Latn', '/ru/orders/1?tab=all#top', '/uz/orders/1?tab=all#top', '/uz/orders/1?tab=all&alphabet=cyrl#top'],
  ['/uz/sign-up', 'uz-Cyrl', '/ru/sign-up', '/uz/sign-up?alphabet=latn', '/uz/sign-up?alphabet=cyrl'],
] as const)('the language links of %s, read in %s, keep path, query and fragment', (href, current, ru, uz, cyrl) => {
  expect(languageHrefs(href, current)).toEqual({ ru, 'uz-Latn': uz, 'uz-Cyrl': cyrl });
});
