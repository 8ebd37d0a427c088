import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApps } from './build-apps.ts';
import { ROOT } from './server-process.ts';

// `pnpm e2e`: the story and the edges. `pnpm e2e --kill --repeat 20`: the kill tests, 20 times. `--all`: everything once.
// `--slow 4`: with a processor four times slower, as a cheap phone or a busy machine has it.
const { values } = parseArgs({
  options: {
    kill: { type: 'boolean' },
    all: { type: 'boolean' },
    repeat: { type: 'string', default: '1' },
    slow: { type: 'string', default: '1' },
    json: { type: 'string' },
    grep: { type: 'string' },
    project: { type: 'string' },
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

buildApps();

const everyday = ['phone-ru', 'desktop-ru', 'phone-uz', 'desktop-uz', 'once'];
const projects = values.project ? values.project.split(',') : values.all ? [...everyday, 'kill'] : values.kill ? ['kill'] : everyday;
const args = [
  'test',
  '--config=playwright.config.ts',
  ...projects.map((name) => `--project=${name}`),
  `--repeat-each=${repeat}`,
  ...(values.grep ? [`--grep=${values.grep}`] : []),
  `--reporter=${values.json ? 'list,json' : 'list'}`,
];
/** The tests run on the sources of the packages, as everything here does. */
const SOURCE_CONDITION = `${process.env['NODE_OPTIONS'] ?? ''} --conditions=source`.trim();
const folder = join(ROOT, 'tooling', 'e2e');
const child = spawn(process.execPath, [join(folder, 'node_modules', '@playwright', 'test', 'cli.js'), ...args], {
  cwd: folder,
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_OPTIONS: SOURCE_CONDITION,
    MUDDAT_E2E_SLOWDOWN: String(slow),
    ...(values.json ? { PLAYWRIGHT_JSON_OUTPUT_FILE: values.json } : {}),
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('close', (code) => {
  process.exitCode = code ?? 1;
});
