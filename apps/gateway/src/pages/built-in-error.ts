import type { Locale } from '@muddat/i18n';

const TEXTS = {
  ru: {
    notFound: 'Ой! Мы не можем найти эту страницу.',
    failed: 'Что-то пошло не так, пожалуйста, повторите попытку',
    home: 'На главную',
  },
  uz: {
    notFound: 'Voy! Bu sahifani topa olmadik.',
    failed: 'Nimadir notoʻgʻri ketdi, iltimos, qaytadan urinib koʻring',
    home: 'Bosh sahifaga',
  },
} as const satisfies Record<Locale, Record<string, string>>;

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The page of last resort, in both languages and without a single request: shown when the error page itself cannot be rendered. */
export function builtInErrorPage({ status, locale, path }: { status: number; locale: Locale; path: string }): string {
  const parts = ([locale, locale === 'ru' ? 'uz' : 'ru'] as const).map((language) => {
    const text = TEXTS[language];
    const detail = status === 404 ? `<p>Page not found: ${escapeHtml(path)}</p>` : `<p>${status}</p>`;
    return `<section lang="${language}"><h1>${status === 404 ? text.notFound : text.failed}</h1>${detail}<p><a href="/${language}">${text.home}</a></p></section>`;
  });
  const title = status === 404 ? '404' : status === 500 ? 'Network Error' : String(status);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body>${parts.join('<hr>')}</body></html>`;
}
