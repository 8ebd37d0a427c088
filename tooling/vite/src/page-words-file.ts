import type { LanguageTag } from '@muddat/i18n';

/**
 * The module of a page's words in a language, as the build's manifest names it: of `…/faq-page.tsx` it is `…/faq-page.words-uz-Cyrl.js`.
 * No such file is written anywhere.
 * @param view the module that draws the page
 */
export const pageWordsFile = (view: string, language: LanguageTag): string => view.replace(/\.tsx$/, `.words-${language}.js`);

/** Such a module: the page without its extension, then the language. */
export const PAGE_WORDS = /^(.+)\.words-(ru|uz|uz-Cyrl)\.js$/;
