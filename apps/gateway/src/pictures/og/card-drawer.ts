import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { CardTask } from './card-thread.ts';

const THREAD_FILE = fileURLToPath(new URL('./card-thread.ts', import.meta.url));
const IDLE_MS = 60_000;

export type CardDrawer = { draw(task: CardTask): Promise<Buffer>; close(): Promise<void> };

/**
 * Draws share cards in a worker thread: laying out a card holds an event loop for a tenth of a second. The thread starts with the first card
 * and ends after a minute without work.
 */
export function createCardDrawer(): CardDrawer {
  // A thread has no other flags of the process, such as those of a test runner. The condition names our packages' sources.
  const execArgv = ['--conditions=@muddat/source'];
  const pool = new Tinypool({ filename: THREAD_FILE, minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS, execArgv });
  return {
    async draw(task) {
      const bytes: unknown = await pool.run(task);
      if (!(bytes instanceof Uint8Array)) throw new TypeError('the thread drew no card');
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    close: () => pool.destroy(),
  };
}
