import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import type { RunEvent } from './run-event.ts';
import { type RunnerEnd, runRunner } from './run-runner.ts';

const SAYS_PID = `console.log(process.pid); process.send({kind: 'planned', items: []});`;
/** A runner with a child process, which would survive if only the runner were killed. */
const HANGS = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log(process.pid)'], {stdio: 'inherit'}); ${SAYS_PID} setInterval(() => {}, 1000);`;

type Ran = { end: RunnerEnd; lines: string[]; events: RunEvent[] };

async function run(script: string, { silenceLimitMs = 60_000, abortAfterLines = Number.POSITIVE_INFINITY } = {}): Promise<Ran> {
  const [lines, events, called] = [[] as string[], [] as RunEvent[], new AbortController()];
  const onLine = (line: string): void => {
    lines.push(line);
    if (lines.length >= abortAfterLines) called.abort();
  };
  const end = await runRunner({
    args: ['-e', script],
    cwd: ROOT,
    env: process.env,
    onEvent: (event) => events.push(event),
    onLine,
    signal: called.signal,
    silenceLimitMs,
  });
  return { end, lines, events };
}

const lives = (pid: string): boolean => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

test('runRunner returns exit code, events and lines of a runner that ends by itself', async () => {
  const { end, lines, events } = await run(`${SAYS_PID} process.exitCode = 3; process.disconnect();`);
  expect(end).toEqual({ kind: 'exited', code: 3 });
  expect(lines).toHaveLength(1);
  expect(events).toEqual([{ kind: 'planned', items: [] }]);
});

test.each([
  ['hangs', { silenceLimitMs: 1_500 }, 'silent'],
  ['is aborted', { abortAfterLines: 2 }, 'aborted'],
])('runRunner kills a runner that %s, with all its processes', async (_what, settings, kind) => {
  const { end, lines } = await run(HANGS, settings);
  expect(end.kind).toBe(kind);
  expect(lines).toHaveLength(2);
  await expect.poll(() => lines.filter(lives)).toEqual([]);
});
