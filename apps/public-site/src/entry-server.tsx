import { fileURLToPath } from 'node:url';
import { inlineHashes, readClientBuild } from '@muddat/app-shell/server';
import type { Locale } from '@muddat/i18n';
import { createMuddatClient } from '@muddat/sdk';
import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import { loadI18n } from './messages.ts';
import { createSiteRouter, type Failure } from './router.tsx';

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

/** The same page without scripts. */
const staticManifest: typeof manifest = { ...manifest, routes: { __root__: { preloads: [], css: Object.keys(build.styles), scripts: [] } } };

type BaseUrls = Record<'auth' | 'installment' | 'mobile' | 'builder' | 'billing', string>;

export type RenderInput = {
  /** Path and query of the page. */
  url: string;
  locale: Locale;
  /** Origin of the site, for canonical links. */
  origin: string;
  api: { baseUrls: BaseUrls; getAccessToken: () => Promise<string | null> };
  requestId: string;
};
export type Rendered = { status: number; headers: Record<string, string>; html: string; scriptHashes: string[]; styleHashes: string[] };

export type RenderErrorInput = RenderInput & { status: number; message: string; path: string };

/** Renders one public page whole, with its state and the hashes that the content security policy needs. */
export async function render(input: RenderInput): Promise<Rendered> {
  return renderWith(input, manifest);
}

/** The error page: for readers only, so it loads no script and works whatever else does not. */
export async function renderError({ status, message, path, ...input }: RenderErrorInput): Promise<Rendered> {
  const page = await renderWith(input, staticManifest, { status, message, path });
  return { ...page, status };
}

async function renderWith({ url, locale, origin, api }: RenderInput, assets: typeof manifest, failure: Failure | null = null): Promise<Rendered> {
  const i18n = await loadI18n(locale);
  const client = createMuddatClient({ baseUrls: api.baseUrls, getAccessToken: api.getAccessToken, locale });
  const handler = createRequestHandler({
    request: new Request(new URL(url, origin)),
    createRouter: () => createSiteRouter({ i18n, locale, origin, api: client, failure }),
    getRouterManifest: () => assets,
  });
  const response = await handler(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  );
  const html = await response.text();
  return { status: response.status, headers: Object.fromEntries(response.headers), html, ...inlineHashes(html) };
}
