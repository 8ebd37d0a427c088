import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readTestSettings } from '@muddat/vite-config/test-settings';
import { APPS_BUILD_ARGS } from '../apps-build.ts';
import { clearReports, RUN_VARIABLE, readReports } from '../reports/report.ts';
import { ROOT } from '../root.ts';
import { playwrightCommand, type RunnerCommand, vitestCommand } from './runners.ts';
import { type MissingServer, startTestServers } from './servers.ts';
import { type SuiteName, suiteTitleOf } from './suites.ts';
import { describeFailures, describeSuites, findRunFailures } from './summary.ts';
import { parseTestSelection, separateBrowserSuites, type TestSelection } from './test-selection.ts';

// The entry of `npm test`, after Node, pnpm, packages and a browser are installed.
// `--tier exhaustive`: what `npm test` leaves out; `--quarter 1` to `4`: a part of it; `--tier all`: everything.
// `--only unit,e2e`: some suites; `--only packages/schedule`: all tests of a package or app.
// `--shuffle`: Vitest's files and tests in random order.
const NEEDED_BYTES = 1_000_000_000;
/** Twice what the slowest run takes. A runner that hangs is ended then. */
const RUN_LIMIT_MINUTES = 60;
const RUN_LIMIT = { timeout: RUN_LIMIT_MINUTES * 60_000, killSignal: 'SIGKILL' } as const;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    tier: { type: 'string' },
    quarter: { type: 'string' },
    shuffle: { type: 'boolean', default: false },
  },
});
const leftOutLines: string[] = [];
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruption.abort());
try {
  process.exitCode = await run();
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function run(): Promise<number> {
  // Invalid settings are refused here, once, and not by each runner.
  readTestSettings();
  const wholeSelection = parseTestSelection(values, (path) => existsSync(join(ROOT, path, 'package.json')));
  const { bavail, bsize } = statfsSync(ROOT);
  if (bavail * bsize < NEEDED_BYTES)
    throw new Error('The disk is full: the tests need about 1 GB in this folder. Free some space and run them again.');
  // The exhaustive tier adds its reports to those of `npm test`, which begins anew.
  clearReports(wholeSelection.tier === 'exhaustive' ? 'exhaustive' : '');
  const servers = await startTestServers(wholeSelection.suites);
  const selection = servers.missing.reduce(withoutServer, withoutBrowser(wholeSelection));
  const settings = { shuffle: values.shuffle, env: { ...process.env, ...servers.env }, isTerminal: process.stdout.isTTY };
  const failures = process.env['CI'] === 'true' ? servers.missing.map(({ reason }) => reason) : [];
  try {
    if (selection.suites.some((name) => name !== 'e2e')) failures.push(...(await runVitest(selection, settings)));
    if (selection.suites.includes('e2e') && !interruption.signal.aborted)
      failures.push(...(buildApps() ?? (await runRunner('Playwright', selection.tier, playwrightCommand(selection, settings), ['e2e']))));
  } finally {
    await servers.stop();
  }
  return printSummary(selection, failures);
}

/** Prints that a suite is left out, at once and again in the summary. */
function leaveOut(suite: SuiteName, reason: string): void {
  const line = `–  Left out: ${suiteTitleOf(suite)} (${reason})`;
  console.log(line);
  leftOutLines.push(line);
}

function withoutBrowser(wholeSelection: TestSelection): TestSelection {
  if (!process.env['MUDDAT_NO_BROWSER']) return wholeSelection;
  const { selection, leftOut } = separateBrowserSuites(wholeSelection);
  for (const name of leftOut) leaveOut(name, 'no browser on this machine');
  return selection;
}

/** Without PostgreSQL the sandbox is tested on PGlite. Without Redis the suite of gateways that share a Redis is left out. */
function withoutServer(selection: TestSelection, { suite, reason }: MissingServer): TestSelection {
  if (suite === 'sandbox') {
    console.log(`–  ${suiteTitleOf(suite)}: tested on PGlite. ${reason}`);
    return selection;
  }
  leaveOut(suite, reason);
  return { ...selection, suites: selection.suites.filter((name) => name !== suite) };
}

/**
 * Runs Vitest. A lost page of the browser says nothing about the tests and stops hundreds of files, so files that have not ended run once
 * more.
 */
async function runVitest(selection: TestSelection, settings: Parameters<typeof vitestCommand>[1]): Promise<string[]> {
  const suites = selection.suites.filter((name) => name !== 'e2e');
  const failures = await runRunner('Vitest', selection.tier, vitestCommand(selection, settings), suites);
  const undone = readReports(`${selection.tier}.`).flatMap((report) => report.undone);
  if (undone.length === 0 || interruption.signal.aborted) return failures;
  console.log(`!  A page of the browser was lost. Files that have not ended run again: ${undone.length}.`);
  const again = `${selection.tier}-again`;
  // These files are already those of the quarter.
  const withoutQuarter = { ...selection, quarter: undefined };
  const secondFailures = await runRunner('Vitest', again, vitestCommand(withoutQuarter, settings, undone), []);
  const lostTwice = readReports(`${again}.`).some((report) => report.undone.length > 0);
  return [...failures, ...secondFailures, ...(lostTwice ? ['A page of the browser was lost again.'] : [])];
}

/** Runs a runner to its end and returns the failures that belong to no test. */
async function runRunner(runner: string, name: string, { args, cwd, env }: RunnerCommand, suites: readonly SuiteName[]): Promise<string[]> {
  const child = spawn(process.execPath, args, { cwd, env: { ...env, [RUN_VARIABLE]: name }, stdio: 'inherit', ...RUN_LIMIT });
  const abort = (): void => void child.kill('SIGTERM');
  interruption.signal.addEventListener('abort', abort, { once: true });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  interruption.signal.removeEventListener('abort', abort);
  return interruption.signal.aborted
    ? []
    : findRunFailures({ runner, code, suites, limitMinutes: RUN_LIMIT_MINUTES, reports: readReports(`${name}.`) });
}

/** Builds both apps. Returns undefined, or the failure. */
function buildApps(): string[] | undefined {
  const turbo = join(ROOT, 'node_modules', '.bin', 'turbo');
  const { status, stdout, stderr } = spawnSync(turbo, APPS_BUILD_ARGS, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? undefined : [`The apps do not build.\n${stdout}${stderr}`.trimEnd()];
}

function printSummary({ tier, quarter }: TestSelection, failures: readonly string[]): number {
  const reports = readReports(tier);
  const tests = reports.flatMap((report) => report.tests);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  console.log(`\n${[...describeSuites(reports), ...leftOutLines].join('\n')}`);
  for (const line of describeFailures(reports)) console.log(line);
  for (const failure of failures) console.log(`FAILED  ${failure}`);
  if (tests.length === 0)
    console.log(quarter === undefined ? 'No tests ran.' : `No tests ran: quarter ${quarter} of the exhaustive tier has none.`);
  if (interruption.signal.aborted) console.log('Interrupted.');
  const failed = count('failed') + failures.length;
  console.log(`\n${count('passed')} passed, ${failed} failed`);
  return failed > 0 || count('passed') === 0 || interruption.signal.aborted ? 1 : 0;
}
