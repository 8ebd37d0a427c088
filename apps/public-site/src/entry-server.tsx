import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { failureOf, type PageFailure } from '@muddat/app-shell';
import { readClientBuild } from '@muddat/app-shell/client-build';
import { inlineHashes } from '@muddat/app-shell/inline-hashes';
import { type Alphabet, type Language, type Locale, langOf, languageOf } from '@muddat/i18n';
import { matchRoute } from '@muddat/routing';
import { createMuddatClient } from '@muddat/sdk';
import { pageWordsFile } from '@muddat/vite-config/page-words-file';
import { createRequestHandler, getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import type { Operator } from './app/context.ts';
import { loadWords } from './app/messages/load-words.ts';
import { createSiteRouter } from './app/router.tsx';
import { loadPayload, pageStatus } from './app/routes/load-payload.ts';
import { findViewFiles } from './app/routes/view-files.ts';
import { forBrowser, isLoadedPage } from './shared/page/payload.ts';
import type { LoadedPage } from './shared/page/types.ts';

const client = readClientBuild(fileURLToPath(new URL('../client', import.meta.url)));
const styles = { css: Object.keys(client.styles), inlineCss: { styles: client.styles } };
const lazyFiles = (source: string) => client.lazy?.[source] ?? [];
/** A page's own part and its words. */
const filesOfView = (view: string, language: Language) => [
  ...new Set([...lazyFiles(view), ...lazyFiles(pageWordsFile(view, langOf(language)))]),
];
const viewFiles = await findViewFiles();
/** Both names change with whatever they load. */
const OWN_BUILD = createHash('sha256')
  .update([client.entry, ...styles.css].join())
  .digest('hex')
  .slice(0, 16);

/**
 * The entry after what it is made of. Each is a script of its own, for what is run at one go blocks the page at one go: on a cheap phone
 * React alone takes as long as the eye waits.
 */
const START_FILES = client.preloads.toReversed();

/**
 * What a page loads: the entry, its language, and its own part. The document names them all; its starter asks for them when the page has
 * been painted. In development there is no starter, and the entry stands in the document itself.
 */
function makeManifest(language: Language, page: string | null) {
  const own = page === null ? [] : filesOfView(viewFiles.get(page) ?? '', language);
  const beside = [...lazyFiles(`src/app/messages/${langOf(language)}.ts`), ...own].join(' ');
  const module = { type: 'module', async: true };
  const scripts = client.starter
    ? [{ attrs: { ...module, src: client.starter, 'data-start': START_FILES.join(' '), 'data-beside': beside } }]
    : START_FILES.map((src) => ({ attrs: { ...module, src } }));
  return {
    scriptFormat: 'module' as const,
    inlineCss: styles.inlineCss,
    routes: { __root__: { preloads: [], css: styles.css, scripts } },
  };
}

/** One a language and page, for the router remembers by the object what a page takes of it. */
const manifests = new Map<string, ReturnType<typeof makeManifest>>();
function manifestFor({ url, origin, locale, alphabet }: RenderInput) {
  const language = languageOf(locale, alphabet);
  const page = matchRoute(new URL(url, origin).pathname)?.route.id ?? null;
  const key = `${language} ${page}`;
  const made = manifests.get(key) ?? makeManifest(language, page);
  manifests.set(key, made);
  return made;
}

/** A page without scripts. */
const STATIC_MANIFEST = {
  scriptFormat: 'module' as const,
  inlineCss: styles.inlineCss,
  routes: { __root__: { preloads: [], css: styles.css, scripts: [] } },
};

const NOT_FOUND = 404;

type BaseUrls = Record<'auth' | 'installment' | 'mobile' | 'builder' | 'billing', string>;

export type RenderInput = {
  /** Canonical path of the page and what it reads of the query, in canonical order (`pageQuery` of the routing). */
  url: string;
  locale: Locale;
  /** How Uzbek is written; Latin when left out. */
  alphabet?: Alphabet;
  /** Origin of the site, for canonical links. */
  origin: string;
  api: { baseUrls: BaseUrls; getAccessToken: () => Promise<string | null>; fetch?: typeof fetch };
  requestId: string;
  /** Names the build of the portal, as `/build-metadata.json` has it; a name of this app's own build when left out. */
  build?: string;
  /** Whom the footer and the offer name. */
  operator: Operator;
  /** Whether the content of the backends is invented. Pages then say so. False by default. */
  demo?: boolean;
};
export type Rendered = {
  status: number;
  headers: Record<string, string>;
  html: string;
  scriptHashes: string[];
  styleHashes: string[];
  /** What the page was made of: a browser that is on the site already fetches this instead of the document. Left out where there is none. */
  payload?: LoadedPage<unknown>;
};
/** `payload` says by `keep: false` that the page is not whole. */
export type LoadedPayload = Pick<Rendered, 'status' | 'payload'>;

export type RenderErrorInput = RenderInput & { status: number; message: string; path: string };

/** Renders one public page whole, with its state and the hashes that the content security policy needs. */
export async function render(input: RenderInput): Promise<Rendered> {
  const { page, loaded, error } = await renderWith(input, manifestFor(input));
  const { pathname } = new URL(input.url, input.origin);
  // Nothing of such a page is left to be taken over; it is drawn as that of an address that no page has.
  if (page.status === NOT_FOUND) return renderError({ ...input, status: NOT_FOUND, message: '', path: pathname });
  if (error === undefined) return { ...page, ...(loaded ? { payload: forBrowser(loaded) } : {}) };
  // What failed here would not be what fails in the browser, so the reader gets the page that needs no script.
  const { statusCode, statusMessage } = failureOf(error, pathname);
  return renderError({ ...input, status: pageStatus(statusCode), message: statusMessage, path: pathname });
}

/** What the browser fetches of a page instead of its document: the same as `render` has, without drawing it. */
export async function loadPage(input: RenderInput): Promise<LoadedPayload> {
  const words = await loadWords(languageOf(input.locale, input.alphabet));
  return loadPayload(input.url, { ...words, origin: input.origin, api: apiOf(input), demo: input.demo === true });
}

/** The error page: for readers only, so it loads no script and works whatever else does not. */
export async function renderError({ status, message, path, ...input }: RenderErrorInput): Promise<Rendered> {
  // An address without a page, so that no page's data is fetched: the backends may be what failed.
  const url = `/${input.locale}/error/page${new URL(input.url, input.origin).search}`;
  const failure = { statusCode: status, statusMessage: message, path };
  const { page } = await renderWith({ ...input, url }, STATIC_MANIFEST, failure);
  return { ...page, status };
}

const buildOf = ({ build = OWN_BUILD }: RenderInput): string => build;
const apiOf = ({ api, locale }: RenderInput) => createMuddatClient({ ...api, locale });

type Assets = ReturnType<typeof manifestFor> | typeof STATIC_MANIFEST;

async function renderWith(input: RenderInput, assets: Assets, failure: PageFailure | null = null) {
  const { url, locale, alphabet, origin, operator, demo = false } = input;
  const words = await loadWords(languageOf(locale, alphabet));
  const router = createSiteRouter({ ...words, loadWords, origin, build: buildOf(input), operator, demo, api: apiOf(input), failure });
  const handler = createRequestHandler({
    request: new Request(new URL(url, origin)),
    createRouter: () => router,
    getRouterManifest: () => assets,
  });
  let html = '';
  let error: unknown;
  let loaded: LoadedPage<unknown> | null = null;
  const response = await handler(async ({ responseHeaders }) => {
    error = router.state.matches.find(({ status }) => status === 'error')?.error;
    const data: unknown = router.state.matches.at(-1)?.loaderData;
    loaded = isLoadedPage(data) ? data : null;
    const drawn = renderToString(<RouterServer router={router} />);
    // A page without scripts has no use for the state that the router writes into it.
    html = failure ? `<!DOCTYPE html>${drawn}` : await transformHtmlStringWithRouter(router, drawn);
    // The text goes by the side of the answer: as its body it would be written as bytes and read again.
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  });
  const headers = Object.fromEntries(response.headers);
  return { page: { status: response.status, headers, html, ...inlineHashes(html) }, loaded, error };
}
