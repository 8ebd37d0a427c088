import type { PoEntry } from '../po.ts';
import type { LanguageText } from './language-texts.ts';
import {
  DEPRECATED_TERM_RULES,
  MISSING_YO_RULES,
  NO_BREAK_SPACE_RULES,
  type TextLanguage,
  type TextRule,
  TYPOGRAPHY_RULES,
} from './terms.ts';

/** A text that may violate a rule: its file, the allowed part of the text, and the reason. */
export type TermException = { location: string; phrase: string; reason: string };
export type TextWithLocation = { location: string; language: TextLanguage; text: string };

const RULES: readonly TextRule[] = [...DEPRECATED_TERM_RULES, ...MISSING_YO_RULES, ...NO_BREAK_SPACE_RULES, ...TYPOGRAPHY_RULES];

/** The rules that a text in one language violates. */
export const findTextTermErrors = (language: TextLanguage, text: string): string[] =>
  RULES.filter((rule) => rule.language === language).flatMap(({ pattern, replacement }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`«${found.trim()}» lost to: ${replacement}`];
  });

/** One line for each fault. An exception that no text uses is a fault too. */
export function findTermErrors(texts: readonly TextWithLocation[], exceptions: readonly TermException[]): string[] {
  const used = new Set<TermException>();
  const faults = texts.flatMap(({ location, language, text }) => {
    const excepted = exceptions.filter((one) => location.startsWith(one.location) && text.includes(one.phrase));
    const rest = excepted.reduce((left, { phrase }) => left.replaceAll(phrase, ''), text);
    const all = findTextTermErrors(language, text);
    const left = excepted.length === 0 ? all : findTextTermErrors(language, rest);
    if (all.length > left.length) for (const one of excepted) used.add(one);
    return left.map((fault) => `${location}: ${fault}: ${text}`);
  });
  const unused = exceptions
    .filter((one) => !used.has(one))
    .map(({ location, phrase }) => `${location}: excepted and no longer needed: ${phrase}`);
  return [...faults, ...unused];
}

export const locateSourceTexts = (file: string, texts: readonly LanguageText[]): TextWithLocation[] =>
  texts.map(({ language, text, line }) => ({ location: `${file}:${line}`, language, text }));

/** The source texts are Russian. A catalog entry without a Russian text shows its source. */
export const locateCatalogTexts = (file: string, language: TextLanguage, entries: readonly PoEntry[]): TextWithLocation[] =>
  entries.map(({ source, text }) => ({ location: file, language, text: language === 'ru' ? text || source : text }));
