import { type Config, ConfigError, parseConfig } from './config/config.ts';
import { isDiskFull } from './core/disk-full.ts';
import { openEmbeddedDatabase, openPostgres } from './db/client.ts';
import { startSandbox } from './start.ts';

async function main(): Promise<void> {
  const config = parseConfig(process.env);
  const opened = config.databaseUrl === null ? await openEmbeddedDatabase(config.dataDir) : await openPostgres(config.databaseUrl);
  const sandbox = await startSandbox(config, opened).catch((cause: unknown) => {
    throw listenError(cause, config);
  });

  let closing = false;
  const close = (signal: string) => {
    if (closing) return;
    closing = true;
    sandbox.stop(signal).then(
      () => {
        process.exitCode = 0;
      },
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}

/**
 * Converts the usual reasons why the server cannot listen (port in use, no such address) to an error of one line that names the setting.
 * Any other reason is returned unchanged.
 */
function listenError(cause: unknown, { host, port }: Config): unknown {
  const code: unknown = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'EADDRINUSE') return new ConfigError(`SANDBOX_PORT: ${port} is in use by another process`, { cause });
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new ConfigError(`HOST: ${host} is no address of this machine`, { cause });
  return cause;
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) console.error(`sandbox: ${error.message}`);
  else if (isDiskFull(error)) console.error('sandbox: DATA_DIR (or the disk of DATABASE_URL) has no space left');
  else console.error('sandbox: could not start\n', error);
  process.exit(1);
});
