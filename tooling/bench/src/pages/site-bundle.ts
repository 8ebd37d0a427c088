import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as v from 'valibot';

const FILE = fileURLToPath(new URL('../../../../apps/public-site/dist/server/entry-server.js', import.meta.url));
const Bundle = v.object({ render: v.function(), renderLoaded: v.function() });
const Rendered = v.object({ status: v.number(), html: v.string() });
const Drawn = v.function();

/** What the bundle is given of a page, as the gateway gives it. */
export type SiteInput = {
  url: string;
  locale: 'ru' | 'uz';
  origin: string;
  api: { baseUrls: Readonly<Record<string, string>>; getAccessToken: () => Promise<string> };
  requestId: string;
};

/** The server half of public-site: a page whole, and what draws a loaded page again with React alone. */
export async function loadSiteBundle() {
  if (!existsSync(FILE)) throw new Error('public-site is not built: run without --no-build');
  const { render, renderLoaded } = v.parse(Bundle, await import(pathToFileURL(FILE).href));
  return {
    render: async (input: SiteInput) => v.parse(Rendered, await render(input)),
    renderLoaded: async (input: SiteInput) => {
      const draw = v.parse(Drawn, await renderLoaded(input));
      return () => v.parse(v.string(), draw());
    },
  };
}
