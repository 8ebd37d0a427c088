import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Alphabet, Locale } from '@muddat/i18n';
import type { ApiName } from '@muddat/sdk';
import * as v from 'valibot';
import type { Operator } from '../config/operator.ts';

export type RenderInput = {
  /** Path and query of the canonical address. */
  url: string;
  locale: Locale;
  /** How Uzbek is written on the page: a preference of the reader (architecture, the page cache). */
  alphabet: Alphabet;
  origin: string;
  api: { baseUrls: Record<ApiName, string>; getAccessToken: () => Promise<string | null>; fetch: typeof fetch };
  requestId: string;
  /** Names the build of the portal: the document carries it, and is loaded anew where a payload names another. */
  build: string;
  /** Whom the footer and the offer name. */
  operator: Operator;
  /** Whether the content of the backends is invented. Pages then say so. */
  demo: boolean;
};
type RenderErrorInput = RenderInput & { status: number; message: string; path: string };

const Rendered = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  headers: v.record(v.string(), v.string()),
  html: v.string(),
  scriptHashes: v.array(v.string()),
  styleHashes: v.array(v.string()),
  /** What the page was made of, for a navigation inside the site; none where the page has none. */
  payload: v.optional(v.unknown()),
});
type Rendered = v.InferOutput<typeof Rendered>;

const LoadedPage = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  payload: v.optional(v.unknown()),
  /** Of a page that failed: the backend's own sentence, in the reader's letters. */
  message: v.optional(v.string()),
});
type LoadedPage = v.InferOutput<typeof LoadedPage>;

/** The server half of apps/public-site, as its build exports it. */
export type PublicSite = {
  render(input: RenderInput): Promise<Rendered>;
  renderError(input: RenderErrorInput): Promise<Rendered>;
  /** What a page is made of, without its document. */
  loadPage(input: RenderInput): Promise<LoadedPage>;
};

const Bundle = v.object({ render: v.function(), renderError: v.function(), loadPage: v.function() });

/** What the bundle exports, held against its contract; what it answers is checked at every call. */
export function publicSiteFrom(module: unknown, name: string): PublicSite {
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
 * Imports the built bundle from apps/public-site/dist. It is one file (public-site's vite.config.ts), so that what happens to the build
 * afterwards is the next start's business.
 */
export async function loadPublicSite(dist: string): Promise<PublicSite> {
  const file = join(dist, 'server', 'entry-server.js');
  if (!existsSync(file)) throw new Error(`${file} is missing: build the apps first (pnpm build).`);
  const module: unknown = await import(pathToFileURL(file).href);
  return publicSiteFrom(module, file);
}
