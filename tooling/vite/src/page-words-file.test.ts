import { expect, it } from 'vitest';
import { PAGE_WORDS, pageWordsFile } from './page-words-file.ts';

it.each(['ru', 'uz', 'uz-Cyrl'] as const)('the words of a page in %s are known by the name that they are given', (language) => {
  const file = pageWordsFile('src/pages/faq/faq-page.tsx', language);
  expect(file).toBe(`src/pages/faq/faq-page.words-${language}.js`);
  expect(PAGE_WORDS.exec(file)?.slice(1)).toEqual(['src/pages/faq/faq-page', language]);
});
