import { startSandbox } from '@muddat/e2e/sandbox-alone';
import { measureUncached, UNCACHED_MIN } from '../pages/uncached.ts';
import type { Result } from '../verdict.ts';

/** What a page costs that nobody has kept, beside React alone drawing the same tree from data that is there (issue 6). */
export async function uncached(): Promise<Result> {
  const sandbox = await startSandbox({ DATABASE_URL: '' });
  try {
    const pages = await measureUncached(sandbox.url);
    return {
      lines: pages.map(
        ({ name, ours, react, ratio, bytes, reactBytes }) =>
          `${name.padEnd(8)} ${ours.toFixed(0)} whole pages a second (${bytes} bytes), React alone ${react.toFixed(0)} (${reactBytes} bytes): ${ratio.toFixed(2)} of it`,
      ),
      failures: pages
        .filter(({ ratio }) => ratio < UNCACHED_MIN)
        .map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)} of React alone, and at least ${UNCACHED_MIN} is asked for`),
    };
  } finally {
    await sandbox.stop();
  }
}
