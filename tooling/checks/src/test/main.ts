import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { APPS_BUILD } from '../apps-build.ts';
import { readLastRun, writeLastRun } from '../reports/last-run.ts';
import { clearReports, writeReport } from '../reports/report.ts';
import { ROOT } from '../root.ts';
import { choose, withoutBrowser } from './choose.ts';
import { Ledger } from './ledger.ts';
import { type RunnerEnd, runRunner } from './run-runner.ts';
import { type SuiteName, titleOf } from './suites.ts';
import { Terminal } from './terminal.ts';

// What `npm test` runs once Node, pnpm, packages and a browser are there. `--only unit,e2e` takes suites, `--only packages/schedule` all tests
// of a package or app; `--shuffle` runs the files and tests of Vitest in a random order.
const NEEDED_BYTES = 1_000_000_000;
const SOURCE = '--conditions=@muddat/source';
const E2E = join(ROOT, 'tooling', 'e2e');
/** The tests start some hundred servers: with their compiled code kept, a start takes two thirds of its processor time. */
const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node-compile') };

const { values } = parseArgs({ options: { only: { type: 'string' }, shuffle: { type: 'boolean', default: false } } });
const terminal = new Terminal(process.stdout);
try {
  process.exitCode = await run();
} catch (error) {
  terminal.print(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const asked = choose(values.only, (path) => existsSync(join(ROOT, path, 'package.json')));
  const { choice, leftOut } = process.env['MUDDAT_NO_BROWSER'] ? withoutBrowser(asked) : { choice: asked, leftOut: [] };
  const { bavail, bsize } = statfsSync(ROOT);
  if (bavail * bsize < NEEDED_BYTES)
    throw new Error('The disk is full: the tests need about 1 GB in this folder. Free some space and run them again.');

  const called = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => called.abort());
  const lastRun = readLastRun();
  if (values.only === undefined) clearReports();
  const ledger = new Ledger(choice.suites, lastRun);
  const ticking = terminal.status(() => ledger.progress());

  const runners = [
    {
      name: 'Vitest',
      suites: choice.suites.filter((name) => name !== 'e2e'),
      call: () => vitestCall(choice.suites, choice.folders),
      ready: () => true,
    },
    { name: 'Playwright', suites: choice.suites.filter((name) => name === 'e2e'), call: playwrightCall, ready: build },
  ];
  for (const { name, suites, call, ready } of runners) {
    if (suites.length === 0 || called.signal.aborted) continue;
    if (!ready()) {
      say(ledger, 'the apps build', 'The apps do not build: see above.', 'e2e');
      continue;
    }
    const end = await runRunner({
      ...call(),
      signal: called.signal,
      onEvent: (event) => {
        for (const line of ledger.take(event, performance.now())) terminal.print(line);
      },
      onLine: (line) => terminal.print(line),
    });
    judge(ledger, name, end);
  }
  ticking.stop();

  const reports = ledger.reports(new Date());
  for (const report of reports) writeReport(report);
  writeLastRun(ledger.lastRun());
  const tests = reports.flatMap((report) => report.tests);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  for (const { file, title, status } of tests) if (status === 'failed') terminal.print(`FAILED  ${file}: ${title}`);
  for (const name of leftOut) terminal.print(`–  Left out: ${titleOf(name)} (no browser on this machine)`);
  if (called.signal.aborted) terminal.print('Called off.');
  terminal.print(`\n${count('passed')} passed, ${count('failed')} failed`);
  return count('failed') > 0 || count('passed') === 0 || called.signal.aborted ? 1 : 0;
}

/** A runner that ends badly without a failed test is a failure of its own, with what was running then. */
function judge(ledger: Ledger, name: string, end: RunnerEnd): void {
  if (end.kind === 'aborted') return;
  const running = ledger.running();
  const during = running.length > 0 ? ` while these ran: ${running.join(', ')}` : '';
  const cut = ledger.unfinished()[0] ?? name.toLowerCase();
  if (end.kind === 'silent') say(ledger, `${name} goes on`, `${name} was silent for ten minutes and was ended${during}.`, cut);
  else if (end.code !== 0 && !ledger.reports(new Date()).some(({ tests }) => tests.some(({ status }) => status === 'failed')))
    say(ledger, `${name} ends without an error`, `${name} ended with exit code ${end.code}${during}.`, cut);
}

function say(ledger: Ledger, title: string, failure: string, suite: string): void {
  for (const line of ledger.take({ kind: 'fault', suite, title, failure }, performance.now())) terminal.print(line);
}

function vitestCall(suites: readonly SuiteName[], folders: readonly string[]) {
  const projects = suites.filter((name) => name !== 'e2e').flatMap((name) => ['--project', name]);
  const reporter = join(import.meta.dirname, 'vitest-reporter.ts');
  const shuffle = values.shuffle ? ['--sequence.shuffle.files', '--sequence.shuffle.tests'] : [];
  const args = [
    join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...projects,
    `--reporter=${reporter}`,
    ...shuffle,
    ...(folders.length > 0 ? ['--passWithNoTests'] : []),
    ...folders.map((folder) => `${folder}/`),
  ];
  return { args: [SOURCE, '--disable-warning=ExperimentalWarning', ...args], cwd: ROOT, env: { ...process.env, ...COMPILE_CACHE } };
}

function playwrightCall() {
  const cli = createRequire(join(E2E, 'package.json')).resolve('@playwright/test/cli');
  const args = [cli, 'test', '--config=playwright.config.ts', `--reporter=${join(import.meta.dirname, 'playwright-reporter.ts')}`];
  // Workers are processes of Playwright's own and take the condition from the environment.
  const env = { ...process.env, ...COMPILE_CACHE, NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${SOURCE}`.trim() };
  return { args, cwd: E2E, env };
}

function build(): boolean {
  const { status, stdout, stderr } = spawnSync(join(ROOT, 'node_modules', '.bin', 'turbo'), APPS_BUILD, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) terminal.print(`${stdout}${stderr}`.trimEnd());
  return status === 0;
}
