import type { Locale } from '@muddat/i18n';
import { BLOCK_KINDS } from '../../apis/builder/stored-blocks.ts';
import { escapeHtml } from '../shared/page.ts';
import type { PageDocumentError } from './page-document.ts';
import type { BuilderPageRow } from './page-store.ts';
import { CONTENT_EDITOR_TEXTS } from './texts.ts';

export const CONTENT_EDITOR_STYLE = `
.table{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:15px}
th,td{text-align:left;padding:8px 12px 8px 0;border-bottom:1px solid var(--line)}th{color:var(--quiet);font-weight:400}
td a{display:inline-flex;align-items:center;min-height:44px}
textarea{width:100%;min-height:60vh;padding:12px;font:14px/1.5 ui-monospace,monospace;color:inherit;background:var(--surface);border:1px solid var(--quiet);border-radius:8px;tab-size:2}
button{min-height:48px;margin-top:16px;padding:8px 24px;font:inherit;font-weight:600;border-radius:12px;border:1px solid var(--primary);background:var(--primary);color:var(--surface)}
.bad{color:var(--bad)}.good{color:var(--good)}.bad li{overflow-wrap:anywhere}
`;

/** Pages of the portal whose address is not /p/{page} (spec 2). */
const OWN_PATHS: ReadonlyMap<string, string> = new Map([
  ['home', ''],
  ['test', '/test'],
  ['installment-terms', '/installment-terms'],
  ['sell-on', '/sell-on-muddat'],
]);

/** The URL of a page in the portal. `preview` makes the portal fetch the newest content first. */
const portalHref = (portal: string, locale: Locale, page: string): string =>
  `${portal}/${locale}${OWN_PATHS.get(page) ?? `/p/${page}`}?preview=1`;

export function pageListView(locale: Locale, pages: readonly BuilderPageRow[], problem: string): string {
  const words = CONTENT_EDITOR_TEXTS[locale];
  const rows = pages.map((row) => {
    const link = `<a href="/sandbox/content/${row.page}?lang=${locale}">${row.page}</a>`;
    return `<tr><td>${link}</td><td class="num">${row.version}</td><td class="num">${row.updatedAt.toISOString().slice(0, 10)}</td></tr>`;
  });
  const table = `<div class="table"><table><thead><tr><th scope="col">${words.page}</th><th scope="col">${words.version}</th><th scope="col">${words.updated}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  const form = `<h2>${words.create}</h2><form method="post" action="/sandbox/content?lang=${locale}"><label for="page">${words.name}</label><input id="page" name="page" required maxlength="64" pattern="[a-z0-9\\-]{1,64}" autocomplete="off" spellcheck="false"><div><button>${words.add}</button></div></form>`;
  return `<h1>${words.title}</h1><p class="quiet">${words.hint}</p>${alert(problem)}${table}${form}`;
}

export type EditorState = {
  readonly page: string;
  readonly version: number;
  readonly text: string;
  readonly saved: boolean;
  readonly faults: readonly PageDocumentError[];
  readonly problem: string;
};

export function editorView(locale: Locale, portal: string, { page, version, text, saved, faults, problem }: EditorState): string {
  const words = CONTENT_EDITOR_TEXTS[locale];
  const shown = (['ru', 'uz'] as const).map((each) => `<a href="${escapeHtml(portalHref(portal, each, page))}" lang="${each}">${each}</a>`);
  const wrong = faults.map((fault) => `<li>${renderErrorLine(locale, fault)}</li>`).join('');
  return [
    `<p><a href="/sandbox/content?lang=${locale}">${words.all}</a></p><h1>${page}</h1>`,
    `<p class="quiet">${words.version} <span class="num">${version}</span> · ${words.show}: ${shown.join(' ')}</p>`,
    saved ? `<p class="good" role="status">${words.saved} ${version}.</p>` : '',
    alert(problem),
    wrong === '' ? '' : `<div class="bad" role="alert"><p>${words.wrong}</p><ul>${wrong}</ul></div>`,
    `<form method="post" action="/sandbox/content/${page}?lang=${locale}"><input type="hidden" name="version" value="${version}">`,
    `<label for="document">${words.json}</label><textarea id="document" name="document" spellcheck="false" required>${escapeHtml(text)}</textarea>`,
    `<p class="quiet">${words.kinds}: ${BLOCK_KINDS.join(', ')}</p><button>${words.save}</button></form>`,
  ].join('');
}

const notJson = (words: (typeof CONTENT_EDITOR_TEXTS)[Locale], place: NonNullable<PageDocumentError['json']>): string =>
  place === 'unknown' ? words.notJson : `${words.notJson}: ${words.line} ${place.line}, ${words.column} ${place.column}`;

const alert = (text: string): string => (text === '' ? '' : `<p class="bad" role="alert">${escapeHtml(text)}</p>`);

function renderErrorLine(locale: Locale, { id, type, field, reason, json }: PageDocumentError): string {
  const words = CONTENT_EDITOR_TEXTS[locale];
  const where = json ? notJson(words, json) : id === '' && type === '' ? '' : `${words.block} ${id} (${type})`;
  const way = [where, field].filter((part) => part !== '').join(', ');
  return `${way === '' ? '' : `<strong>${escapeHtml(way)}</strong>: `}${escapeHtml(reason)}`;
}
