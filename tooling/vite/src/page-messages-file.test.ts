import { expect, it } from 'vitest';
import { PAGE_MESSAGES_FILE, pageMessagesFile } from './page-messages-file.ts';

it.each(['ru', 'uz', 'uz-Cyrl'] as const)('PAGE_MESSAGES_FILE recognises the file of the page messages in %s', (language) => {
  const file = pageMessagesFile('src/pages/faq/faq-page.tsx', language);
  expect(file).toBe(`src/pages/faq/faq-page.words-${language}.js`);
  expect(PAGE_MESSAGES_FILE.exec(file)?.slice(1)).toEqual(['src/pages/faq/faq-page', language]);
});
