import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

export type RootFile = { path: string; type: string; body: Buffer };

/** Icons and the manifest in the root of a build; no other files of that folder are served. */
export function readRootFiles(folder: string): RootFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const type = TYPES[extname(entry.name)];
    return entry.isFile() && type ? [{ path: `/${entry.name}`, type, body: readFileSync(join(folder, entry.name)) }] : [];
  });
}
