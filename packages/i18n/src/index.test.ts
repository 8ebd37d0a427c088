import { expect, it } from 'vitest';
import * as root from './index.ts';

it('the root exports these names and no others', () => {
  expect(Object.keys(root).sort()).toMatchInlineSnapshot(`
    [
      "ALPHABET_COOKIE",
      "CURRENCY_WORD",
      "DEFAULT_LOCALE",
      "LOCALES",
      "NO_BREAK_SPACE",
      "PROBLEM_CODES",
      "apiPrefix",
      "createI18n",
      "foldUzbek",
      "formatDate",
      "formatDateLong",
      "formatDateShort",
      "formatDateTime",
      "formatDateWords",
      "formatDays",
      "formatDueDay",
      "formatMoney",
      "formatMonth",
      "formatNumber",
      "formatPhone",
      "formatRelativeDay",
      "formatTime",
      "isProblemCode",
      "languageOf",
      "localeFromAcceptLanguage",
      "localeOf",
      "maskPhone",
      "normaliseUzbek",
      "parseAlphabet",
      "parseAmount",
      "parseLanguage",
      "parseLocale",
      "pluralForm",
      "problemMessage",
      "tashkentDate",
      "toUzbekCyrillic",
      "toUzbekLatin",
      "weekdayNames",
    ]
  `);
});
