import type { LanguageTag } from '@muddat/i18n';

/** The module with an app's own messages in a language, as in the build's manifest. File names are in lower case, also for `uz-Cyrl`. */
export const appMessagesFile = (language: LanguageTag): string => `src/app/messages/${language.toLowerCase()}.ts`;

/**
 * The module with a page's messages in a language, as in the build's manifest: for `…/faq-page.tsx` it is `…/faq-page.words-uz-Cyrl.js`.
 * The file does not exist on disk.
 * @param view the module that renders the page
 */
export const pageMessagesFile = (view: string, language: LanguageTag): string => view.replace(/\.tsx$/, `.words-${language}.js`);

/** A module with a page's messages: first the page without its extension, then the language. */
export const PAGE_MESSAGES_FILE_PATTERN = /^(.+)\.words-(ru|uz|uz-Cyrl)\.js$/;
