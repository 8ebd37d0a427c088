import type { PoEntry } from '../po.ts';
import type { LanguageText } from './language-texts.ts';
import { BINDING, type Language, LOST_TERMS, type Rule, TYPOGRAPHY, WITHOUT_YO } from './terms.ts';

/** A text that may violate a rule: its file, the allowed part of the text, and the reason. */
export type TermException = { place: string; part: string; reason: string };
export type PlacedText = { place: string; language: Language; text: string };

const RULES: readonly Rule[] = [...LOST_TERMS, ...WITHOUT_YO, ...BINDING, ...TYPOGRAPHY];

/** The rules that a text in one language violates. */
export const faultsOfText = (language: Language, text: string): string[] =>
  RULES.filter((rule) => rule.language === language).flatMap(({ pattern, say }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`«${found.trim()}» lost to: ${say}`];
  });

/** One line for each fault. An exception that no text uses is a fault too. */
export function faultsOfTerms(texts: readonly PlacedText[], exceptions: readonly TermException[]): string[] {
  const used = new Set<TermException>();
  const faults = texts.flatMap(({ place, language, text }) => {
    const excepted = exceptions.filter((one) => place.startsWith(one.place) && text.includes(one.part));
    const rest = excepted.reduce((left, { part }) => left.replaceAll(part, ''), text);
    const all = faultsOfText(language, text);
    const left = excepted.length === 0 ? all : faultsOfText(language, rest);
    if (all.length > left.length) for (const one of excepted) used.add(one);
    return left.map((fault) => `${place}: ${fault}: ${text}`);
  });
  const unused = exceptions.filter((one) => !used.has(one)).map(({ place, part }) => `${place}: excepted and no longer needed: ${part}`);
  return [...faults, ...unused];
}

export const textsOfSource = (file: string, texts: readonly LanguageText[]): PlacedText[] =>
  texts.map(({ language, text, line }) => ({ place: `${file}:${line}`, language, text }));

/** The source texts are Russian. A catalog entry without a Russian text shows its source. */
export const textsOfCatalog = (file: string, language: Language, entries: readonly PoEntry[]): PlacedText[] =>
  entries.map(({ source, text }) => ({ place: file, language, text: language === 'ru' ? text || source : text }));
