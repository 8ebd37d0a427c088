import { type Locale, problemMessage } from '@muddat/i18n';

const TEXTS = {
  ru: {
    notFound: 'Ой! Мы не можем найти эту страницу.',
    tooLong: 'Запрос слишком длинный. Сократите текст и попробуйте ещё раз',
    cookies: 'Файлы cookie этого сайта заняли слишком много места, поэтому мы их удалили. Откройте сайт снова и войдите',
    failed: problemMessage('internal', 'ru'),
    home: 'На сайт',
  },
  uz: {
    notFound: 'Voy! Bu sahifani topa olmadik.',
    tooLong: 'Soʻrov juda uzun. Matnni qisqartirib, qayta urinib koʻring',
    cookies: 'Bu saytning cookie fayllari juda koʻp joy egallagani uchun ularni oʻchirdik. Saytni qayta ochib, kiring',
    failed: problemMessage('internal', 'uz'),
    home: 'Saytga',
  },
} as const satisfies Record<Locale, Record<string, string>>;

const KINDS: Readonly<Record<number, 'notFound' | 'tooLong'>> = { 404: 'notFound', 431: 'tooLong' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** `cause`: names the cause instead of what the status says. */
type ErrorPageParams = { readonly status: number; readonly locale: Locale; readonly path: string; readonly cause?: 'cookies' };

/**
 * An error page in both languages that needs no further requests: sent when the error page itself cannot be rendered, when a request's head
 * is too large, and when a request could not be parsed or did not arrive in time.
 */
export function builtInErrorPage({ status, locale, path, cause }: ErrorPageParams): string {
  const parts = ([locale, locale === 'ru' ? 'uz' : 'ru'] as const).map((language) => {
    const text = TEXTS[language];
    // The error's message (spec 8) is for programs: the path may say anything, and would say it on our page.
    const message = status === 404 ? `<data hidden value="Page not found: ${escapeHtml(path)}"></data>` : '';
    return `<section lang="${language}"><h1>${text[cause ?? KINDS[status] ?? 'failed']}</h1><p>${status}${message}</p><p><a href="/${language}">${text.home}</a></p></section>`;
  });
  const title = status === 404 ? '404' : status === 500 ? 'Network Error' : String(status);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body>${parts.join('<hr>')}</body></html>`;
}
