import { spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '@muddat/servers/root';
import { hashFiles } from '@muddat/servers/seed-cache';
import { buildApps } from '../build-apps.ts';
import { type KeptStack, readKept } from './file.ts';

const KEEPER = fileURLToPath(new URL('./keeper.ts', import.meta.url));
const START_LIMIT_MS = 180_000;
const END_LIMIT_MS = 20_000;
/**
 * The stack that is up, or a new one when there is none or its servers run on sources that have changed.
 * @throws Error when the stack does not come up
 */
export async function ensureKept(): Promise<KeptStack> {
  buildApps();
  const sources = await hashSources();
  const kept = readKept();
  if (kept?.sources === sources) return kept;
  await endKept();
  const log = join(tmpdir(), 'muddat-kept-stack.log');
  const output = openSync(log, 'w');
  const keeper = spawn(process.execPath, ['--conditions=@muddat/source', '--disable-warning=ExperimentalWarning', KEEPER, sources], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', output, output],
  });
  keeper.unref();
  const started = await until(readKept, START_LIMIT_MS, () => keeper.exitCode === null);
  if (!started) throw new Error(`The stack did not come up; ${log} says why.`);
  return started;
}

/** Ends the stack that is up, if there is one, and waits for its end. */
export async function endKept(): Promise<void> {
  const kept = readKept();
  if (!kept) return;
  process.kill(kept.pid, 'SIGTERM');
  if (!(await until(() => (readKept() ? undefined : true), END_LIMIT_MS))) process.kill(kept.pid, 'SIGKILL');
}

/** Of all that the servers and the apps' builds are made of. */
function hashSources(): Promise<string> {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', 'apps', 'packages'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = stdout.split('\0').filter((name) => name !== '' && !/\.(test|stories)\.|\.md$|\.png$/.test(name));
  return hashFiles(files.filter((file) => existsSync(join(ROOT, file))));
}

async function until<Result>(look: () => Result | undefined, limitMs: number, goesOn = () => true): Promise<Result | undefined> {
  const limit = Date.now() + limitMs;
  while (Date.now() < limit && goesOn()) {
    const result = look();
    if (result !== undefined) return result;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return undefined;
}
