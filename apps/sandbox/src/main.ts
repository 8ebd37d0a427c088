import { type Config, parseConfig } from './config/config.ts';
import { ConfigError } from './config/read-env.ts';
import { openEmbeddedDatabase, openPostgres } from './db/client.ts';
import { startSandbox } from './start.ts';
import { startErrorLine } from './start-error.ts';

async function main(): Promise<void> {
  const config = parseConfig(process.env);
  try {
    await serve(config);
  } catch (cause) {
    const line = startErrorLine(cause, config);
    throw line === null ? cause : new ConfigError(line, { cause });
  }
}

async function serve(config: Config): Promise<void> {
  const opened = config.databaseUrl === null ? await openEmbeddedDatabase(config.dataDir) : await openPostgres(config.databaseUrl);
  const sandbox = await startSandbox(config, opened);

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

main().catch((error: unknown) => {
  if (error instanceof ConfigError) console.error(`sandbox: ${error.message}`);
  else console.error('sandbox: could not start\n', error);
  process.exit(1);
});
