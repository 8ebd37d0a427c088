import { fileURLToPath } from 'node:url';
import { failureOf, type PageFailure } from '@muddat/app-shell';
import { inlineHashes, readClientBuild } from '@muddat/app-shell/server';
import { type Alphabet, type Language, type Locale, languageOf } from '@muddat/i18n';
import { createMuddatClient } from '@muddat/sdk';
import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { loadWords } from './messages/load-words.ts';
import { createSiteRouter } from './router.tsx';

const build = readClientBuild(fileURLToPath(new URL('../client', import.meta.url)));
const styles = { css: Object.keys(build.styles), inlineCss: { styles: build.styles } };
const lazyFiles = (source: string) => build.lazy?.[source] ?? [];

/** What a page loads: the entry, its language, and its own part, all asked for at once. */
const manifestFor = (language: Language) => ({
  scriptFormat: 'module' as const,
  inlineCss: styles.inlineCss,
  routes: {
    __root__: {
      preloads: [...build.preloads, ...lazyFiles(`src/messages/${language}.ts`)],
      css: styles.css,
      scripts: [{ attrs: { type: 'module', async: true, src: build.entry } }],
    },
    '/$locale': { preloads: lazyFiles('src/pages/home/HomePage.tsx') },
    '/$locale/public-offer': { preloads: lazyFiles('src/pages/text/TextPage.tsx') },
    '/$locale/privacy-policy': { preloads: lazyFiles('src/pages/text/TextPage.tsx') },
  },
});

/** A page without scripts. */
const STATIC_MANIFEST = {
  scriptFormat: 'module' as const,
  inlineCss: styles.inlineCss,
  routes: { __root__: { preloads: [], css: styles.css, scripts: [] } },
};

type BaseUrls = Record<'auth' | 'installment' | 'mobile' | 'builder' | 'billing', string>;

export type RenderInput = {
  /** Path and query of the page. */
  url: string;
  locale: Locale;
  /** How Uzbek is written; Latin when left out. */
  alphabet?: Alphabet;
  /** Origin of the site, for canonical links. */
  origin: string;
  api: { baseUrls: BaseUrls; getAccessToken: () => Promise<string | null> };
  requestId: string;
};
export type Rendered = { status: number; headers: Record<string, string>; html: string; scriptHashes: string[]; styleHashes: string[] };

export type RenderErrorInput = RenderInput & { status: number; message: string; path: string };

/** Renders one public page whole, with its state and the hashes that the content security policy needs. */
export async function render(input: RenderInput): Promise<Rendered> {
  const { page, error } = await renderWith(input, manifestFor(languageOf(input.locale, input.alphabet)));
  if (error === undefined) return page;
  // What failed here would not be what fails in the browser, so the reader gets the page that needs no script.
  const { pathname } = new URL(input.url, input.origin);
  const { statusCode, statusMessage } = failureOf(error, pathname);
  return renderError({ ...input, status: pageStatus(statusCode), message: statusMessage, path: pathname });
}

/** Spec 8: a failed request with no response. */
const NO_RESPONSE = 511;
const BAD_GATEWAY = 502;
/** The answer to a reader when a backend failed: its own status when that says so, 502 when none came, else the fault is ours. */
const pageStatus = (statusCode: number): number => {
  if (statusCode === NO_RESPONSE) return BAD_GATEWAY;
  return Math.max(statusCode, 500);
};

/** The error page: for readers only, so it loads no script and works whatever else does not. */
export async function renderError({ status, message, path, ...input }: RenderErrorInput): Promise<Rendered> {
  // An address without a page, so that no page's data is fetched: the backends may be what failed.
  const url = `/${input.locale}/error/page${new URL(input.url, input.origin).search}`;
  const failure = { statusCode: status, statusMessage: message, path };
  const { page } = await renderWith({ ...input, url }, STATIC_MANIFEST, failure);
  return { ...page, status };
}

type Assets = ReturnType<typeof manifestFor> | typeof STATIC_MANIFEST;

async function renderWith(
  { url, locale, alphabet, origin, api }: RenderInput,
  assets: Assets,
  failure: PageFailure | null = null,
): Promise<{ page: Rendered; error: unknown }> {
  const words = await loadWords(languageOf(locale, alphabet));
  const client = createMuddatClient({ baseUrls: api.baseUrls, getAccessToken: api.getAccessToken, locale });
  const handler = createRequestHandler({
    request: new Request(new URL(url, origin)),
    createRouter: () => createSiteRouter({ ...words, loadWords, origin, api: client, failure }),
    getRouterManifest: () => assets,
  });
  let error: unknown;
  const response = await handler(({ router, responseHeaders }) => {
    error = router.state.matches.find(({ status }) => status === 'error')?.error;
    const children = <RouterServer router={router} />;
    // A page without scripts has no use for the state that the router's own rendering writes into it.
    return failure
      ? new Response(`<!DOCTYPE html>${renderToString(children)}`, { headers: responseHeaders })
      : renderRouterToString({ router, responseHeaders, children });
  });
  const html = await response.text();
  const headers = Object.fromEntries(response.headers);
  return { page: { status: response.status, headers, html, ...inlineHashes(html) }, error };
}
