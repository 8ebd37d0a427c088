import { ALPHABET_COOKIE, type Language } from '@muddat/i18n';
import { switchLocale } from '@muddat/routing';

/**
 * This page in every language, as links that work without a script: the gateway takes `alphabet` out of the address, keeps it in a
 * cookie and answers the page. Latin needs it said only where Cyrillic is read now.
 * @param href path, query and fragment of the page
 */
export function languageHrefs(href: string, current: Language): Record<Language, string> {
  const uz = switchLocale(href, 'uz');
  return {
    ru: switchLocale(href, 'ru'),
    'uz-Latn': current === 'uz-Cyrl' ? withAlphabet(uz, 'latn') : uz,
    'uz-Cyrl': withAlphabet(uz, 'cyrl'),
  };
}

function withAlphabet(href: string, alphabet: string): string {
  const [, path = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(href) ?? [];
  return `${path}${path.includes('?') ? '&' : '?'}${ALPHABET_COOKIE}=${alphabet}${fragment}`;
}
