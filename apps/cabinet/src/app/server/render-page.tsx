import { PassThrough } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { sessionQuery } from '@muddat/app-shell';
import { inlineHashes } from '@muddat/app-shell/inline-hashes';
import { type Language, localeOf } from '@muddat/i18n';
import { type CabinetRouteId, matchRoute } from '@muddat/routing';
import { createGatewayClient, createMuddatClient, type FetchFunction } from '@muddat/sdk';
import { defaultParseSearch } from '@tanstack/react-router';
import { createRequestHandler, getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { findPageFacts } from '../layout/page-facts.ts';
import { loadMessages } from '../messages/load-messages.ts';
import { loadFirstData } from '../prefetch/first-data.ts';
import { createCabinetRouter } from '../router.tsx';
import { type DocumentFiles, documentFiles } from './document-files.ts';

/** Any host works: the gateway reads only path and query of a call. */
const HOST = 'http://localhost';
const API_URLS = { installment: `${HOST}/api/installment`, billing: `${HOST}/api/billing`, mobile: `${HOST}/api/mobile` };
const OK = 200;
/** A component that waits for longer than this, in ms, would occupy the gateway's queue. */
const RENDER_LIMIT_MS = 5_000;

type CabinetPageRequest = {
  /** Path and query of the page. */
  url: string;
  language: Language;
  /** Sends the page's calls, such as `GET /api/auth/user`, in the session of the customer. */
  fetch: FetchFunction;
  /** How long the document waits for data, in ms. In place of late data it has skeletons, and the browser requests the data. */
  dataLimitMs: number;
  /** Aborts when the reader has left. */
  signal: AbortSignal;
};
type RenderedPage = {
  html: string;
  scriptHashes: string[];
  styleHashes: string[];
  /** Whether no data were late. */
  isComplete: boolean;
};

/**
 * Renders a page behind the sign-in, with its first data. Null if the browser must render it from a shell: the page is not declared as
 * `isServerRendered`, its address is a redirect or an error, or the session is over or unknown; also if the reader has left.
 *
 * Rejects if a component throws.
 */
export async function renderPage({ url, language, fetch, dataLimitMs, signal }: CabinetPageRequest): Promise<RenderedPage | null> {
  const address = new URL(url, HOST);
  const match = matchRoute(address.pathname);
  if (match === null || match.route.owner !== 'cabinet') return null;
  const limit = new AbortController();
  const send: FetchFunction = async (input, init) => {
    limit.signal.throwIfAborted();
    return fetch(input, init);
  };
  const locale = localeOf(language);
  const auth = createGatewayClient({ baseUrl: `${HOST}/api`, locale, fetch: send });
  const api = createMuddatClient({ baseUrls: API_URLS, locale, fetch: send });
  const router = createCabinetRouter({ ...(await loadMessages(language)), loadMessages, api, auth });
  if (findPageFacts(router, address.pathname).isServerRendered !== true) return null;
  const { queryClient } = router.options.context;
  try {
    const search = defaultParseSearch(address.search);
    const loading = loadFirstData(match.route.id, { queryClient, api, auth, params: match.params, search }).then(() => true);
    const isComplete = await Promise.race([loading, wait(dataLimitMs, false, { signal: limit.signal })]);
    // From here on nothing may arrive: the HTML must show exactly the data that the document contains.
    limit.abort();
    await queryClient.cancelQueries();
    if (signal.aborted || queryClient.getQueryData(sessionQuery(auth).queryKey)?.loggedIn !== true) return null;
    const html = await renderDocument(router, address, documentFilesOf(match.route.id, language));
    return html === null ? null : { html, ...inlineHashes(html), isComplete };
  } finally {
    limit.abort();
    queryClient.clear();
  }
}

/** One list per page and language: the router caches by object identity what it reads from a list. */
const filesOfPages = new Map<string, DocumentFiles>();
function documentFilesOf(page: CabinetRouteId, language: Language): DocumentFiles {
  const key = `${page} ${language}`;
  const files = filesOfPages.get(key) ?? documentFiles({ page, language });
  filesOfPages.set(key, files);
  return files;
}

async function renderDocument(router: ReturnType<typeof createCabinetRouter>, address: URL, files: DocumentFiles): Promise<string | null> {
  const handler = createRequestHandler({ request: new Request(address), createRouter: () => router, getRouterManifest: () => files });
  let html = '';
  const response = await handler(async () => {
    const status = getSsrStatus(router);
    if (status === OK) html = await transformHtmlStringWithRouter(router, await renderWhole(<RouterServer router={router} />));
    return new Response(null, { status });
  });
  return response.status === OK ? html : null;
}

/** The HTML of a document whose lazy components are all loaded. */
function renderWhole(document: ReactNode): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  return new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(document, {
      // A larger part would be moved to the end of the document, where only a script can put it into its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const output = new PassThrough();
        readText(output).then((html) => resolve(html.replace('<!DOCTYPE html>', '')), reject);
        pipe(output);
      },
      onError: reject,
    });
    timer = setTimeout(() => abort(new Error('rendering took too long')), RENDER_LIMIT_MS);
  }).finally(() => clearTimeout(timer));
}
