import { type Language, localeOf, problemMessage, toUzbekCyrillic } from '@muddat/i18n';

const CODES: Readonly<Record<number, string>> = {
  404: 'not_found',
  429: 'rate_limited',
  502: 'upstream_unavailable',
  503: 'upstream_unavailable',
  504: 'upstream_timeout',
};

/** The message for a failed page when no backend sent one, by status: the specification's sentence (spec 8). */
export function pageFailureMessage(status: number, language: Language): string {
  const sentence = problemMessage(CODES[status] ?? 'internal', localeOf(language));
  return language === 'uz-Cyrl' ? toUzbekCyrillic(sentence) : sentence;
}
