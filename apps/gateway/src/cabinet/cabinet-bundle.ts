import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@muddat/i18n';
import * as v from 'valibot';

export type CabinetPageRequest = {
  /** Path and query of the page. */
  url: string;
  language: Language;
  /** Sends a call of the page, in the session of the customer. Calls that are not answered when the page is rendered are cancelled. */
  fetch: typeof fetch;
  /** How long the document waits for data, in ms. */
  dataLimitMs: number;
  /** Aborts when the reader has left. */
  signal: AbortSignal;
};

const RenderedPage = v.nullable(
  v.object({ html: v.string(), scriptHashes: v.array(v.string()), styleHashes: v.array(v.string()), isComplete: v.boolean() }),
);
type RenderedPage = v.InferOutput<typeof RenderedPage>;

/** The server half of apps/cabinet, as its build exports it. */
export type CabinetBundle = {
  /** A page with its first data; `isComplete` if none were late. Null if it must start as a shell. Rejects if it cannot be rendered. */
  renderPage(request: CabinetPageRequest): Promise<RenderedPage>;
};

const Bundle = v.object({ renderPage: v.function() });

/** Checks the exports of the bundle; every later result is checked when it is returned. */
export function parseCabinetBundle(module: unknown, name: string): CabinetBundle {
  const bundle = v.safeParse(Bundle, module);
  if (!bundle.success) throw new Error(`${name} does not export renderPage; build the cabinet again.`);
  const { renderPage } = bundle.output;
  return { renderPage: async (request) => v.parse(RenderedPage, await renderPage(request)) };
}

/**
 * Imports the built bundle from apps/cabinet/dist. The bundle is one file (the cabinet's vite.config.ts), so a later build does not affect
 * the running process.
 */
export async function loadCabinetBundle(dist: string): Promise<CabinetBundle> {
  const file = join(dist, 'server', 'entry-server.js');
  if (!existsSync(file)) throw new Error(`${file} is missing: build the apps first (pnpm build).`);
  const module: unknown = await import(pathToFileURL(file).href);
  return parseCabinetBundle(module, file);
}
