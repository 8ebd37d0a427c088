import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { ThreadTask } from './thread.ts';

/** At least two, so that one customer never blocks all others; at most four, because decoding a photo may take 160 MB. */
export const HEAVY_WORKERS = Math.min(4, Math.max(2, availableParallelism() - 1));
const IDLE_MS = 60_000;
const THREAD_FILE = fileURLToPath(new URL('./thread.ts', import.meta.url));

let sharedPool: Tinypool | null = null;

/**
 * Calls the default export of a file in a worker thread. All sandboxes of the process share the threads. They start with the first call,
 * end after a minute without work and never keep the process alive. The file may import our packages only through `exports` without a
 * condition: Node loads it directly, under Vitest too.
 */
export async function runInThread(file: URL, task: unknown): Promise<Buffer> {
  sharedPool ??= createPool();
  const asked: ThreadTask = { file: file.href, task };
  const bytes: unknown = await sharedPool.run(asked, { filename: THREAD_FILE });
  if (!(bytes instanceof Uint8Array)) throw new TypeError(`${file.pathname} made no file`);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function createPool(): Tinypool {
  // The process's flags, such as conditions for our packages, must not reach its threads.
  const pool = new Tinypool({ minThreads: 0, maxThreads: HEAVY_WORKERS, idleTimeout: IDLE_MS, execArgv: [] });
  // A thread died without a task, while idle or starting. Calls that wait for it would hang, so destroy the pool: the calls then fail, and
  // the next call makes a new pool.
  pool.once('error', () => {
    sharedPool = null;
    pool.on('error', () => undefined);
    void pool.destroy();
  });
  return pool;
}
