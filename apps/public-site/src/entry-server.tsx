import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type PageFailure, toPageFailure } from '@muddat/app-shell';
import { readClientBuild } from '@muddat/app-shell/client-build';
import { inlineHashes } from '@muddat/app-shell/inline-hashes';
import { type Alphabet, type Language, type Locale, langOf, languageOf } from '@muddat/i18n';
import { matchRoute } from '@muddat/routing';
import { createMuddatClient } from '@muddat/sdk';
import { appMessagesFile, pageMessagesFile } from '@muddat/vite-config/page-messages-file';
import { createRequestHandler, getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import type { Operator } from './app/context.ts';
import { loadMessages } from './app/messages/load-messages.ts';
import { createSiteRouter } from './app/router.tsx';
import { failedPageStatus, loadPayload } from './app/routes/load-payload.ts';
import { findViewFiles } from './app/routes/view-files.ts';
import { createRuleSelection } from './app/styles/used-rules.ts';
import { isLoadedPage, withoutJsonLd } from './shared/page/payload.ts';
import type { LoadedPage } from './shared/page/types.ts';

const client = readClientBuild(fileURLToPath(new URL('../client', import.meta.url)));
/** The app has one style sheet. In development it has none: the development server adds its own. */
const [sheet, secondSheet] = Object.entries(client.styles).map(([file, text]) => ({ file, text }));
if (secondSheet) throw new Error('the site has more than one style sheet, and its documents can contain the rules of one only');
/** Stands in a document for the rules of the sheet that its HTML uses, which are known only after the rendering. */
const USED_RULES = '@used;';
/** In the text of a page `<` is escaped, so this is found only in the style element. */
const STYLE_END = `>${USED_RULES}</style>`;
const styles = { css: sheet ? [sheet.file] : [], inlineCss: { styles: sheet ? { [sheet.file]: USED_RULES } : {} } };
const selectRules = createRuleSelection(sheet?.text ?? '');
function withUsedRules(html: string): string {
  if (sheet && !html.includes(STYLE_END)) throw new Error('the document has no place for its styles');
  return html.replace(STYLE_END, () => `>${selectRules(html)}</style>`);
}
const lazyFiles = (source: string) => client.lazy?.[source] ?? [];
/** Chunks of a page's view and of its messages. */
const filesOfView = (view: string, language: Language) => [
  ...new Set([...lazyFiles(view), ...lazyFiles(pageMessagesFile(view, langOf(language)))]),
];
const viewFiles = await findViewFiles();
/** Hash of the entry script and the style sheet: their names change when anything that they load changes. */
const BUILD_ID = createHash('sha256').update([client.entry, sheet?.file].join()).digest('hex').slice(0, 16);

/**
 * Scripts of the start, dependencies first and the entry last. As one script they would block the page noticeably: React alone takes about
 * 100 ms on a cheap phone.
 */
const START_FILES = client.preloads.toReversed();

/**
 * Scripts of a page: the entry, the messages of the language, and the page's own. The document lists them all, with the style sheet; the
 * starter requests them after the first paint.
 * In development there is no starter, and the document contains the entry itself.
 */
function makeManifest(language: Language, page: string | null) {
  const own = page === null ? [] : filesOfView(viewFiles.get(page) ?? '', language);
  const beside = [...lazyFiles(appMessagesFile(langOf(language))), ...own].join(' ');
  const module = { type: 'module', async: true };
  const scripts = client.starter
    ? [
        {
          attrs: {
            ...module,
            src: client.starter,
            'data-entry-scripts': START_FILES.join(' '),
            'data-preload-scripts': beside,
            'data-style-sheet': sheet?.file,
          },
        },
      ]
    : START_FILES.map((src) => ({ attrs: { ...module, src } }));
  return {
    scriptFormat: 'module' as const,
    inlineCss: styles.inlineCss,
    routes: { __root__: { preloads: [], css: styles.css, scripts } },
  };
}

/** One manifest per language and page, because the router caches by object identity what it reads from a manifest. */
const manifests = new Map<string, ReturnType<typeof makeManifest>>();
function manifestFor({ url, origin, locale, alphabet }: RenderInput) {
  const language = languageOf(locale, alphabet);
  const page = matchRoute(new URL(url, origin).pathname)?.route.id ?? null;
  const key = `${language} ${page}`;
  const made = manifests.get(key) ?? makeManifest(language, page);
  manifests.set(key, made);
  return made;
}

/** Manifest of a page without scripts. */
const STATIC_MANIFEST = {
  scriptFormat: 'module' as const,
  inlineCss: styles.inlineCss,
  routes: { __root__: { preloads: [], css: styles.css, scripts: [] } },
};

const NOT_FOUND = 404;

type BaseUrls = Record<'auth' | 'installment' | 'mobile' | 'builder' | 'billing', string>;

export type RenderInput = {
  /** Canonical path of the page with the query parameters that it reads, in canonical order (`pageQuery` of routing). */
  url: string;
  locale: Locale;
  /** Alphabet of Uzbek text; Latin by default. */
  alphabet?: Alphabet;
  /** Origin of the site, for canonical links. */
  origin: string;
  api: { baseUrls: BaseUrls; getAccessToken: () => Promise<string | null>; fetch?: typeof fetch };
  requestId: string;
  /** Build id of the portal, as in `/build-metadata.json`; by default an id of this app's own build. */
  build?: string;
  /** Legal entity shown in the footer and in the public offer. */
  operator: Operator;
  /** True when the backends serve invented content; pages then show a note. False by default. */
  demo?: boolean;
};
export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  html: string;
  scriptHashes: string[];
  styleHashes: string[];
  /** Data of the page. On navigation within the site the browser fetches this instead of a document. Absent when the page has none. */
  payload?: LoadedPage<unknown>;
};
/** A `payload` with `keep: false` must not be cached, for example because a section of the page is missing. */
export type LoadedPayload = Pick<RenderedPage, 'status' | 'payload'>;

export type RenderErrorInput = RenderInput & { status: number; message: string; path: string };

/** Renders a public page with its state, and the hashes for the content security policy. */
export async function render(input: RenderInput): Promise<RenderedPage> {
  const { page, loaded, error } = await renderWith(input, manifestFor(input));
  const { pathname } = new URL(input.url, input.origin);
  // A page with status 404 is rendered again as the error page, which is not hydrated.
  if (page.status === NOT_FOUND) return renderError({ ...input, status: NOT_FOUND, message: '', path: pathname });
  if (error === undefined) return { ...page, ...(loaded ? { payload: withoutJsonLd(loaded) } : {}) };
  // Hydration would not reproduce an error that happened on the server, so render the error page, which needs no script.
  const { statusCode, statusMessage } = toPageFailure(error, pathname);
  return renderError({ ...input, status: failedPageStatus(statusCode), message: statusMessage, path: pathname });
}

/** Loads what the browser fetches instead of a document: the payload of `render`, without rendering. */
export async function loadPage(input: RenderInput): Promise<LoadedPayload> {
  const words = await loadMessages(languageOf(input.locale, input.alphabet));
  return loadPayload(input.url, { ...words, origin: input.origin, api: apiOf(input), demo: input.demo === true });
}

/** Renders the error page. It loads no script, so it works whatever else fails. */
export async function renderError({ status, message, path, ...input }: RenderErrorInput): Promise<RenderedPage> {
  // Use an address without a page, so that no data is loaded: the backends may be the cause of the error.
  const url = `/${input.locale}/error/page${new URL(input.url, input.origin).search}`;
  const failure = { statusCode: status, statusMessage: message, path };
  const { page } = await renderWith({ ...input, url }, STATIC_MANIFEST, failure);
  return { ...page, status };
}

const buildOf = ({ build = BUILD_ID }: RenderInput): string => build;
const apiOf = ({ api, locale }: RenderInput) => createMuddatClient({ ...api, locale });

type Assets = ReturnType<typeof manifestFor> | typeof STATIC_MANIFEST;

async function renderWith(input: RenderInput, assets: Assets, failure: PageFailure | null = null) {
  const { url, locale, alphabet, origin, operator, demo = false } = input;
  const words = await loadMessages(languageOf(locale, alphabet));
  const router = createSiteRouter({ ...words, loadMessages, origin, build: buildOf(input), operator, demo, api: apiOf(input), failure });
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
    // A page without scripts does not need the state that the router adds.
    html = withUsedRules(failure ? `<!DOCTYPE html>${drawn}` : await transformHtmlStringWithRouter(router, drawn));
    // The HTML is not the body of this Response: as a body it would be encoded to bytes and decoded again.
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  });
  const headers = Object.fromEntries(response.headers);
  return { page: { status: response.status, headers, html, ...inlineHashes(html) }, loaded, error };
}
