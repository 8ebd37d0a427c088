import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Tracing } from '@muddat/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { registerAuthRoutes } from './auth/routes.ts';
import { botContentOrigins } from './bots/content-origins.ts';
import { createBotProtection } from './bots/create-bot-protection.ts';
import { registerBotRoutes } from './bots/routes.ts';
import { loadCabinetBundle } from './cabinet/cabinet-bundle.ts';
import { createCabinetPages } from './cabinet/cabinet-pages.ts';
import type { Config } from './config/config.ts';
import { startDevApps } from './dev/dev-apps.ts';
import type { Gateway } from './gateway.ts';
import { boundPort } from './http/bound-port.ts';
import { isForOwnHost, sendMisdirected } from './http/own-host.ts';
import { methodNotAllowedProblem, Problem } from './http/problem.ts';
import { createServer, isApiPath, sendProblem } from './http/server.ts';
import { SERVER_LIMITS, type ServerLimits } from './http/server-limits.ts';
import { createSiteOrigins } from './http/site-origin.ts';
import { isStorableQuery } from './http/storable.ts';
import { isSafeMethod, mayWrite } from './http/write-guard.ts';
import { clientLimitKey } from './limits/device-cookie.ts';
import { createClientLimiter } from './limits/limit-client.ts';
import { createLimiters } from './limits/limits.ts';
import { openGatewayState } from './open-gateway-state.ts';
import { registerAuditTrail } from './ops/audit.ts';
import { registerBrowserTraceRoutes } from './ops/browser-trace-routes.ts';
import { registerClientReportRoutes } from './ops/client-report-routes.ts';
import { countConnections } from './ops/connections.ts';
import { isCspReport, registerCspReportRoutes } from './ops/csp-report-routes.ts';
import { createMetrics } from './ops/metrics.ts';
import { countOpenRequests } from './ops/open-requests.ts';
import { createOpsServer } from './ops/ops-server.ts';
import { readRelease } from './ops/release.ts';
import { registerOpsRoutes } from './ops/routes.ts';
import { TRACE_OPTIONS } from './ops/trace-options.ts';
import { createApplyReader } from './pages/apply-reader.ts';
import { identifyBuild, readScriptNames } from './pages/assets/build-id.ts';
import type { AssetFolders } from './pages/assets/hashed-files.ts';
import { registerAssetRoutes } from './pages/assets/routes.ts';
import { sendFileNotFound } from './pages/assets/send-file-not-found.ts';
import { loadPublicSiteBundle } from './pages/bundle.ts';
import { registerPayloadRoutes } from './pages/payload-routes.ts';
import { createPublicPages } from './pages/public-pages.ts';
import { type DocumentServices, registerDocumentRoutes } from './pages/routes.ts';
import { sendErrorResponse } from './pages/send-failure.ts';
import { loadShells } from './pages/shells.ts';
import { registerSitemapRoutes } from './pages/sitemap/routes.ts';
import { registerOgRoutes } from './pictures/og/routes.ts';
import { CARD_DRAWING_LIMITS, createPictureService, PICTURE_DRAWING_LIMITS } from './pictures/picture-service.ts';
import { openPictureStore } from './pictures/picture-store.ts';
import { registerPictureRoutes } from './pictures/routes.ts';
import { registerProxyRoutes } from './proxy/routes.ts';
import { createCookieSettings } from './sessions/cookies.ts';
import { createGuestTokens } from './sessions/guest-tokens.ts';
import { createAuthProvider } from './sessions/provider.ts';
import { createSealer } from './sessions/sealing.ts';
import type { SessionStore } from './sessions/session.ts';
import { hashSessionId } from './sessions/session-id.ts';
import { createSessionService } from './sessions/session-service.ts';
import { withFullDiskFallback } from './sessions/store/full-disk-fallback.ts';
import { loadAllowLists } from './upstream/contracts.ts';
import { createUpstream } from './upstream/upstream.ts';

const PURGE_EVERY_MS = 3_600_000;

export type GatewayOptions = {
  config: Config;
  /** Folders of the two apps' builds (`dist`). */
  dist: AssetFolders;
  now?: () => number;
  /** Lets tests use shorter limits. */
  serverLimits?: Partial<ServerLimits>;
  /** Called for every route, so that tests of all routes need no list. */
  onRoute?: (route: RouteOptions) => void;
  logStream?: { write(line: string): void };
  /** Wraps the store; tests use it to stop the gateway between two steps. */
  wrapStore?: (store: SessionStore) => SessionStore;
  /** null or undefined: no traces. */
  tracing?: Tracing | null;
};

/** Assembles the gateway without listening. Throws an Error with one clear line if a build or a contract is missing. */
export async function createGateway(options: GatewayOptions): Promise<{ app: FastifyInstance; ops: Server }> {
  const { config, dist, now = Date.now } = options;
  const secure = config.publicUrl?.startsWith('https://') ?? false;
  const allowLists = loadAllowLists();
  const metrics = createMetrics(readRelease());
  let documents: DocumentServices | null = null;
  const onFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> =>
    sendErrorResponse(documents, error, request, reply);
  const app = await createServer({
    config,
    limits: { ...SERVER_LIMITS, ...options.serverLimits },
    onResponse: metrics.request,
    onFailure,
    ...(options.logStream ? { logStream: options.logStream } : {}),
  });

  options.tracing?.traceRequests(app, TRACE_OPTIONS);
  registerAuditTrail(app, metrics);
  countOpenRequests(app, metrics.openRequests);
  countConnections(app.server, metrics);
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  const { onRoute } = options;
  if (onRoute) app.addHook('onRoute', (route) => onRoute(route));

  const policy = { secure, dev: config.dev, foreign: botContentOrigins(config.botProtection) };
  const { site, cabinet, shells } = config.dev
    ? await startDevApps(app, join(dist.site, '..', '..'), policy)
    : {
        site: await loadPublicSiteBundle(dist.site),
        cabinet: await loadCabinetBundle(dist.cabinet),
        shells: await loadShells(dist.cabinet, policy),
      };

  const state = await openGatewayState(config, app.log);
  const wrapped = options.wrapStore?.(state.store) ?? state.store;
  // `withFullDiskFallback` is not needed with Redis: a full Redis is treated like an unreachable one.
  const spare = config.redisUrl === null ? withFullDiskFallback(wrapped, app.log) : null;
  const store = spare ?? wrapped;
  const upstream = createUpstream(config.upstreams, app, config.upstreamTimeoutMs);
  const provider = createAuthProvider(upstream, config.client);
  const parts = { store, provider, now, log: app.log, logSummary: app.logSummary, metrics };
  const origins = createSiteOrigins(config.publicUrl, config.host, () => boundPort(app, config.port));
  const bots = createBotProtection({
    config: config.botProtection,
    secret: state.secret,
    usedSolutions: state.usedSolutions,
    now,
    isOwnHost: origins.isOwnHost,
  });
  const gateway: Gateway = {
    ...parts,
    config,
    origins,
    bots,
    cookies: createCookieSettings(config.publicUrl),
    sealer: createSealer(state.secret, config.sessionSecretPrevious),
    sessions: createSessionService(parts),
    guests: createGuestTokens(provider, now),
    upstream,
    allowLists,
    closing: closing.signal,
  };
  const build = identifyBuild(dist);
  const limits = createLimiters({ on: config.rateLimits, secret: state.secret, counters: state.counters });
  const limitClient = createClientLimiter(gateway, limits);
  const applyReader = createApplyReader();
  documents = {
    pages: createPublicPages({ gateway, site, build: build.id, limitClient }),
    cabinetPages: createCabinetPages({ gateway, limitClient, cabinet, shells, applyReader }),
    applyReader,
  };

  app.addHook('onRequest', async (request, reply) => {
    if (!isForOwnHost(request, gateway.origins)) return sendMisdirected(reply);
    request.owner = clientLimitKey(gateway, request).key;
    request.routeOptions.config.setLabel?.(request);
    const headers = { origin: request.headers.origin, requestedWith: request.headers['x-requested-with']?.toString() };
    if (isCspReport(request)) return undefined;
    if (!mayWrite(request.method, headers, gateway.origins.isOwn)) throw new Problem('origin_not_allowed');
    const address = request.raw.url ?? '';
    if (isApiPath(address) && !isStorableQuery(address)) throw new Problem('validation_failed', { fields: { query: 'format' } });
    if (!isSafeMethod(request.method)) {
      const session = hashSessionId(request.cookies[gateway.cookies.session]);
      // PATCH is used only for the parts of an upload.
      if (session !== null && request.method === 'PATCH') return void (await limits.partsBySession.consume(session));
      if (request.routeOptions.config.hasOwnLimits !== true) await limitClient(request, 'writes');
      if (session !== null && request.routeOptions.config.skipsSessionLimit !== true) await limits.writesBySession.consume(session);
    }
    return undefined;
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return sendFileNotFound(reply);
    return sendProblem(isApiPath(request.raw.url) ? new Problem('not_found') : methodNotAllowedProblem(['GET']), request, reply);
  });

  registerOpsRoutes(app);
  registerAuthRoutes(app, gateway, limits);
  registerBotRoutes(app, gateway, limits);
  registerCspReportRoutes(app, gateway, limits);
  registerProxyRoutes(app, gateway, limitClient);
  await registerAssetRoutes(app, config.dev ? null : { dist, shared: state.sharedFiles, logSummary: app.logSummary, now }, build, origins);
  if (options.tracing) registerBrowserTraceRoutes(app, options.tracing, limits);
  registerClientReportRoutes(app, gateway, limits, { id: build.id, scripts: config.dev ? new Set() : readScriptNames(dist) });
  const drawn = openPictureStore({
    folder: join(config.dataDir, 'pictures'),
    onError: (error) =>
      app.logSummary.note(
        { cause: error instanceof Error && 'code' in error ? String(error.code) : 'unknown' },
        'a drawn picture could not be kept',
      ),
  });
  registerPictureRoutes(app, gateway, createPictureService(drawn, PICTURE_DRAWING_LIMITS), limitClient);
  registerOgRoutes(app, gateway, createPictureService(drawn, CARD_DRAWING_LIMITS), limitClient);
  registerSitemapRoutes(app, gateway);
  registerPayloadRoutes(app, build.id, documents.pages, limitClient);
  registerDocumentRoutes(app, gateway, documents, limitClient);

  const purge = (): void => {
    store.purge(now()).catch((error: unknown) => app.log.error({ err: error }, 'old sessions could not be removed'));
  };
  purge();
  const timer = setInterval(purge, PURGE_EVERY_MS).unref();
  const ops = createOpsServer(gateway);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    ops.close();
    ops.closeAllConnections();
    await upstream.close();
    bots.close();
    await spare?.close();
    await state.close();
  });
  return { app, ops };
}
