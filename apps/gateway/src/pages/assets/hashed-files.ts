import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LogSummary } from '../../http/log-summary.ts';
import { methodNotAllowedProblem } from '../../http/problem.ts';
import { sendProblem } from '../../http/server.ts';
import { sendFileNotFound } from './send-file-not-found.ts';
import { createFindSharedFile, type FindSharedFile } from './shared/find-shared-file.ts';
import { sendSharedFile } from './shared/send-shared-file.ts';
import { keepBuildShared } from './shared/share-build.ts';
import { sharedTypeOf } from './shared/shared-file.ts';
import type { SharedFiles } from './shared/shared-files.ts';
import { withLabel } from './with-label.ts';

const FILE_HEADERS = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' };
const RETRY_AFTER_S = '2';

export type AssetFolders = { site: string; cabinet: string };

export type Builds = { dist: AssetFolders; shared: SharedFiles; logSummary: LogSummary; now: () => number };

/** Sends a file that this build lacks, if another build has it. A store that cannot be asked is no 404, which would be an answer for good. */
async function sendFileOfOtherBuild(
  { find, logSummary }: { find: FindSharedFile; logSummary: LogSummary },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendProblem(methodNotAllowedProblem(['GET']), request, reply);
  }
  const [, , app = '', name = '', ...rest] = request.url.split('?')[0]?.split('/') ?? [];
  const type = sharedTypeOf(name);
  if (type === null || rest.length > 0) return sendFileNotFound(reply);
  try {
    const file = await find(`${app}/${name}`);
    return file === null ? sendFileNotFound(reply) : await sendSharedFile(request, reply.headers(FILE_HEADERS).type(type), file);
  } catch {
    logSummary.note({ status: 503 }, 'a file of another build could not be looked up');
    const headers = { 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_S };
    return reply.code(503).headers(headers).type('text/plain; charset=utf-8').send('Failed\n');
  }
}

/**
 * Routes of both apps' hashed files. Browsers may cache them for a year; the `.br` file is sent to browsers that accept it. They are shared
 * with other gateways, and files of other builds are found there (docs/decisions/roll-outs.md).
 */
export async function registerHashedFiles(app: FastifyInstance, { dist, shared, logSummary, now }: Builds): Promise<void> {
  const roots = Object.fromEntries(Object.entries(dist).map(([name, folder]) => [name, join(folder, 'client', 'assets', name)]));
  const find = createFindSharedFile(shared, now);
  for (const [name, root] of Object.entries(roots)) {
    if (!existsSync(root)) throw new Error(`${root} is missing: build the apps first (pnpm build).`);
    const prefix = `/assets/${name}`;
    await app.register(
      async (scope) => {
        scope.addHook('onRequest', withLabel(`assets:${name}`).onRequest);
        scope.setNotFoundHandler((request, reply) => sendFileOfOtherBuild({ find, logSummary }, request, reply));
        await scope.register(fastifyStatic, {
          root,
          decorateReply: false,
          preCompressed: true,
          index: false,
          redirect: false,
          cacheControl: false,
          dotfiles: 'ignore',
          setHeaders: (reply) => {
            reply.headers(FILE_HEADERS);
          },
        });
      },
      { prefix },
    );
  }
  const sharing = await keepBuildShared({ shared, roots, log: app.log });
  app.addHook('onClose', async () => sharing.stop());
}
