import { createBrowserApi, createBrowserGateway } from '@muddat/app-shell';
import { inlineHashes } from '@muddat/app-shell/inline-hashes';
import { apiPrefix, LANGUAGES, type Language, langOf, localeOf } from '@muddat/i18n';
import { type CabinetRouteId, ROUTES, routeOf } from '@muddat/routing';
import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import { withLateStartNote } from '../layout/late-start-note.ts';
import { findPageFacts } from '../layout/page-facts.ts';
import { SHELL_ATTRIBUTE } from '../layout/shell-hydration.ts';
import { loadMessages } from '../messages/load-messages.ts';
import { collectPrefetchUrls } from '../prefetch/prefetch-urls.ts';
import { createCabinetRouter } from '../router.tsx';
import { documentFiles } from './document-files.ts';

/** All pages behind the sign-in start with the same screen: the layout with the skeleton of the main page. */
const LAYOUT_PATH = '/main-page';

type RenderedShell = { file: string; html: string; scriptHashes: string[]; styleHashes: string[] };

/**
 * Renders the first screen of every page in every language: the sign-in and the registration in full, the others as the layout with a
 * skeleton.
 * Fetches no data, since there is none at build time. Each shell lists the scripts and the first requests of its own page.
 *
 * @param only The file of one shell, for development, where it is rendered at each request.
 */
export async function renderShells(only?: string): Promise<RenderedShell[]> {
  const jobs = ROUTES.flatMap((route) => {
    if (route.owner !== 'cabinet') return [];
    const isShell = route.auth === true;
    return LANGUAGES.map((language) => ({
      file: `${route.id}.${langOf(language)}.html`,
      path: `/${localeOf(language)}${isShell ? LAYOUT_PATH : `/${route.path}`}`,
      page: route.id,
      language,
      isShell,
    }));
  });
  const wanted = jobs.filter(({ file }) => only === undefined || file === only);
  return Promise.all(wanted.map(async ({ file, ...job }) => ({ file, ...(await renderShell(job)) })));
}

type ShellInput = { path: string; language: Language; isShell: boolean; page: CabinetRouteId };

async function renderShell({ path, language, isShell, page }: ShellInput) {
  const first = await collectPrefetchUrls(page);
  const starter = { 'data-first': first.join(' '), 'data-language': apiPrefix(localeOf(language)) };
  const manifest = documentFiles({ page, language, starter });
  const words = await loadMessages(language);
  const router = createCabinetRouter({ ...words, loadMessages, api: createBrowserApi(), auth: createBrowserGateway(), isShell });
  const handler = createRequestHandler({
    request: new Request(new URL(path, 'http://localhost')),
    createRouter: () => router,
    getRouterManifest: () => manifest,
  });
  const response = await handler(({ responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  );
  if (response.status !== 200) throw new Error(`the shell for ${path} answers ${response.status}`);
  const text = await response.text();
  const whole = isShell ? withLateStartNote(text, words.i18n).replace('<html ', `<html ${SHELL_ATTRIBUTE}="" `) : text;
  // As the layout does once it knows the page (useNoRail).
  const { hasNoRail } = findPageFacts(router, `/${localeOf(language)}/${routeOf(page).path}`);
  const html = hasNoRail ? whole.replace('<html ', '<html data-no-rail="" ') : whole;
  return { html, ...inlineHashes(html) };
}
