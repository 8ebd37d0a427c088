import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFolder } from '@muddat/vite-config';

const DIST = join(import.meta.dirname, '..', 'dist');

type Shell = { file: string; html: string; scriptHashes: string[]; styleHashes: string[] };

/** Renders the shells with the new bundle, and writes them next to the client's files, with the hashes that their CSP needs. */
export async function writeShells(): Promise<void> {
  const bundle: { renderShells: () => Promise<Shell[]> } = await import(join(DIST, 'shells', 'entry-shells.js'));
  const shells = await bundle.renderShells();
  const folder = join(DIST, 'client', 'shells');
  await mkdir(folder, { recursive: true });
  for (const { file, html } of shells) await writeFile(join(folder, file), html);
  const manifest = Object.fromEntries(shells.map(({ file, scriptHashes, styleHashes }) => [file, { scriptHashes, styleHashes }]));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  await compressFolder(folder);
}
