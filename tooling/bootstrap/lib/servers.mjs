import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ROOT } from './paths.mjs';
import { UserFacingError } from './user-facing-error.mjs';

const EXIT_WITH_PARENT = pathToFileURL(fileURLToPath(new URL('./exit-with-parent.mjs', import.meta.url))).href;
const POLL_MS = 100;
const START_LIMIT_MS = 120_000;
/** Longer than a server waits for its requests and its last steps (packages/process, `stopServer`). */
const STOP_LIMIT_MS = 35_000;

/**
 * Starts one of our servers. The server ends when this process ends, even by a crash.
 * @param {string} name
 * @param {string} main path of its entry file, from the root
 * @param {{node: string, env: NodeJS.ProcessEnv, cwd?: string, args?: string[], conditions?: string[]}} options by default it runs in
 *   the root, on the sources of our packages
 */
export function startServer(name, main, { node, env, cwd = ROOT, args = [], conditions = ['--conditions=@muddat/source'] }) {
  const child = spawn(
    node,
    [...conditions, '--disable-warning=ExperimentalWarning', '--import', EXIT_WITH_PARENT, join(ROOT, main), ...args],
    {
      cwd,
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  /** @type {Promise<{code: number | null, signal: string | null}>} */
  const ended = new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
  return { name, child, ended };
}

/**
 * Waits until a URL responds with a 2xx. Throws if the server ends before that, or after START_LIMIT_MS without such a response.
 * @param {ReturnType<typeof startServer>} server
 * @param {string} url
 */
export async function waitUntilUp(server, url) {
  const limit = Date.now() + START_LIMIT_MS;
  let over;
  void server.ended.then((how) => {
    over = how;
  });
  while (Date.now() < limit) {
    if (over) throw new UserFacingError(`The ${server.name} did not start (${endingOf(over)}); its own lines above say why.`);
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new UserFacingError(`The ${server.name} does not answer at ${url} after ${START_LIMIT_MS / 1000} s.`);
}

/**
 * Resolves when a signal asks this process to end. Later signals are swallowed, so that a second Ctrl-C leaves no server behind.
 * @returns {Promise<void>}
 */
export function waitForStopSignal() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve());
  });
}

/**
 * Waits until `asked` resolves. Throws an error that names the server if one ends before that.
 * @param {Promise<void>} asked
 * @param {ReturnType<typeof startServer>[]} servers
 */
export async function waitForStop(asked, servers) {
  const died = servers.map(
    async ({ name, ended }) => `The ${name} ended by itself (${endingOf(await ended)}); its own lines above say why.`,
  );
  const problem = await Promise.race([asked, ...died]);
  if (problem !== undefined) throw new UserFacingError(problem);
}

/** @param {{code: number | null, signal: string | null}} how */
const endingOf = ({ code, signal }) => signal ?? `exit code ${code}`;

/**
 * Ends servers with SIGTERM, and with SIGKILL after a timeout.
 * @param {ReturnType<typeof startServer>[]} servers
 */
export async function stopServers(servers) {
  await Promise.all(
    servers.map(async ({ child, ended }) => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      const insist = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      await ended;
      clearTimeout(insist);
    }),
  );
}
