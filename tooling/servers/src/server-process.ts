import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from './root.ts';

/** The preloaded module that stops a server when its parent process has ended, even by a crash. */
const EXIT_WITH_PARENT = new URL('../../bootstrap/lib/exit-with-parent.mjs', import.meta.url).href;
const FLAGS = ['--disable-warning=ExperimentalWarning', '--import', EXIT_WITH_PARENT];
/** A start takes ten seconds on an idle machine, and many times that when all suites run in parallel. */
const START_LIMIT_MS = 240_000;
const POLL_MS = 50;
const MAX_OUTPUT_CHARACTERS = 1_000_000;

export type ServerOptions = {
  /** Arguments for Node: a file, or `--input-type=module`, `-e` and a script. */
  program: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Working folder of the process; the repository by default. */
  cwd?: string;
  /** Conditions under which Node finds our packages: their sources by default, none for a built server. */
  conditions?: readonly string[];
  /** Readiness signal: a URL that responds, or a pattern for a line of output, whose first group is the server's address. */
  ready: string | RegExp;
  /** Gets every line of output, of all starts. */
  onLine?: ((line: string) => void) | undefined;
};

/** A server in a child process that a test may kill and start again. It ends when its parent process ends. */
export class ServerProcess {
  readonly #name: string;
  readonly #options: ServerOptions;
  #child: ChildProcess | undefined;
  #ended: Promise<number | null> = Promise.resolve(null);
  #output = '';

  constructor(name: string, options: ServerOptions) {
    this.#name = name;
    this.#options = options;
  }

  /** Process id of the current run; undefined after `end`. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Output since the last start, at most `MAX_OUTPUT_CHARACTERS`. */
  get output(): string {
    return this.#output;
  }

  /** Exit code, once the process has ended and its output has been read; null after a signal. */
  get ended(): Promise<number | null> {
    return this.#ended;
  }

  /** Starts the server, waits until it is ready and returns its address. */
  async start(): Promise<string> {
    this.launch();
    return this.address();
  }

  /** Starts the server without waiting, for a start that is expected to fail. */
  launch(): void {
    const { program, env, cwd = ROOT, conditions = ['@muddat/source'] } = this.#options;
    const flags = [...conditions.map((condition) => `--conditions=${condition}`), ...FLAGS];
    const child = spawn(process.execPath, [...flags, ...program], { cwd, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    this.#child = child;
    this.#output = '';
    for (const stream of [child.stdout, child.stderr]) {
      const { onLine } = this.#options;
      if (stream && onLine) createInterface({ input: stream }).on('line', onLine);
      stream?.on('data', (piece: Buffer) => {
        this.#output = (this.#output + piece.toString()).slice(-MAX_OUTPUT_CHARACTERS);
      });
    }
    this.#ended = new Promise((resolve) => child.once('close', (code) => resolve(code)));
  }

  /** Waits until a launched server is ready and returns its address. */
  async address(): Promise<string> {
    const child = this.#child;
    const limit = Date.now() + START_LIMIT_MS;
    for (;;) {
      const address = await this.#findAddress();
      if (address !== undefined) return address;
      if (!child || child.exitCode !== null || child.signalCode !== null) {
        const code = await this.#ended;
        throw new Error(`The ${this.#name} ended (${code}) before it was ready:\n${this.#output}`);
      }
      if (Date.now() > limit) throw new Error(`The ${this.#name} was not ready in ${START_LIMIT_MS} ms:\n${this.#output}`);
      await setTimeout(POLL_MS);
    }
  }

  /** Sends a signal to the server without waiting. */
  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Ends the server with a signal and waits. Returns its exit code. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    this.#child = undefined;
    child?.kill(signal);
    return this.#ended;
  }

  async #findAddress(): Promise<string | undefined> {
    const { ready } = this.#options;
    if (typeof ready === 'string') return (await responds(ready)) ? new URL(ready).origin : undefined;
    const found = ready.exec(this.#output);
    return found?.[1] ?? found?.[0];
  }
}

/** The gateway or the sandbox, listening on a port of 127.0.0.1 that its environment names. */
export class AppServer extends ServerProcess {
  readonly url: string;

  /** `apps`: a folder to use instead of the repository's apps, with links to the unchanged ones. */
  constructor(
    app: 'gateway' | 'sandbox',
    port: number,
    env: NodeJS.ProcessEnv,
    apps = join(ROOT, 'apps'),
    onLine?: ServerOptions['onLine'],
  ) {
    const url = `http://127.0.0.1:${port}`;
    super(app, { program: ['--preserve-symlinks-main', join(apps, app, 'src', 'main.ts')], env, ready: `${url}/healthz`, onLine });
    this.url = url;
  }
}

async function responds(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
