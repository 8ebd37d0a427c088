import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '@muddat/servers/root';
import { buildApps } from './build-apps.ts';
import { ensureSharedStack } from './shared-stack/ensure.ts';

// `pnpm e2e`: the story and the edges. `--kill --repeat 20`: the kill tests, 20 times. `--all`: everything once.
// `--only story,once,kill`: the tests in these folders. `--trace`: keeps a trace of each failed test.
// `--smoke`: ten journeys on the running stack (`pnpm stack up`).
// `--slow 4`: with a processor four times slower, like a cheap phone or a busy machine.
const { values } = parseArgs({
  options: {
    kill: { type: 'boolean' },
    all: { type: 'boolean' },
    repeat: { type: 'string', default: '1' },
    slow: { type: 'string', default: '1' },
    json: { type: 'string' },
    grep: { type: 'string' },
    only: { type: 'string' },
    trace: { type: 'boolean' },
    smoke: { type: 'boolean' },
  },
});
const repeat = Number(values.repeat);
if (!Number.isInteger(repeat) || repeat < 1) {
  console.error(`--repeat takes a number of turns from 1 on, and it is "${values.repeat}".`);
  process.exit(1);
}
const slow = Number(values.slow);
if (!(slow >= 1)) {
  console.error(`--slow takes a number from 1 on, and it is "${values.slow}".`);
  process.exit(1);
}

const FOLDERS = ['story', 'once', 'kill'];
const folders = values.only ? values.only.split(',') : values.all ? FOLDERS : values.kill ? ['kill'] : ['story', 'once'];
const unknown = folders.filter((folder) => !FOLDERS.includes(folder));
if (unknown.length > 0) {
  console.error(`--only takes ${FOLDERS.join(', ')}, and it is "${values.only}".`);
  process.exit(1);
}
const args = [
  'test',
  '--config=playwright.config.ts',
  ...folders.map((name) => `tests/${name}/`),
  `--repeat-each=${repeat}`,
  ...(values.trace ? ['--trace=retain-on-failure'] : []),
  ...(values.grep ? [`--grep=${values.grep}`] : []),
  // One worker, because two would share this stack: a test that writes would reset the data under another test.
  ...(values.smoke ? ['--grep=@smoke', '--workers=1'] : []),
  `--reporter=${values.json ? 'list,json' : 'list'}`,
];

if (values.smoke) await ensureSharedStack();
else buildApps();

/** Tests import the packages' sources instead of their builds. */
const SOURCE_CONDITION = `${process.env['NODE_OPTIONS'] ?? ''} --conditions=@muddat/source`.trim();
const folder = join(ROOT, 'tooling', 'e2e');
const child = spawn(process.execPath, [join(folder, 'node_modules', '@playwright', 'test', 'cli.js'), ...args], {
  cwd: folder,
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_OPTIONS: SOURCE_CONDITION,
    MUDDAT_E2E_SLOWDOWN: String(slow),
    ...(values.smoke ? { MUDDAT_E2E_KEPT_STACK: 'true' } : {}),
    ...(values.json ? { PLAYWRIGHT_JSON_OUTPUT_FILE: values.json } : {}),
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('close', (code) => {
  process.exitCode = code ?? 1;
});
