import { BUILD } from 'virtual:site-build';
import { DEFAULT_LOCALE, type Locale, parseLocale } from '@muddat/i18n';
import { decideHandling, type FilesToCache, type HandlingDecision, parseFilesToCache } from './decide-handling.ts';
import { isCacheable, SHELL_HEADER } from './is-cacheable.ts';
import { networkFirst } from './network-first.ts';
import { areSameSiteChoices, pageCacheKey, readSiteChoices, type SiteChoices } from './page-cache-key.ts';
import { findBuildFiles, putAndEvictOldest, withoutScripts } from './worker-caches.ts';

declare const self: ServiceWorkerGlobalScope;

const NETWORK_TIMEOUT_MS = 3_000;
const MAX_PAGES = 30;
const MAX_ASSETS = 300;

/** Payloads and the offline page must be of the current build. Pages and files of other builds still work. */
const CACHES = {
  assets: 'muddat-assets',
  pages: 'muddat-pages',
  shells: 'muddat-shells',
  payloads: `muddat-payloads-${BUILD}`,
  offline: `muddat-offline-${BUILD}`,
};
const offlinePath = (locale: Locale): string => `/${locale}/offline`;
const shellPath = (locale: Locale): string => `/${locale}/shell`;
/** Uses the customer's alphabet if the cookies are known, else the default one: a page in the other alphabet is better than none. */
const withAlphabet = (path: string, locale: Locale, chosen: SiteChoices | null): string =>
  pageCacheKey(path, locale === 'uz' ? ['alphabet'] : [], chosen) ?? path;
const offlineKey = (locale: Locale, chosen: SiteChoices | null): string => withAlphabet(offlinePath(locale), locale, chosen);
const shellKey = (locale: Locale, chosen: SiteChoices | null): string => withAlphabet(shellPath(locale), locale, chosen);

const matchCache = async (name: keyof typeof CACHES, key: string): Promise<Response | undefined> =>
  (await caches.open(CACHES[name])).match(key, { ignoreVary: true });

async function fetchAsset(request: Request | string): Promise<Response> {
  const key = typeof request === 'string' ? request : request.url;
  const known = await matchCache('assets', key);
  if (known) return known;
  const answer = await fetch(request);
  if (isCacheable('asset', answer)) await putAndEvictOldest(await caches.open(CACHES.assets), key, answer.clone(), MAX_ASSETS);
  return answer;
}

type Page = Extract<HandlingDecision, { kind: 'page' }>;

const currentChoice = (): Promise<SiteChoices | null> => readSiteChoices('cookieStore' in self ? self.cookieStore : undefined);

/**
 * Caches a page with the files that it refers to, most of them already in the browser's cache. Skipped when the customer changed region or
 * alphabet during the request: the page may be of the previous choice.
 */
async function cachePage({ key: address, variants }: Page, answer: Response, before: SiteChoices | null): Promise<void> {
  const key = pageCacheKey(address, variants, before);
  if (key === null || !isCacheable('page', answer) || !areSameSiteChoices(before, await currentChoice())) return;
  const html = await answer.clone().text();
  await putAndEvictOldest(await caches.open(CACHES.pages), key, answer, MAX_PAGES);
  await Promise.allSettled(findBuildFiles(html).map(fetchAsset));
}

/**
 * Caches the shell of a language. All cabinet pages can start from the same shell, so one is enough. A document that the gateway has rendered
 * for the customer is no shell.
 */
async function cacheShell(locale: Locale, answer: Response, before: SiteChoices | null): Promise<void> {
  if (!isCacheable('shell', answer) || !areSameSiteChoices(before, await currentChoice())) return;
  const html = await answer.clone().text();
  await (await caches.open(CACHES.shells)).put(shellKey(locale, before), answer);
  await Promise.allSettled(findBuildFiles(html).map(fetchAsset));
}

async function cacheOfflinePage(locale: Locale): Promise<void> {
  const before = await currentChoice();
  const key = offlineKey(locale, before);
  if (await matchCache('offline', key)) return;
  const answer = await fetch(offlinePath(locale), { credentials: 'same-origin' });
  if (!isCacheable('page', answer) || !areSameSiteChoices(before, await currentChoice())) return;
  const page = new Response(withoutScripts(await answer.text()), { status: 200, headers: answer.headers });
  await (await caches.open(CACHES.offline)).put(key, page);
}

async function cacheResponse(decision: HandlingDecision, answer: Response, before: SiteChoices | null): Promise<void> {
  if (decision.kind === 'page') await Promise.all([cachePage(decision, answer, before), cacheOfflinePage(decision.locale)]);
  if (decision.kind === 'shell') await cacheShell(decision.locale, answer, before);
  if (decision.kind !== 'payload' || !isCacheable('payload', answer)) return;
  await putAndEvictOldest(await caches.open(CACHES.payloads), decision.key, answer, MAX_PAGES);
}

async function offlineResponse(locale: Locale): Promise<Response> {
  const own = offlineKey(locale, await currentChoice());
  return (
    (await matchCache('offline', own)) ??
    (await matchCache('offline', offlinePath(locale))) ??
    (await matchCache('offline', offlinePath(DEFAULT_LOCALE))) ??
    Response.error()
  );
}

/** Fallback for a document that could not be loaded. */
async function fallbackResponse(decision: HandlingDecision & { locale: Locale }): Promise<Response> {
  const shell = decision.kind === 'shell' ? await matchCache('shells', shellKey(decision.locale, await currentChoice())) : undefined;
  return shell ?? offlineResponse(decision.locale);
}

const openWindows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Requests a page of the cabinet as a shell, without the customer's data. A redirect is left to the browser. */
const fetchShell = (url: string): Promise<Response> => fetch(url, { headers: { [SHELL_HEADER]: '1' }, redirect: 'manual' });

/**
 * Caches public pages that were opened before the worker existed. Pages of the cabinet request this themselves after their first view
 * (`cacheOpenedPage`).
 */
async function claimOpenPages(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  for (const { url } of await openWindows()) {
    const decision = decideHandling({ url, method: 'GET', mode: 'navigate' }, self.location.origin);
    if (decision.kind !== 'page') continue;
    const before = await currentChoice();
    await cachePage(decision, await fetch(url), before);
  }
}

/** Caches files that a cabinet page loaded before the worker existed, and a shell unless one of that language and build is cached. */
async function cacheOpenedPage({ files, entry }: FilesToCache, url: string): Promise<void> {
  await Promise.allSettled(files.map(fetchAsset));
  const decision = decideHandling({ url, method: 'GET', mode: 'navigate' }, self.location.origin);
  if (decision.kind !== 'shell') return;
  const before = await currentChoice();
  const known = await matchCache('shells', shellKey(decision.locale, before));
  if (known && entry !== null && findBuildFiles(await known.text()).includes(entry)) return;
  await cacheShell(decision.locale, await fetchShell(url), before);
}

async function install(): Promise<void> {
  const [first] = await openWindows();
  await cacheOfflinePage(parseLocale(new URL(first?.url ?? self.location.href).pathname.split('/')[1]) ?? DEFAULT_LOCALE);
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const ours: readonly string[] = Object.values(CACHES);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('muddat-') && !ours.includes(name)).map((name) => caches.delete(name)));
  await claimOpenPages().catch(() => {});
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  const files = parseFilesToCache(event.data, self.location.origin);
  if (files !== null && event.source instanceof WindowClient) event.waitUntil(cacheOpenedPage(files, event.source.url).catch(() => {}));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const decision = decideHandling(request, self.location.origin);
  if (decision.kind === 'network') return;
  if (decision.kind === 'asset') return event.respondWith(fetchAsset(request));
  const before = currentChoice();
  const answering = (async (): Promise<Response> => {
    const preloaded: unknown = await event.preloadResponse;
    if (preloaded instanceof Response) return preloaded;
    // For a request of the worker the gateway cannot know whether another site has opened the page, so it must not contain data.
    return decision.kind === 'shell' || decision.kind === 'document' ? fetchShell(request.url) : fetch(request);
  })();
  // `clone()` must run before the page reads the body. `waitUntil` keeps the worker alive, so that a slow page is cached too.
  event.waitUntil(answering.then(async (answer) => cacheResponse(decision, answer.clone(), await before)).catch(() => {}));
  event.respondWith(
    networkFirst({
      network: () => answering,
      cached: async () => {
        if (decision.kind === 'page') {
          const key = pageCacheKey(decision.key, decision.variants, await currentChoice());
          return key === null ? undefined : matchCache('pages', key);
        }
        return decision.kind === 'payload' ? matchCache('payloads', decision.key) : undefined;
      },
      timeoutMs: NETWORK_TIMEOUT_MS,
      fallback: async () => (decision.kind === 'payload' ? Response.error() : fallbackResponse(decision)),
    }),
  );
});
