import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteOrigins } from '../../http/site-origin.ts';
import type { Build } from './build-id.ts';
import { robotsText } from './robots.ts';
import { readRootFiles } from './root-files.ts';
import { securityText } from './security-txt.ts';
import { readWorker, sendWorker } from './service-worker.ts';

const YEAR = '365d';
const HOUR_CACHE = 'public, max-age=3600';
/** Asked for by browsers and crawlers without being linked; where the build has none, a page would be wasted on them. */
const UNBIDDEN = ['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png', '/manifest.webmanifest'];

const labelled = (label: string) => ({
  onRequest: async (request: FastifyRequest): Promise<void> => {
    request.label = label;
  },
});

/** A short 404: whoever asks for a file does not read a page. Not to be kept, the file may come with the next build. */
export const noSuchFile = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');

export type AssetFolders = { site: string; cabinet: string };

/** Files of the builds. Their names carry a hash, so they are kept for a year; `.br` beside a file is served to who takes it. */
/** `folders` is null in development, where Vite serves the modules. */
export async function assetRoutes(
  app: FastifyInstance,
  folders: AssetFolders | null,
  build: Build,
  origins: Pick<SiteOrigins, 'main'>,
): Promise<void> {
  for (const [name, folder] of Object.entries(folders ?? {})) {
    const root = join(folder, 'client', 'assets', name);
    if (!existsSync(root)) throw new Error(`${root} is missing: build the apps first (pnpm build).`);
    await app.register(async (scope) => {
      scope.addHook('onRequest', labelled(`assets:${name}`).onRequest);
      await scope.register(fastifyStatic, {
        root,
        prefix: `/assets/${name}/`,
        decorateReply: false,
        preCompressed: true,
        index: false,
        redirect: false,
        maxAge: YEAR,
        immutable: true,
        dotfiles: 'ignore',
        setHeaders: (reply) => {
          reply.header('vary', 'Accept-Encoding');
        },
      });
    });
  }
  app.get('/assets/*', labelled('assets:none'), async (_request, reply) => noSuchFile(reply));

  const rootFiles = folders ? readRootFiles(join(folders.site, 'client')) : [];
  for (const { path, type, body } of rootFiles) {
    app.get(path, labelled('root-file'), async (_request, reply) => reply.header('cache-control', HOUR_CACHE).type(type).send(body));
  }
  const worker = folders && readWorker(folders.site);
  if (worker) app.get('/sw.js', labelled('service-worker'), (request, reply) => sendWorker(request, reply, worker));
  for (const path of [...(worker ? [] : ['/sw.js']), ...UNBIDDEN]) {
    if (rootFiles.some((file) => file.path === path)) continue;
    app.get(path, labelled('root-file'), async (_request, reply) => noSuchFile(reply));
  }
  app.get('/robots.txt', labelled('root-file'), async (_request, reply) =>
    reply.header('cache-control', HOUR_CACHE).type('text/plain; charset=utf-8').send(robotsText(origins.main)),
  );

  app.get('/.well-known/security.txt', labelled('root-file'), async (_request, reply) =>
    // In development there may be no build, and so no moment of one.
    reply
      .header('cache-control', HOUR_CACHE)
      .type('text/plain; charset=utf-8')
      .send(securityText(origins.main, build.timestamp || Date.now())),
  );

  // spec 7, 9: the running app asks every 60 minutes whether a newer build is there.
  for (const path of ['/build-metadata.json', '/latest-build.json']) {
    app.get(path, labelled('build'), async (_request, reply) => reply.header('cache-control', 'no-store').send(build));
  }
}
