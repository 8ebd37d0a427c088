import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Config, parseConfig } from '../config/config.ts';
import { ConfigError } from '../config/read-env.ts';
import { createClock } from '../core/clock.ts';
import { isDiskFull } from '../core/disk-full.ts';
import { isLoopbackUrl } from '../core/loopback.ts';
import { DEMO_CUSTOMERS } from '../seed/auth.ts';
import { type RunningSandbox, startSandbox } from '../start.ts';
import { openInFolder, openInMemory } from './data-folder.ts';
import { loadDemoData } from './demo-data.ts';
import { allowLocalPages, redirectPortalPictures } from './local-pages.ts';
import type { Options } from './options.ts';
import { openHostWarning, welcomeText } from './texts.ts';
import { writeLine } from './write-line.ts';

const NOTES: Readonly<Record<string, string>> = {
  cus_0001: 'orders in nearly every status, two cards, one payment overdue',
  cus_0002: 'an approved limit, no orders yet',
  cus_0003: 'a blocked limit, orders in court and broken off',
};

/** How long running requests may continue. A person waits at Ctrl-C. */
const STOP_LIMIT_MS = 5_000;

/** Codes of errors of a path that is a file, or that belongs to somebody else. */
const FOLDER_ERRORS: ReadonlySet<unknown> = new Set(['EEXIST', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS']);

/**
 * Starts the sandbox, prints how to use it, and stops it at Ctrl-C or SIGTERM. Errors that the user can correct are printed as one line and
 * set the exit code 1. A program that starts this one with an IPC channel, as `startSandbox` of the package does, gets `{ url }`; when it
 * disconnects, the sandbox stops.
 */
export async function run(options: Options, version: string, cacheFolder: string): Promise<void> {
  hideExperimentalWarnings();
  process.once('disconnect', exitAtOnce);
  try {
    await assertPortFree(options);
    const sandbox = await start(options, version, cacheFolder);
    print(options, sandbox);
    stopAtSignal(sandbox);
    process.send?.({ url: sandbox.url });
  } catch (error) {
    console.error(`muddat-sandbox: ${describeError(error, options)}`);
    process.exit(1);
  }
}

/** Nobody waits for a start any more. */
const exitAtOnce = () => process.exit(1);

/** Node 22 warns that its SQLite, the lock of a data folder, is experimental. The user cannot change that. */
function hideExperimentalWarnings(): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => {
    if (name !== 'ExperimentalWarning') console.warn(`${name}: ${message}`);
  });
}

async function start(options: Options, version: string, cacheFolder: string): Promise<RunningSandbox> {
  const config = configOf(options);
  const load = () =>
    loadDemoData(cacheFolder, version, createClock().today(), () => {
      if (!options.quiet) writeLine('Making the demo data: once a day, ten to twenty seconds ...');
    });
  const opened = options.dataDir === null ? await openInMemory(await load()) : await openInFolder(config.dataDir, options.reset, load);
  return startSandbox(config, opened, (app) => {
    allowLocalPages(app);
    redirectPortalPictures(app);
  });
}

/** The settings come from the options alone: variables of another program, such as NODE_ENV or DATABASE_URL, must not reach the sandbox. */
function configOf({ host, port, dataDir }: Options): Config {
  return parseConfig({ HOST: host, SANDBOX_PORT: String(port), DATA_DIR: dataDir ?? temporaryFolder(), LOG_LEVEL: 'error' });
}

/** Uploads of a sandbox in memory. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'muddat-sandbox-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Fails at once, instead of after the demo data are made. */
function assertPortFree({ host, port }: Options): Promise<void> {
  return new Promise((free, taken) => {
    const probe = createServer();
    probe.once('error', taken);
    probe.listen(port, host, () => probe.close(() => free()));
  });
}

function print({ host, quiet }: Options, { url }: RunningSandbox): void {
  if (!isLoopbackUrl(`http://${host.includes(':') ? `[${host}]` : host}`)) console.warn(openHostWarning(host));
  const customers = DEMO_CUSTOMERS.flatMap((customer) => {
    const note = NOTES[customer.id];
    return note === undefined ? [] : [{ ...customer, note }];
  });
  writeLine(quiet ? url : welcomeText(url, customers, parseConfig({}).auth));
}

function stopAtSignal(sandbox: RunningSandbox): void {
  let stopping = false;
  const stop = (reason: string) => {
    // At Ctrl-C, both the terminal and npm send the signal.
    if (stopping) return;
    stopping = true;
    void sandbox.stop(reason, STOP_LIMIT_MS).then((code) => process.exit(code));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.off('disconnect', exitAtOnce);
  process.on('disconnect', () => stop('the program that started the sandbox has disconnected'));
}

function describeError(error: unknown, { host, port, dataDir }: Options): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `port ${port} is in use by another program; stop it, or choose another port: --port ${port + 1}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `--host ${host} is no address of this computer`;
  if (isListenRefusal(error)) return `port ${port} needs special rights; choose one above 1023`;
  if (isDiskFull(error)) return 'the disk has no space left';
  if (dataDir !== null && FOLDER_ERRORS.has(code)) return `--data ${dataDir} is no folder that this user can write (${code})`;
  if (error instanceof ConfigError) return error.message.replaceAll('DATA_DIR:', '--data').replaceAll('DATA_DIR', '--data folder');
  const folder = dataDir === null ? '' : ` --data ${resolve(dataDir)}`;
  return `could not start${folder}\n${error instanceof Error ? error.stack : String(error)}`;
}

const isListenRefusal = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === 'listen' && 'code' in error && error.code === 'EACCES';
