import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Alphabet, Locale } from '@muddat/i18n';
import type { ApiName } from '@muddat/sdk';
import * as v from 'valibot';
import type { SiteOperator } from '../config/operator.ts';

export type RenderInput = {
  /** Path and query of the canonical address. */
  url: string;
  locale: Locale;
  /** The alphabet in which the page writes Uzbek, chosen by the reader (architecture, the page cache). */
  alphabet: Alphabet;
  origin: string;
  api: { baseUrls: Record<ApiName, string>; getAccessToken: () => Promise<string | null>; fetch: typeof fetch };
  requestId: string;
  /** Id of the portal's build. The document contains it; the browser reloads the document when a payload has a different one. */
  build: string;
  /** The legal entity that the footer and the offer name. */
  operator: SiteOperator;
  /** Whether the backends' content is invented. Pages then say so. */
  demo: boolean;
};
type RenderErrorInput = RenderInput & { status: number; message: string; path: string };

const Rendered = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  headers: v.record(v.string(), v.string()),
  html: v.string(),
  scriptHashes: v.array(v.string()),
  styleHashes: v.array(v.string()),
  /** The page's data, for a navigation inside the site; undefined if the page has none. */
  payload: v.optional(v.unknown()),
});
type Rendered = v.InferOutput<typeof Rendered>;

const LoadedPage = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  payload: v.optional(v.unknown()),
  /** For a failed page: the backend's own message, in the reader's alphabet. */
  message: v.optional(v.string()),
});
type LoadedPage = v.InferOutput<typeof LoadedPage>;

/** The server half of apps/public-site, as its build exports it. */
export type PublicSiteBundle = {
  render(input: RenderInput): Promise<Rendered>;
  renderError(input: RenderErrorInput): Promise<Rendered>;
  /** The data of a page without its document. */
  loadPage(input: RenderInput): Promise<LoadedPage>;
};

const Bundle = v.object({ render: v.function(), renderError: v.function(), loadPage: v.function() });

/** Checks the exports of the bundle; every later result is checked when it is returned. */
export function parsePublicSiteBundle(module: unknown, name: string): PublicSiteBundle {
  const checked = v.safeParse(Bundle, module);
  if (!checked.success) throw new Error(`${name} does not export render, renderError and loadPage; build public-site again.`);
  const { render, renderError, loadPage } = checked.output;
  return {
    render: async (input) => v.parse(Rendered, await render(input)),
    renderError: async (input) => v.parse(Rendered, await renderError(input)),
    loadPage: async (input) => v.parse(LoadedPage, await loadPage(input)),
  };
}

/**
 * Imports the built bundle from apps/public-site/dist. The bundle is one file (public-site's vite.config.ts), so a later build does not
 * affect the running process.
 */
export async function loadPublicSiteBundle(dist: string): Promise<PublicSiteBundle> {
  const file = join(dist, 'server', 'entry-server.js');
  if (!existsSync(file)) throw new Error(`${file} is missing: build the apps first (pnpm build).`);
  const module: unknown = await import(pathToFileURL(file).href);
  return parsePublicSiteBundle(module, file);
}
