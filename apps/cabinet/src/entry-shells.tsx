import { fileURLToPath } from 'node:url';
import { createBrowserApi, createGatewayAuth } from '@muddat/app-shell';
import { inlineHashes, readClientBuild } from '@muddat/app-shell/server';
import type { Locale } from '@muddat/i18n';
import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import { loadI18n } from './messages.ts';
import { createCabinetRouter } from './router.tsx';

const LOCALES = ['ru', 'uz'] as const satisfies readonly Locale[];
const SHELLS = { 'sign-in': { path: '/sign-up', isShell: false }, app: { path: '/main-page', isShell: true } } as const;

type Shell = { file: string; html: string; scriptHashes: string[]; styleHashes: string[] };

/**
 * Renders the two first screens in both languages: the sign-in form as it is, and for everything behind it the frame of the
 * cabinet with the skeleton of the main page. No data is asked for, since there is none at build time.
 */
export async function renderShells(): Promise<Shell[]> {
  const jobs = Object.entries(SHELLS).flatMap(([name, { path, isShell }]) =>
    LOCALES.map((locale) => ({ name, path: `/${locale}${path}`, locale, isShell })),
  );
  return Promise.all(jobs.map(async ({ name, ...job }) => ({ file: `${name}.${job.locale}.html`, ...(await renderShell(job)) })));
}

async function renderShell({ path, locale, isShell }: { path: string; locale: Locale; isShell: boolean }) {
  const build = readClientBuild(fileURLToPath(new URL('../client', import.meta.url)));
  const manifest = {
    scriptFormat: 'module' as const,
    inlineCss: { styles: build.styles },
    routes: {
      __root__: {
        preloads: build.preloads,
        css: Object.keys(build.styles),
        scripts: [{ attrs: { type: 'module', async: true, src: build.entry } }],
      },
    },
  };
  const i18n = await loadI18n(locale);
  const handler = createRequestHandler({
    request: new Request(new URL(path, 'http://localhost')),
    createRouter: () => createCabinetRouter({ i18n, locale, api: createBrowserApi(locale), auth: createGatewayAuth(locale), isShell }),
    getRouterManifest: () => manifest,
  });
  const response = await handler(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  );
  if (response.status !== 200) throw new Error(`the shell for ${path} answers ${response.status}`);
  const html = await response.text();
  return { html, ...inlineHashes(html) };
}
