import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startProcess } from './start-process.ts';

const folder = await mkdtemp(join(tmpdir(), 'start-process-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A program whose address is its process id. It would run for an hour. */
const SERVER = `
setTimeout(() => undefined, 3_600_000);
process.on('disconnect', () => process.exit());
process.send({ url: String(process.pid) });
`;
const QUIET = { quiet: true, timeoutMs: 60_000 };

async function write(name: string, code: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, code);
  return file;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('startProcess', () => {
  it('resolves with the address, and ends the process with stop', async () => {
    const { url, stop } = await startProcess(await write('server.mjs', SERVER), [], QUIET);
    expect(isRunning(Number(url))).toBe(true);
    await stop();
    expect(isRunning(Number(url))).toBe(false);
    await stop();
  });

  it('kills a process that does not stop', { timeout: 30_000 }, async () => {
    const code = SERVER.replace('process.exit()', 'undefined');
    const { url, stop } = await startProcess(await write('stubborn.mjs', code), [], QUIET);
    await stop();
    expect(isRunning(Number(url))).toBe(false);
  });

  it('stop resolves when the process has ended by itself', async () => {
    const { url, stop } = await startProcess(await write('server.mjs', SERVER), [], QUIET);
    process.kill(Number(url), 'SIGKILL');
    await stop();
    expect(isRunning(Number(url))).toBe(false);
  });

  it.each([
    ['what the program wrote', "console.error('muddat-sandbox: port 4010 is in use'); process.exit(1);", 'port 4010 is in use'],
    ['its exit code', 'process.exit(3);', 'it ended with 3'],
    ['its signal', "process.kill(process.pid, 'SIGKILL');", 'it ended with SIGKILL'],
    ['an error', "throw new Error('broken');", 'broken'],
  ])('rejects with %s when it ends before it is ready', async (_what, code, why) => {
    const program = await write('failing.mjs', code);
    await expect(startProcess(program, [], QUIET)).rejects.toThrow(why);
  });

  it('rejects after its time limit, and ends the process', async () => {
    const program = await write('slow.mjs', `console.error(process.pid); ${SERVER.replace(/process\.send.*/, '')}`);
    const error = await startProcess(program, [], { ...QUIET, timeoutMs: 2_000 }).catch(String);
    expect(error).toMatch(/longer than 2000 ms\. \d+$/);
    const pid = Number(/\d+$/.exec(String(error))?.[0]);
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false));
  });

  it.each(['', 'process.kill(process.pid, "SIGKILL");'])('ends with a program that never stops it (%s)', async (end) => {
    const server = await write('server.mjs', SERVER);
    const parent = await write(
      'parent.mjs',
      `import { startProcess } from ${JSON.stringify(new URL('./start-process.ts', import.meta.url))};
      const { url } = await startProcess(${JSON.stringify(server)}, [], ${JSON.stringify(QUIET)});
      process.stdout.write(url, () => { ${end} });`,
    );
    const { stdout } = await promisify(execFile)(process.execPath, [parent], { timeout: 30_000 }).catch((error: unknown) => {
      if (end !== '' && error instanceof Error && 'stdout' in error) return { stdout: String(error.stdout) };
      throw error;
    });
    expect(Number(stdout)).toBeGreaterThan(0);
    await vi.waitFor(() => expect(isRunning(Number(stdout))).toBe(false), { timeout: 10_000 });
  });
});
