import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { AssetFolders } from '../pages/assets/hashed-files.ts';
import { shellNames } from '../pages/shells.ts';

/** Counters of the public-site fixture, and switches that make it fail. */
export type SiteState = {
  renders: number;
  loads: number;
  errors: number;
  failing: boolean;
  errorsFailing: boolean;
  /** Each page lacks a part of its data. */
  partial: boolean;
  /** The result of `loadPage`, if it has a `status`. */
  answer: unknown;
};

/** A public-site bundle whose page prints its input, counts its renderings and can be made to fail. */
const ENTRY_SERVER = `
export const state = { renders: 0, loads: 0, errors: 0, failing: false, errorsFailing: false, partial: false, answer: undefined };
const page = (status, html) => ({ status, headers: { 'x-own': '1', 'Content-Language': 'xx' }, html, scriptHashes: ['sha256-c2NyaXB0'], styleHashes: ['sha256-c3R5bGU='] });
export async function render({ url, locale, alphabet, origin, api, requestId, build, operator, demo }) {
  if (state.failing) throw new Error('render failed');
  state.renders += 1;
  const token = await api.getAccessToken();
  const seen = JSON.stringify({ url, locale, alphabet, origin, token: token === null ? null : 'given', apis: Object.keys(api.baseUrls), requestId: typeof requestId, operator: operator.name, demo });
  const payload = { data: { url, locale, alphabet, render: state.renders }, head: { title: url }, build, ...(state.partial ? { keep: false } : {}) };
  return { payload, ...page(200, '<!doctype html><html lang="' + locale + '"><p style="color:red">render ' + state.renders + '</p><script type="application/json">' + seen + '</script></html>') };
}
export async function loadPage({ url, locale, alphabet }) {
  if (state.failing) throw new Error('load failed');
  state.loads += 1;
  if (state.answer?.status) return state.answer;
  if (url.includes('missing')) return { status: 404 };
  return { status: 200, payload: { data: { url, locale, alphabet, load: state.loads }, head: { title: url }, ...(state.partial ? { keep: false } : {}) } };
}
export async function renderError({ status, message, path, locale }) {
  if (state.errorsFailing) throw new Error('error page failed');
  state.errors += 1;
  const text = (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return page(status, '<!doctype html><html lang="' + locale + '"><h1>' + status + '</h1><p>' + text(message) + '</p><p>Page not found ' + text(path) + '</p></html>');
}
`;

/**
 * A cabinet bundle whose page shows the customer's name and what it was asked for. By its query it becomes a shell (`?as=shell`), throws
 * (`?as=failure`), writes (`?as=write`), or shows the responses of calls (`?call=/api/…`).
 */
const CABINET_ENTRY_SERVER = `
export async function renderPage({ url, language, fetch, dataLimitMs }) {
  const { searchParams } = new URL(url, 'http://localhost');
  if (searchParams.get('as') === 'shell') return null;
  if (searchParams.get('as') === 'failure') throw new Error('render failed');
  if (searchParams.get('as') === 'write') await fetch('http://localhost/api/auth/user', { method: 'POST' });
  const read = async (path) => {
    const late = new Promise((resolve) => setTimeout(resolve, dataLimitMs, { status: 'no response', text: async () => '' }));
    const response = await Promise.race([fetch('http://localhost' + path), late]);
    return path + ' ' + response.status + ' ' + (await response.text());
  };
  const calls = await Promise.all(['/api/auth/user', ...searchParams.getAll('call')].map(read));
  const text = (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const html = '<!DOCTYPE html><html lang="' + language + '"><h1>' + text(url) + '</h1>' + calls.map((call) => '<p>' + text(call) + '</p>').join('') + '</html>';
  return { html, scriptHashes: ['sha256-cGFnZQ=='], styleHashes: [], isComplete: !html.includes('no response') };
}
`;

const put = (folder: string, name: string, text: string): void => {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
};
/** The lowest quality of Brotli. With its default, the highest, compression would take half of the start of a test's gateway. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY } };
const putPacked = (folder: string, name: string, text: string): void => {
  put(folder, name, text);
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text, FAST));
};

/** Writes fixture builds of both apps in the layout that the gateway expects. */
export function writeBundles(folder: string): AssetFolders {
  const site = join(folder, 'site');
  const cabinet = join(folder, 'cabinet');
  put(site, 'package.json', '{"type":"module"}');
  put(site, 'server/entry-server.js', ENTRY_SERVER);
  putPacked(site, 'client/assets/site/app-1a2b3c.js', 'console.log("site");\n'.repeat(50));
  put(site, 'client/assets/site/font-1a2b3c.woff2', 'font');
  put(site, 'client/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  put(site, 'client/favicon.ico', 'icon');
  put(site, 'client/apple-touch-icon.png', 'icon');
  put(site, 'client/index.html', 'never served');
  put(site, 'worker/sw.js', 'addEventListener("fetch", () => {});\n');
  putPacked(cabinet, 'client/assets/cabinet/app-4d5e6f.css', 'body{color:red}\n'.repeat(50));
  const manifest: Record<string, unknown> = {};
  for (const file of shellNames()) {
    const [name = '', language = ''] = file.split('.');
    putPacked(cabinet, `client/shells/${file}.html`, `<!doctype html><html lang="${language}"><title>shell ${name}</title></html>`);
    manifest[`${file}.html`] = { scriptHashes: ['sha256-c2hlbGw='], styleHashes: [] };
  }
  put(cabinet, 'client/shells/manifest.json', JSON.stringify(manifest));
  put(cabinet, 'package.json', '{"type":"module"}');
  put(cabinet, 'server/entry-server.js', CABINET_ENTRY_SERVER);
  return { site, cabinet };
}

const hasState = (module: unknown): module is { state: SiteState } => typeof module === 'object' && module !== null && 'state' in module;

/** The state of the fixture in these builds. Each written build has its own, so gateways in one process do not share it. */
export async function loadSiteState({ site }: AssetFolders): Promise<SiteState> {
  const module: unknown = await import(pathToFileURL(join(site, 'server', 'entry-server.js')).href);
  if (!hasState(module)) throw new Error(`${site} is no fixture of public-site`);
  return module.state;
}
