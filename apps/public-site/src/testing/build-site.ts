import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createBuilder } from 'vite';
import { vi } from 'vitest';
import type { loadPage, render, renderError } from '../entry-server.tsx';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Site = { render: typeof render; renderError: typeof renderError; loadPage: typeof loadPage };
const isSite = (module: object): module is Site => 'render' in module && 'renderError' in module && 'loadPage' in module;

/** Builds everything that the gateway loads, in a temporary folder. */
export async function buildSite() {
  const folder = mkdtempSync(join(tmpdir(), 'public site '));
  const environment = (name: string) => ({ build: { outDir: join(folder, name), emptyOutDir: true } });
  // The test runner sets NODE_ENV to 'test', with which React's development build would be bundled.
  vi.stubEnv('NODE_ENV', 'production');
  const builder = await createBuilder({
    root,
    mode: 'production',
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    environments: { client: environment('client'), ssr: environment('server') },
  });
  await builder.buildApp();
  vi.unstubAllEnvs();
  const module: object = await import(pathToFileURL(join(folder, 'server', 'entry-server.js')).href);
  if (!isSite(module)) throw new Error('the bundle exports no render');
  return { site: module, client: join(folder, 'client'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
