import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TETHER = new URL('../../bootstrap/lib/tether.mjs', import.meta.url).href;
const START_LIMIT_MS = 180_000;
const KEPT_LINES = 40;

/** One of our servers as a process of its own, that a test may kill and start again. */
export class ServerProcess {
  readonly url: string;
  readonly #main: string;
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  #lines: string[] = [];

  /** `apps`: another folder of apps than the repository's own, with links to what it has of it. */
  constructor(app: 'gateway' | 'sandbox', port: number, env: NodeJS.ProcessEnv, apps = join(ROOT, 'apps')) {
    this.url = `http://127.0.0.1:${port}`;
    this.#main = join(apps, app, 'src', 'main.ts');
    this.#env = env;
  }

  /** Of the process as it runs now; undefined when it was ended. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** The last lines it wrote, for a failed test. */
  get output(): string {
    return this.#lines.join('');
  }

  async start(): Promise<void> {
    const child = spawn(
      process.execPath,
      ['--conditions=@muddat/source', '--preserve-symlinks-main', '--disable-warning=ExperimentalWarning', '--import', TETHER, this.#main],
      {
        cwd: ROOT,
        env: this.#env,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    this.#child = child;
    const keep = (piece: Buffer) => {
      this.#lines = [...this.#lines, piece.toString()].slice(-KEPT_LINES);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const limit = Date.now() + START_LIMIT_MS;
    while (!(await answers(`${this.url}/healthz`))) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${this.#main} ended while starting:\n${this.output}`);
      if (Date.now() > limit) throw new Error(`${this.#main} did not answer in ${START_LIMIT_MS} ms:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Ends it with a signal and waits for the end. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(signal);
    await ended;
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url);
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
