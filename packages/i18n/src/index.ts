export { localeFromAcceptLanguage } from './accept-language.ts';
export { compareByAlphabet, sortPlaces } from './alphabet.ts';
export { createI18n } from './create-i18n.ts';
export { tashkentDate } from './dates/calendar-date.ts';
export { formatMonth, type WeekdayName, weekdayNames } from './dates/calendar-names.ts';
export { formatDate, formatDateLong, formatDateShort, formatDateTime, formatDateWords, formatTime } from './dates/format-date.ts';
export { formatDays, formatDueDay, formatRelativeDay } from './dates/relative-day.ts';
export { CURRENCY_WORD, FACT_SEPARATOR, formatMoney, formatNumber, joinFacts, NO_BREAK_SPACE } from './format-number.ts';
export { formatMaskedPhone, formatPhone, maskPhone } from './format-phone.ts';
export {
  ALPHABET_COOKIE,
  type Alphabet,
  LANGUAGES,
  type Language,
  type LanguageTag,
  langOf,
  languageOf,
  localeOf,
  parseAlphabet,
  parseLanguage,
} from './language.ts';
export { apiPrefix, DEFAULT_LOCALE, LOCALES, type Locale, type LocaleEntry, parseLocale } from './locale.ts';
export { parseAmount } from './parse-amount.ts';
export { type PluralForm, pluralForm } from './plural-form.ts';
export { PROBLEM_CODES, type ProblemCode, type ProblemParams } from './problems/codes.ts';
export { isProblemCode, problemMessage } from './problems/problem-message.ts';
export { brandAndModel } from './uzbek/brand-and-model.ts';
export { normaliseUzbek } from './uzbek/normalise.ts';
export { toUzbekCyrillic } from './uzbek/to-cyrillic.ts';
export { foldUzbek, toUzbekLatin } from './uzbek/to-latin.ts';
