import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@muddat/i18n';
import type { Route } from '@muddat/routing';
import * as v from 'valibot';
import type { CspPolicy } from '../core/security-headers.ts';
import { type PackedPage, packPage } from './pack.ts';

type ShellName = 'sign-in' | 'register' | 'app';
export type CabinetShells = { get(name: ShellName, language: Language): Promise<PackedPage> };

const Manifest = v.record(v.string(), v.object({ scriptHashes: v.array(v.string()), styleHashes: v.array(v.string()) }));
const FILES = [
  'sign-in.ru',
  'sign-in.uz',
  'sign-in.uz-Cyrl',
  'register.ru',
  'register.uz',
  'register.uz-Cyrl',
  'app.ru',
  'app.uz',
  'app.uz-Cyrl',
] as const satisfies readonly `${ShellName}.${Language}`[];

/** The pages before the sign-in are rendered whole, everything behind it is one frame. */
export const shellOf = ({ id, auth }: Route): ShellName => (auth === true ? 'app' : id === 'register' ? 'register' : 'sign-in');

/** Reads the cabinet's pre-rendered shells and their CSP hashes from apps/cabinet/dist. */
export async function loadShells(dist: string, policy: CspPolicy): Promise<CabinetShells> {
  const folder = join(dist, 'client', 'shells');
  const manifestFile = join(folder, 'manifest.json');
  if (!existsSync(manifestFile)) throw new Error(`${manifestFile} is missing: build the apps first (pnpm build).`);
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(manifestFile, 'utf8')));
  const pages = new Map<string, PackedPage>();
  for (const name of FILES) {
    const file = join(folder, `${name}.html`);
    const hashes = manifest[`${name}.html`];
    if (!hashes || !existsSync(file)) throw new Error(`${file} is missing or not in its manifest: build the cabinet again.`);
    const html = readFileSync(file, 'utf8');
    const brotli = existsSync(`${file}.br`) ? { brotli: readFileSync(`${file}.br`) } : {};
    pages.set(name, await packPage({ status: 200, headers: {}, html, ...hashes, ...brotli }, policy));
  }
  return {
    async get(name, language) {
      const page = pages.get(`${name}.${language}`);
      if (!page) throw new Error(`No shell ${name}.${language}.`);
      return page;
    },
  };
}
