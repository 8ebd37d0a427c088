import { spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '@muddat/servers/root';
import { hashFiles } from '@muddat/servers/seed-cache';
import { buildApps } from '../build-apps.ts';
import { readSharedStack, type SharedStack } from './file.ts';

const STACK_PROCESS = fileURLToPath(new URL('./stack-process.ts', import.meta.url));
const START_LIMIT_MS = 180_000;
const END_LIMIT_MS = 20_000;
/**
 * Returns the running stack. Starts a new one if none is running or if the sources have changed.
 * @throws Error if the stack does not start
 */
export async function ensureSharedStack(): Promise<SharedStack> {
  buildApps();
  const sources = await hashSources();
  const kept = readSharedStack();
  if (kept?.sources === sources) return kept;
  await stopSharedStack();
  const log = join(tmpdir(), 'muddat-kept-stack.log');
  const output = openSync(log, 'w');
  const keeper = spawn(process.execPath, ['--conditions=@muddat/source', '--disable-warning=ExperimentalWarning', STACK_PROCESS, sources], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', output, output],
  });
  keeper.unref();
  const started = await pollUntil(readSharedStack, START_LIMIT_MS, () => keeper.exitCode === null);
  if (!started) throw new Error(`The stack did not come up; ${log} says why.`);
  return started;
}

/** Stops the running stack, if any, and waits until it has ended. */
export async function stopSharedStack(): Promise<void> {
  const kept = readSharedStack();
  if (!kept) return;
  process.kill(kept.pid, 'SIGTERM');
  if (!(await pollUntil(() => (readSharedStack() ? undefined : true), END_LIMIT_MS))) process.kill(kept.pid, 'SIGKILL');
}

/** Hash of the sources of the servers and of both apps' builds. */
function hashSources(): Promise<string> {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', 'apps', 'packages'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = stdout.split('\0').filter((name) => name !== '' && !/\.(test|stories)\.|\.md$|\.png$/.test(name));
  return hashFiles(files.filter((file) => existsSync(join(ROOT, file))));
}

async function pollUntil<Result>(look: () => Result | undefined, limitMs: number, goesOn = () => true): Promise<Result | undefined> {
  const limit = Date.now() + limitMs;
  while (Date.now() < limit && goesOn()) {
    const result = look();
    if (result !== undefined) return result;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return undefined;
}
