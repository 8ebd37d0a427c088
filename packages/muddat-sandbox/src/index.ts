/// <reference lib="esnext.disposable" preserve="true" />
import { fileURLToPath } from 'node:url';
import { startProcess } from './start-process.ts';

const PROGRAM = fileURLToPath(new URL('./cli.js', import.meta.url));
const START_LIMIT_MS = 120_000;

/** How a sandbox starts. */
export interface SandboxOptions {
  /** Port to listen on, 0 to 65535. Default: 0, which chooses a free one, so that several sandboxes can run at once. */
  readonly port?: number;
  /** `false` prints addresses, customers and a call to paste, as `npx muddat-sandbox` does. Default: `true`. Errors are printed always. */
  readonly quiet?: boolean;
  /** How long the start may take, in milliseconds. Default: 120 000. The first start of a day makes the demo data: ten to twenty seconds. */
  readonly timeoutMs?: number;
}

/** A sandbox that runs in a process of its own. `await using` stops it at the end of the block. */
export interface Sandbox extends AsyncDisposable {
  /** Base address, such as `http://127.0.0.1:41873`: for `environment: { baseUrl: url }` of the SDK, `/docs` and the test tools. */
  readonly url: string;
  /** Ends the process with its data. Resolves when it has ended; also if it had ended before. */
  stop(): Promise<void>;
}

/**
 * Starts a sandbox with fresh demo data in memory. Resolves when it answers. It ends with `stop()`, and at the latest with this process,
 * which it does not keep running.
 *
 * @throws Error that says why it did not start, such as a port in use, a port that is no whole number from 0 to 65535, or a start that took
 * longer than `timeoutMs`
 *
 * @example
 * const sandbox = await startSandbox();
 * const muddat = createMuddatClient({ environment: { baseUrl: sandbox.url }, getAccessToken });
 * await sandbox.stop();
 */
export async function startSandbox({ port = 0, quiet = true, timeoutMs = START_LIMIT_MS }: SandboxOptions = {}): Promise<Sandbox> {
  const args = [`--port=${port}`, ...(quiet ? ['--quiet'] : [])];
  const { url, stop } = await startProcess(PROGRAM, args, { quiet, timeoutMs });
  return { url, stop, [Symbol.asyncDispose]: stop };
}
