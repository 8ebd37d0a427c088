import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, type LanguageTag, langOf } from '@muddat/i18n';
import { type CabinetRouteId, ROUTES } from '@muddat/routing';
import * as v from 'valibot';
import type { CspOptions } from '../http/security-headers.ts';
import { type PackedPage, packPage } from './pack.ts';

export type CabinetShells = { get(page: CabinetRouteId, language: Language): Promise<PackedPage> };

const Manifest = v.record(v.string(), v.object({ scriptHashes: v.array(v.string()), styleHashes: v.array(v.string()) }));

/** One shell for each cabinet page and language: it lists the scripts and the first requests of its page. */
export const shellNames = (): readonly `${CabinetRouteId}.${LanguageTag}`[] =>
  ROUTES.flatMap((route) => (route.owner === 'cabinet' ? LANGUAGES.map((language) => `${route.id}.${langOf(language)}` as const) : []));

/** Reads the cabinet's pre-rendered shells and their CSP hashes from apps/cabinet/dist. */
export async function loadShells(dist: string, policy: CspOptions): Promise<CabinetShells> {
  const folder = join(dist, 'client', 'shells');
  const manifestFile = join(folder, 'manifest.json');
  if (!existsSync(manifestFile)) throw new Error(`${manifestFile} is missing: build the apps first (pnpm build).`);
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(manifestFile, 'utf8')));
  const pages = new Map<string, PackedPage>();
  for (const name of shellNames()) {
    const file = join(folder, `${name}.html`);
    const hashes = manifest[`${name}.html`];
    if (!hashes || !existsSync(file)) throw new Error(`${file} is missing or not in its manifest: build the cabinet again.`);
    const html = readFileSync(file, 'utf8');
    const brotli = existsSync(`${file}.br`) ? { brotli: readFileSync(`${file}.br`) } : {};
    pages.set(name, await packPage({ status: 200, headers: {}, html, ...hashes, ...brotli }, policy));
  }
  return {
    async get(page, language) {
      const name = `${page}.${langOf(language)}`;
      const shell = pages.get(name);
      if (!shell) throw new Error(`No shell ${name}.`);
      return shell;
    },
  };
}
