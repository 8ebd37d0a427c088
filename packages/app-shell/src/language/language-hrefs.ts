import { ALPHABET_COOKIE, type Language } from '@muddat/i18n';
import { switchLocale } from '@muddat/routing';

/**
 * Links to the current page in every language, which work without JavaScript: the gateway moves `alphabet` from the address to a cookie and
 * responds with the page. The link to Latin names the alphabet only if the current page is in Cyrillic.
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
