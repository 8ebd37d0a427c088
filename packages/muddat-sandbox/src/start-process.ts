import { fork } from 'node:child_process';
import { Socket } from 'node:net';

/** A process that does not stop in this time is killed. */
const STOP_LIMIT_MS = 10_000;

/** A process that serves HTTP at `url`. */
export type RunningProcess = { readonly url: string; stop(): Promise<void> };

/**
 * Runs a program that sends `{ url }` over its IPC channel when it is ready, and ends when the channel closes: by `stop`, or because this
 * process has ended in whatever way. Rejects with what the program wrote to stderr if it ends before.
 */
export async function startProcess(
  program: string,
  args: readonly string[],
  { quiet, timeoutMs }: { readonly quiet: boolean; readonly timeoutMs: number },
): Promise<RunningProcess> {
  // Options of this process, such as those of a test runner, are not the program's.
  const child = fork(program, args, { execArgv: [], stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'pipe', 'ipc'] });
  // Not 'close': Node does not emit it after `disconnect()`.
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let errors = '';
  let isReady = false;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (isReady) process.stderr.write(text);
    else errors += text;
  });

  let limit: NodeJS.Timeout | undefined;
  const ready = new Promise<string>((resolve, reject) => {
    const fail = (why: string, cause?: unknown) => reject(new Error(`The sandbox did not start: ${why}`, { cause }));
    child.once('message', (message) => resolve(urlOf(message)));
    child.once('error', (cause) => fail(cause.message, cause));
    child.once('close', (code, signal) => fail(errors.replace(/^muddat-sandbox: /, '').trim() || `it ended with ${signal ?? code}`));
    limit = setTimeout(() => fail(`it took longer than ${timeoutMs} ms. ${errors}`.trim()), timeoutMs);
  });
  try {
    const url = await ready;
    isReady = true;
    process.stderr.write(errors);
    // From here on the program alone does not keep this process running.
    child.unref();
    child.channel?.unref();
    if (child.stderr instanceof Socket) child.stderr.unref();
    let stopping: Promise<void> | undefined;
    const stop = async () => {
      child.ref();
      if (child.connected) child.disconnect();
      const kill = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      await exited;
      clearTimeout(kill);
    };
    return {
      url,
      stop: () => {
        stopping ??= stop();
        return stopping;
      },
    };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(limit);
  }
}

function urlOf(message: unknown): string {
  return typeof message === 'object' && message !== null && 'url' in message ? String(message.url) : '';
}
