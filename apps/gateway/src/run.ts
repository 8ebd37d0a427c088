import type { Server } from 'node:http';
import { type Print, stopServer, trackOpenResponses } from '@muddat/process';
import { startTracing } from '@muddat/tracing';
import { createGateway, type GatewayOptions } from './app.ts';
import { type Config, parseConfig } from './config/config.ts';
import { boundPort } from './http/bound-port.ts';
import { readRelease } from './ops/release.ts';
import type { AssetFolders } from './pages/assets/hashed-files.ts';

export type RunOptions = {
  env: Record<string, string | undefined>;
  cwd: string;
  dist: AssetFolders;
  print: Print;
  printError: Print;
} & Pick<GatewayOptions, 'wrapStore'>;

const fieldOf = (error: unknown, name: 'code' | 'syscall' | 'port'): string =>
  error instanceof Error && name in error ? String(Object.getOwnPropertyDescriptor(error, name)?.value) : '';

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });

function startFailure(error: unknown, { port, host, opsPort, opsHost, dataDir }: Config): string {
  const message = error instanceof Error ? error.message : String(error);
  const code = fieldOf(error, 'code');
  if (fieldOf(error, 'syscall') === 'listen') {
    if (fieldOf(error, 'port') === String(opsPort) && opsPort !== port)
      return `OPS_PORT ${opsPort} cannot be listened on at ${opsHost}: ${message}. Start with another OPS_PORT.`;
    if (code === 'EADDRINUSE')
      return `PORT ${port} is taken: another program listens on ${host}:${port}. Stop it, or start with another PORT.`;
    if (code === 'EACCES') return `PORT ${port} may not be used by this user. Start with another PORT.`;
    return `HOST ${host} cannot be listened on: ${message}.`;
  }
  if (/^(EACCES|EPERM|EROFS|ENOSPC|ENOTDIR|EEXIST|ERR_SQLITE_ERROR)$/.test(code)) return `DATA_DIR ${dataDir} cannot be used: ${message}.`;
  return message;
}

/**
 * Runs the gateway as a process. Exit codes: 1 with clear lines (one for each wrong setting, otherwise one) if it cannot start; after
 * SIGTERM or SIGINT 0, or 1 if it cut requests.
 */
export async function runGateway({ env, cwd, dist, print, printError, wrapStore }: RunOptions): Promise<void> {
  const parsed = parseConfig(env, cwd);
  if (!parsed.ok) {
    for (const line of [...parsed.lines, ...parsed.warnings]) printError(line);
    process.exit(1);
  }
  const { config } = parsed;
  try {
    const tracing = await startTracing({
      env,
      service: 'muddat-gateway',
      version: readRelease()?.version ?? null,
      backends: config.upstreams,
      isPublic: true,
      warn: (line) => parsed.warnings.push(line),
    });
    const { app, ops } = await createGateway({ config, dist, tracing, ...(wrapStore ? { wrapStore } : {}) });
    for (const warning of parsed.warnings) app.log.warn(warning);
    const openResponses = trackOpenResponses(app.server);
    let stopping = false;
    const stop = (reason: string): void => {
      if (stopping) return;
      stopping = true;
      const stopped = stopServer({ server: app.server, openResponses, close: () => app.close(), log: app.log, reason });
      void stopped.then((code) => process.exit(code));
    };
    process.on('SIGTERM', stop).on('SIGINT', stop);
    await app.listen({ port: config.port, host: config.host });
    await listen(ops, config.opsPort, config.opsHost);
    if (!config.publicUrl) print('Development: the session cookie is called muddat-dev, for plain http on this machine only.');
    const opsAddress = ops.address();
    print(
      `Readiness and metrics on http://${config.opsHost}:${opsAddress !== null && typeof opsAddress === 'object' ? opsAddress.port : config.opsPort} for operators`,
    );
    print(`Gateway listens on http://${config.host}:${boundPort(app, config.port)} for visitors`);
  } catch (error) {
    printError(startFailure(error, config));
    process.exit(1);
  }
}
