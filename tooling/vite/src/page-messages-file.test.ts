import { expect, it } from 'vitest';
import { appMessagesFile, PAGE_MESSAGES_FILE_PATTERN, pageMessagesFile } from './page-messages-file.ts';

it.each([
  ['uz', 'src/app/messages/uz.ts'],
  ['uz-Cyrl', 'src/app/messages/uz-cyrl.ts'],
] as const)('appMessagesFile: the messages of an app in %s are in %s', (language, file) => {
  expect(appMessagesFile(language)).toBe(file);
});

it.each(['ru', 'uz', 'uz-Cyrl'] as const)('PAGE_MESSAGES_FILE_PATTERN recognises the file of the page messages in %s', (language) => {
  const file = pageMessagesFile('src/pages/faq/faq-page.tsx', language);
  expect(file).toBe(`src/pages/faq/faq-page.words-${language}.js`);
  expect(PAGE_MESSAGES_FILE_PATTERN.exec(file)?.slice(1)).toEqual(['src/pages/faq/faq-page', language]);
});
