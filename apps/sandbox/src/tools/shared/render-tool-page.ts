import { type Locale, localeFromAcceptLanguage } from '@muddat/i18n';
import type { FastifyRequest } from 'fastify';
import { escapeHtml } from './page.ts';

const NAV_LABELS = {
  ru: {
    inbox: 'Входящие СМС',
    ledger: 'Сверка платежей',
    content: 'Страницы',
    checker: 'Проверка личности',
    store: 'Магазин',
    questions: 'Вопросы',
    returns: 'Возвраты',
    docs: 'Описание API',
  },
  uz: {
    inbox: 'Kelgan SMSlar',
    ledger: 'Toʻlovlar solishtiruvi',
    content: 'Sahifalar',
    checker: 'Shaxsni tekshirish',
    store: 'Doʻkon',
    questions: 'Savollar',
    returns: 'Qaytarishlar',
    docs: 'API tavsifi',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type ToolPage = 'inbox' | 'ledger' | 'content' | 'checker' | 'store' | 'questions' | 'returns';
const TOOL_PATHS: Record<ToolPage, string> = {
  inbox: '/sandbox/inbox',
  ledger: '/sandbox/ledger/view',
  content: '/sandbox/content',
  checker: '/sandbox/checker',
  store: '/sandbox/store',
  questions: '/sandbox/questions',
  returns: '/sandbox/returns',
};

/** The language of a tool's page: `?lang=uz` or `ru`, or else the language that the browser requests. */
export function pageLocale(request: FastifyRequest): Locale {
  const { query } = request;
  const lang: unknown = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
  if (lang === 'uz' || lang === 'ru') return lang;
  return localeFromAcceptLanguage(request.headers['accept-language']);
}

/** The layout of a tool's page, with links to the other tools and the other language. `main` is HTML; `data` are texts for the script. */
export function renderToolPage(locale: Locale, current: ToolPage, main: string, data: Readonly<Record<string, string>> = {}): string {
  const words = NAV_LABELS[locale];
  const link = (page: ToolPage) =>
    `<a href="${TOOL_PATHS[page]}?lang=${locale}"${page === current ? ' aria-current="page"' : ''}>${words[page]}</a>`;
  const other = locale === 'ru' ? ({ code: 'uz', label: 'Oʻz' } as const) : ({ code: 'ru', label: 'Рус' } as const);
  const attributes = Object.entries(data).map(([name, text]) => ` data-${name}="${escapeHtml(text)}"`);
  const language = `<a href="${TOOL_PATHS[current]}?lang=${other.code}" lang="${other.code}" hreflang="${other.code}">${other.label}</a>`;
  const tools = (['inbox', 'ledger', 'content', 'checker', 'store', 'questions', 'returns'] as const).map(link).join('');
  const nav = `<nav>${tools}<a href="/docs">${words.docs}</a>${language}</nav>`;
  return `<header><div class="wrap"><strong>Muddat sandbox</strong>${nav}</div></header><main class="wrap"${attributes.join('')}>${main}</main>`;
}
