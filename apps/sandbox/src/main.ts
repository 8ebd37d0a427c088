import { createProcessPrinters, describeError, describeMisspelledSettings, readReleaseFrom, releaseFields } from '@muddat/process';
import { type Config, parseConfig } from './config/config.ts';
import { ConfigError } from './config/read-env.ts';
import { openEmbeddedDatabase, openPostgres } from './db/client.ts';
import { startSandbox } from './start.ts';
import { startErrorLine } from './start-error.ts';

/** The manifest of the folder that `pnpm artefacts` writes. The repository has none. */
const MANIFEST = new URL('../../../manifest.json', import.meta.url);
const { print, printError } = createProcessPrinters('sandbox: ');
const misspellingWarnings = describeMisspelledSettings(process.env);

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
  print('The sandbox starts', releaseFields(readReleaseFrom(MANIFEST)));
  const opened = config.databaseUrl === null ? await openEmbeddedDatabase(config.dataDir) : await openPostgres(config.databaseUrl);
  const sandbox = await startSandbox(config, opened, (app) => {
    for (const warning of misspellingWarnings) app.log.warn(warning);
  });

  let closing = false;
  const close = (signal: string) => {
    if (closing) return;
    closing = true;
    void sandbox.stop(signal).then((code) => process.exit(code));
  };
  // The handlers stay: without them a second Ctrl-C would kill the process while it stops.
  process.on('SIGTERM', close).on('SIGINT', close);
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) for (const line of [...error.message.split('\n'), ...misspellingWarnings]) printError(line);
  else printError('could not start', { err: describeError(error) });
  process.exit(1);
});
