import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import * as v from 'valibot';
import { type RunEvent, runEventSchema } from './run-event.ts';

/** Longer than any test takes: the longest hook has a timeout of 8 minutes. */
const SILENCE_LIMIT_MS = 600_000;
const GRACE_MS = 5_000;

export type RunnerOptions = {
  /** Arguments of Node. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly onEvent: (event: RunEvent) => void;
  /** Called with each line of the runner's output. */
  readonly onLine: (line: string) => void;
  readonly signal: AbortSignal;
  readonly silenceLimitMs?: number;
};

/** How a runner ended: it exited, it was silent for too long, or the run was aborted. */
export type RunnerEnd = { readonly kind: 'exited'; readonly code: number } | { readonly kind: 'silent' } | { readonly kind: 'aborted' };

/** Runs Vitest or Playwright in its own process group, so that nothing of it survives a hang or an abort. */
export function runRunner({
  args,
  cwd,
  env,
  onEvent,
  onLine,
  signal,
  silenceLimitMs = SILENCE_LIMIT_MS,
}: RunnerOptions): Promise<RunnerEnd> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    let end: RunnerEnd | undefined;
    const stop = (why: RunnerEnd): void => {
      if (end) return;
      end = why;
      killGroup(child.pid, 'SIGTERM');
      setTimeout(() => killGroup(child.pid, 'SIGKILL'), GRACE_MS).unref();
    };
    let silence = setTimeout(() => stop({ kind: 'silent' }), silenceLimitMs);
    child.on('message', (message) => {
      clearTimeout(silence);
      silence = setTimeout(() => stop({ kind: 'silent' }), silenceLimitMs);
      onEvent(v.parse(runEventSchema, message));
    });
    for (const stream of [child.stdout, child.stderr]) readLines(stream, onLine);
    const abort = (): void => stop({ kind: 'aborted' });
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
    child.once('error', (error) => onLine(error.message));
    child.once('close', (code) => {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
      // Workers or browsers of a killed runner would keep running.
      killGroup(child.pid, 'SIGKILL');
      resolve(end ?? { kind: 'exited', code: code ?? 1 });
    });
  });
}

function readLines(stream: Readable | null, onLine: (line: string) => void): void {
  if (stream) createInterface({ input: stream }).on('line', onLine);
}

function killGroup(pid: number | undefined, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The whole group has ended.
  }
}
