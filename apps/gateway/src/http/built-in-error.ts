import { type Locale, problemMessage } from '@muddat/i18n';

const TEXTS = {
  ru: {
    notFound: 'Ой! Мы не можем найти эту страницу.',
    tooLong: 'Запрос слишком длинный. Сократите текст и попробуйте ещё раз',
    failed: problemMessage('internal', 'ru'),
    home: 'На сайт',
  },
  uz: {
    notFound: 'Voy! Bu sahifani topa olmadik.',
    tooLong: 'Soʻrov juda uzun. Matnni qisqartirib, qayta urinib koʻring',
    failed: problemMessage('internal', 'uz'),
    home: 'Saytga',
  },
} as const satisfies Record<Locale, Record<string, string>>;

const KINDS: Readonly<Record<number, 'notFound' | 'tooLong'>> = { 404: 'notFound', 431: 'tooLong' };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * An error page in both languages that needs no further requests: sent when the error page itself cannot be rendered, when a request's head
 * is too large, and when a request could not be parsed or did not arrive in time.
 */
export function builtInErrorPage({ status, locale, path }: { status: number; locale: Locale; path: string }): string {
  const parts = ([locale, locale === 'ru' ? 'uz' : 'ru'] as const).map((language) => {
    const text = TEXTS[language];
    const detail = status === 404 ? `<p>Page not found: ${escapeHtml(path)}</p>` : `<p>${status}</p>`;
    return `<section lang="${language}"><h1>${text[KINDS[status] ?? 'failed']}</h1>${detail}<p><a href="/${language}">${text.home}</a></p></section>`;
  });
  const title = status === 404 ? '404' : status === 500 ? 'Network Error' : String(status);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body>${parts.join('<hr>')}</body></html>`;
}
