import { createProcessPrinters, describeError, describeMisspelledSettings, releaseFields } from '@muddat/process';
import { startTracing } from '@muddat/tracing';
import { rotateSigningKey } from './apis/auth/signing-keys.ts';
import { checkSandbox } from './check/check-sandbox.ts';
import { type Config, parseConfig } from './config/config.ts';
import { ConfigError } from './config/read-env.ts';
import { readRelease } from './core/release.ts';
import { TRACE_OPTIONS } from './core/trace-options.ts';
import { type OpenDatabase, openEmbeddedDatabase, openPostgres } from './db/client.ts';
import { traceQueries } from './db/trace-queries.ts';
import { loadContent } from './seed/content-file/load-content.ts';
import { startSandbox } from './start.ts';
import { startErrorLine } from './start-error.ts';

const { print, printError } = createProcessPrinters('sandbox: ');
const misspellingWarnings = describeMisspelledSettings(process.env);

async function main(): Promise<void> {
  const config = parseConfig(process.env);
  try {
    if (process.argv.includes('--load-content')) await writeContentOf(config);
    else await (process.argv.includes('--rotate-keys') ? rotateKeys(config) : serve(config));
  } catch (cause) {
    const line = startErrorLine(cause, config);
    throw line === null ? cause : new ConfigError(line, { cause });
  }
}

const openDatabase = ({ databaseUrl, dataDir }: Config): Promise<OpenDatabase> =>
  databaseUrl === null ? openEmbeddedDatabase(dataDir) : openPostgres(databaseUrl);

/** `--rotate-keys` makes a new key for tokens and ends. Sandboxes that run on the database find it. */
async function rotateKeys(config: Config): Promise<void> {
  const { db, close } = await openDatabase(config);
  const [made, ...earlier] = await rotateSigningKey(db, config.auth);
  print('A new key signs tokens', { key: made?.id, earlier: earlier.map(({ id, endsAt }) => ({ key: id, valid_until: endsAt })) });
  await close();
}

/** `--load-content FILE` writes the catalogue and the pages of a file and ends. With `--dry-run` it keeps nothing. */
async function writeContentOf(config: Config): Promise<void> {
  const file = process.argv[process.argv.indexOf('--load-content') + 1];
  if (file === undefined || file.startsWith('--')) throw new ConfigError('--load-content needs the path of a file');
  const trial = process.argv.includes('--dry-run');
  const { db, close } = await openDatabase(config);
  try {
    print(trial ? 'The content is right; nothing was written' : 'The content is written', await loadContent(db, file, { trial }));
  } finally {
    await close();
  }
}

async function serve(config: Config): Promise<void> {
  const release = readRelease();
  print('The sandbox starts', releaseFields(release));
  const warnings = [...misspellingWarnings];
  const tracing = await startTracing({
    env: process.env,
    service: 'muddat-sandbox',
    version: release?.version ?? null,
    backends: {},
    isPublic: false,
    warn: (line) => warnings.push(line),
  });
  const opened = await openDatabase(config);
  if (tracing !== null) traceQueries(opened.db, tracing.traceWork);
  const sandbox = await startSandbox(config, opened, (app) => {
    tracing?.traceRequests(app, TRACE_OPTIONS);
    for (const warning of warnings) app.log.warn(warning);
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

if (process.argv.includes('--check')) process.exit(await checkSandbox({ env: process.env, print: (line) => console.log(line) }));

main().catch((error: unknown) => {
  if (error instanceof ConfigError) for (const line of [...error.message.split('\n'), ...misspellingWarnings]) printError(line);
  else printError('could not start', { err: describeError(error) });
  process.exit(1);
});
