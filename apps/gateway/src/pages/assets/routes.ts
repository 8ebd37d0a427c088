import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SiteOrigins } from '../../http/site-origin.ts';
import type { BuildInfo } from './build-id.ts';
import { type Builds, registerHashedFiles } from './hashed-files.ts';
import { robotsText } from './robots.ts';
import { readRootFiles } from './root-files.ts';
import { securityText } from './security-txt.ts';
import { sendFileNotFound } from './send-file-not-found.ts';
import { readWorker, sendWorker } from './service-worker.ts';
import { withLabel } from './with-label.ts';

const HOUR_CACHE = 'public, max-age=3600';
/** Browsers and crawlers request these without a link. If the build has none, they get a short 404 instead of a rendered page. */
const DEFAULT_FILES = ['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png', '/manifest.webmanifest'];

/**
 * Routes of files. `builds` is null in development, where Vite serves the modules.
 */
export async function registerAssetRoutes(
  app: FastifyInstance,
  builds: Builds | null,
  build: BuildInfo,
  origins: Pick<SiteOrigins, 'main'>,
): Promise<void> {
  if (builds) await registerHashedFiles(app, builds);
  app.get('/assets/*', withLabel('assets:none'), async (_request, reply) => sendFileNotFound(reply));

  const folders = builds?.dist;
  const rootFiles = folders ? readRootFiles(join(folders.site, 'client')) : [];
  for (const { path, type, body } of rootFiles) {
    app.get(path, withLabel('root-file'), async (_request, reply) => reply.header('cache-control', HOUR_CACHE).type(type).send(body));
  }
  const worker = folders && readWorker(folders.site);
  if (worker) app.get('/sw.js', withLabel('service-worker'), (request, reply) => sendWorker(request, reply, worker));
  for (const path of [...(worker ? [] : ['/sw.js']), ...DEFAULT_FILES]) {
    if (rootFiles.some((file) => file.path === path)) continue;
    app.get(path, withLabel('root-file'), async (_request, reply) => sendFileNotFound(reply));
  }
  app.get('/robots.txt', withLabel('root-file'), async (_request, reply) =>
    reply.header('cache-control', HOUR_CACHE).type('text/plain; charset=utf-8').send(robotsText(origins.main)),
  );

  app.get('/.well-known/security.txt', withLabel('root-file'), async (_request, reply) =>
    // Without a build, as in development, `timestamp` is 0.
    reply
      .header('cache-control', HOUR_CACHE)
      .type('text/plain; charset=utf-8')
      .send(securityText(origins.main, build.timestamp || Date.now())),
  );

  // spec 7, 9: the running app checks every 60 minutes for a newer build.
  for (const path of ['/build-metadata.json', '/latest-build.json']) {
    app.get(path, withLabel('build'), async (_request, reply) => reply.header('cache-control', 'no-store').send(build));
  }
}
