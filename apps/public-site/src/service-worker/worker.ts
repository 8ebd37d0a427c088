import { BUILD } from 'virtual:site-build';
import { DEFAULT_LOCALE, type Locale, parseLocale } from '@muddat/i18n';
import { type Decision, decide, filesToKeep } from './decide.ts';
import { mayKeep } from './may-keep.ts';
import { networkFirst } from './network-first.ts';
import { type Choice, isSameChoice, pageKey, readChoice } from './page-key.ts';
import { filesOf, keepNewest, withoutScripts } from './worker-caches.ts';

declare const self: ServiceWorkerGlobalScope;

const PATIENCE_MS = 3_000;
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
const inLetters = (path: string, locale: Locale, chosen: Choice | null): string =>
  pageKey(path, locale === 'uz' ? ['alphabet'] : [], chosen) ?? path;
const offlineKey = (locale: Locale, chosen: Choice | null): string => inLetters(offlinePath(locale), locale, chosen);
const shellKey = (locale: Locale, chosen: Choice | null): string => inLetters(shellPath(locale), locale, chosen);

const kept = async (name: keyof typeof CACHES, key: string): Promise<Response | undefined> =>
  (await caches.open(CACHES[name])).match(key, { ignoreVary: true });

async function asset(request: Request | string): Promise<Response> {
  const key = typeof request === 'string' ? request : request.url;
  const known = await kept('assets', key);
  if (known) return known;
  const answer = await fetch(request);
  if (mayKeep('asset', answer)) await keepNewest(await caches.open(CACHES.assets), key, answer.clone(), MAX_ASSETS);
  return answer;
}

type Page = Extract<Decision, { kind: 'page' }>;

const choice = (): Promise<Choice | null> => readChoice('cookieStore' in self ? self.cookieStore : undefined);

/**
 * Caches a page with the files that it refers to, most of them already in the browser's cache. Skipped when the customer changed region or
 * alphabet during the request: the page may be of the previous choice.
 */
async function keepPage({ key: address, variants }: Page, answer: Response, before: Choice | null): Promise<void> {
  const key = pageKey(address, variants, before);
  if (key === null || !mayKeep('page', answer) || !isSameChoice(before, await choice())) return;
  const html = await answer.clone().text();
  await keepNewest(await caches.open(CACHES.pages), key, answer, MAX_PAGES);
  await Promise.allSettled(filesOf(html).map(asset));
}

/** Caches the cabinet's document of a language. All cabinet pages have the same document, so one is enough. */
async function keepShell(locale: Locale, answer: Response, before: Choice | null): Promise<void> {
  if (!mayKeep('shell', answer) || !isSameChoice(before, await choice())) return;
  const html = await answer.clone().text();
  await (await caches.open(CACHES.shells)).put(shellKey(locale, before), answer);
  await Promise.allSettled(filesOf(html).map(asset));
}

async function keepOffline(locale: Locale): Promise<void> {
  const before = await choice();
  const key = offlineKey(locale, before);
  if (await kept('offline', key)) return;
  const answer = await fetch(offlinePath(locale), { credentials: 'same-origin' });
  if (!mayKeep('page', answer) || !isSameChoice(before, await choice())) return;
  const page = new Response(withoutScripts(await answer.text()), { status: 200, headers: answer.headers });
  await (await caches.open(CACHES.offline)).put(key, page);
}

async function keepAnswer(decision: Decision, answer: Response, before: Choice | null): Promise<void> {
  if (decision.kind === 'page') await Promise.all([keepPage(decision, answer, before), keepOffline(decision.locale)]);
  if (decision.kind === 'shell') await keepShell(decision.locale, answer, before);
  if (decision.kind !== 'payload' || !mayKeep('payload', answer)) return;
  await keepNewest(await caches.open(CACHES.payloads), decision.key, answer, MAX_PAGES);
}

async function offline(locale: Locale): Promise<Response> {
  const own = offlineKey(locale, await choice());
  return (
    (await kept('offline', own)) ??
    (await kept('offline', offlinePath(locale))) ??
    (await kept('offline', offlinePath(DEFAULT_LOCALE))) ??
    Response.error()
  );
}

/** Fallback for a document that could not be loaded. */
async function without(decision: Decision & { locale: Locale }): Promise<Response> {
  const shell = decision.kind === 'shell' ? await kept('shells', shellKey(decision.locale, await choice())) : undefined;
  return shell ?? offline(decision.locale);
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/**
 * Caches public pages that were opened before the worker existed. Pages of the cabinet request this themselves after their first view
 * (`keepOpened`).
 */
async function takeOver(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  for (const { url } of await windows()) {
    const decision = decide({ url, method: 'GET', mode: 'navigate' }, self.location.origin);
    if (decision.kind !== 'page') continue;
    const before = await choice();
    await keepPage(decision, await fetch(url), before);
  }
}

/** Caches files that a cabinet page loaded before the worker existed, and its document unless a shell of that language is cached. */
async function keepOpened(files: readonly string[], url: string): Promise<void> {
  await Promise.allSettled(files.map(asset));
  const decision = decide({ url, method: 'GET', mode: 'navigate' }, self.location.origin);
  if (decision.kind !== 'shell') return;
  const before = await choice();
  if (await kept('shells', shellKey(decision.locale, before))) return;
  await keepShell(decision.locale, await fetch(url), before);
}

async function install(): Promise<void> {
  const [first] = await windows();
  await keepOffline(parseLocale(new URL(first?.url ?? self.location.href).pathname.split('/')[1]) ?? DEFAULT_LOCALE);
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const ours: readonly string[] = Object.values(CACHES);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('muddat-') && !ours.includes(name)).map((name) => caches.delete(name)));
  await takeOver().catch(() => {});
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  const files = filesToKeep(event.data, self.location.origin);
  if (files !== null && event.source instanceof WindowClient) event.waitUntil(keepOpened(files, event.source.url).catch(() => {}));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const decision = decide(request, self.location.origin);
  if (decision.kind === 'network') return;
  if (decision.kind === 'asset') return event.respondWith(asset(request));
  const before = choice();
  const answering = (async (): Promise<Response> => {
    const preloaded: unknown = await event.preloadResponse;
    return preloaded instanceof Response ? preloaded : fetch(request);
  })();
  // `clone()` must run before the page reads the body. `waitUntil` keeps the worker alive, so that a slow page is cached too.
  event.waitUntil(answering.then(async (answer) => keepAnswer(decision, answer.clone(), await before)).catch(() => {}));
  event.respondWith(
    networkFirst({
      network: () => answering,
      kept: async () => {
        if (decision.kind === 'page') {
          const key = pageKey(decision.key, decision.variants, await choice());
          return key === null ? undefined : kept('pages', key);
        }
        return decision.kind === 'payload' ? kept('payloads', decision.key) : undefined;
      },
      patienceMs: PATIENCE_MS,
      without: async () => (decision.kind === 'payload' ? Response.error() : without(decision)),
    }),
  );
});
