import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFolder } from '@muddat/vite-config';

const DIST = join(import.meta.dirname, '..', 'dist');

type Shell = { file: string; html: string; scriptHashes: string[]; styleHashes: string[] };

/** Renders the shells with the new bundle, and writes them next to the client's files, with the hashes that their CSP needs. */
export async function writeShells(): Promise<void> {
  const bundle: { renderShells: () => Promise<Shell[]> } = await import(join(DIST, 'server', 'entry-server.js'));
  const shells = await atFixedTime(bundle.renderShells);
  const folder = join(DIST, 'client', 'shells');
  await mkdir(folder, { recursive: true });
  for (const { file, html } of shells) await writeFile(join(folder, file), html);
  const manifest = Object.fromEntries(shells.map(({ file, scriptHashes, styleHashes }) => [file, { scriptHashes, styleHashes }]));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  await compressFolder(folder);
}

/** The router writes into a shell when it loaded the page. With one time for all, two builds of the same sources are the same. */
async function atFixedTime<T>(render: () => Promise<T>): Promise<T> {
  const { now } = Date;
  Date.now = () => 0;
  try {
    return await render();
  } finally {
    Date.now = now;
  }
}
