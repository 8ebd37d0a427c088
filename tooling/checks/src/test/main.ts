import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { APPS_BUILD_ARGS } from '../apps-build.ts';
import { readLastDurations, writeLastDurations } from '../reports/last-run.ts';
import { clearReports, writeReport } from '../reports/report.ts';
import { ROOT } from '../root.ts';
import { type RunnerEnd, runRunner } from './run-runner.ts';
import { RunState } from './run-state.ts';
import { playwrightCommand, type RunnerCommand, vitestCommand } from './runners.ts';
import { type MissingServer, startTestServers } from './servers.ts';
import { type SuiteName, suiteTitleOf } from './suites.ts';
import { Terminal } from './terminal.ts';
import { parseTestSelection, separateBrowserSuites, type TestSelection } from './test-selection.ts';

// The entry of `npm test`, after Node, pnpm, packages and a browser are installed. `--only unit,e2e` selects suites, `--only
// packages/schedule` all tests of a package or app. `--shuffle` runs Vitest's files and tests in random order.
const NEEDED_BYTES = 1_000_000_000;

const { values } = parseArgs({ options: { only: { type: 'string' }, shuffle: { type: 'boolean', default: false } } });
const terminal = new Terminal(process.stdout);
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruption.abort());
try {
  process.exitCode = await run();
} catch (error) {
  terminal.print(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const choice = chosen();
  const { bavail, bsize } = statfsSync(ROOT);
  if (bavail * bsize < NEEDED_BYTES)
    throw new Error('The disk is full: the tests need about 1 GB in this folder. Free some space and run them again.');
  const lastRun = readLastDurations();
  if (values.only === undefined) clearReports();
  const servers = await startTestServers(choice.suites);
  const suites = servers.missing.reduce((rest, missing) => withoutServer(rest, missing), choice.suites);
  const state = new RunState(suites, lastRun);
  for (const { suite, reason } of servers.missing)
    if (process.env['CI'] === 'true') reportFailure(state, { suite, title: 'its server starts', failure: reason });

  const status = terminal.status(() => state.progress());
  try {
    const env = { ...process.env, ...servers.env };
    if (suites.some((name) => name !== 'e2e'))
      await runVitest(state, (folders = choice.folders) => vitestCommand({ suites, folders }, { shuffle: values.shuffle, env }));
    if (suites.includes('e2e') && !interruption.signal.aborted && build(state))
      reportRunnerFailure(state, 'Playwright', await runIn(state, playwrightCommand(process.env)));
  } finally {
    status.stop();
    await servers.stop();
  }
  return writeSummary(state);
}

function chosen(): TestSelection {
  const asked = parseTestSelection(values.only, (path) => existsSync(join(ROOT, path, 'package.json')));
  if (!process.env['MUDDAT_NO_BROWSER']) return asked;
  const { choice, leftOut } = separateBrowserSuites(asked);
  for (const name of leftOut) terminal.print(`–  Skipped: ${suiteTitleOf(name)} (no browser on this machine)`);
  return choice;
}

/** Without PostgreSQL the sandbox is tested on PGlite. Without Redis the suite of gateways that share a Redis is skipped. */
function withoutServer(suites: readonly SuiteName[], { suite, reason }: MissingServer): readonly SuiteName[] {
  if (suite === 'sandbox') {
    terminal.print(`–  ${suiteTitleOf(suite)}: tested on PGlite. ${reason}`);
    return suites;
  }
  terminal.print(`–  Skipped: ${suiteTitleOf(suite)}. ${reason}`);
  return suites.filter((name) => name !== suite);
}

/**
 * Runs Vitest. A crashed browser page says nothing about the tests and stops hundreds of files, so files that have not ended run again. A
 * second crash is a failure.
 */
async function runVitest(state: RunState, call: (files?: readonly string[]) => RunnerCommand): Promise<void> {
  const end = await runIn(state, call());
  const undone = state.pendingItems();
  if (state.takeCrashes().length === 0 || undone.length === 0 || interruption.signal.aborted)
    return reportRunnerFailure(state, 'Vitest', end);
  terminal.print(`!  Files that have not ended run again: ${undone.length}.`);
  reportRunnerFailure(state, 'Vitest', await runIn(state, call(undone)));
  for (const failure of state.takeCrashes())
    reportFailure(state, { suite: 'vitest', title: 'no page of the browser is lost twice', failure });
}

function runIn(state: RunState, call: RunnerCommand): Promise<RunnerEnd> {
  return runRunner({
    ...call,
    signal: interruption.signal,
    onEvent: (event) => {
      for (const line of state.apply(event, performance.now())) terminal.print(line);
    },
    onLine: (line) => terminal.print(line),
  });
}

/** If a runner fails without a failed test, reports that as a failure, with the tests that were running. */
function reportRunnerFailure(state: RunState, name: string, end: RunnerEnd): void {
  if (end.kind === 'aborted') return;
  const running = state.runningItems();
  const during = running.length > 0 ? ` while these ran: ${running.join(', ')}` : '';
  const suite = state.unfinishedSuites()[0] ?? name.toLowerCase();
  const hasFailed = state.reports(new Date()).some(({ tests }) => tests.some(({ status }) => status === 'failed'));
  if (end.kind === 'silent')
    reportFailure(state, { suite, title: `${name} goes on`, failure: `${name} was silent for ten minutes and was ended${during}.` });
  else if (end.code !== 0 && !hasFailed)
    reportFailure(state, { suite, title: `${name} ends without an error`, failure: `${name} ended with exit code ${end.code}${during}.` });
}

/** Prints and counts a failure that belongs to no test. */
function reportFailure(state: RunState, fault: { suite: string; title: string; failure: string }): void {
  for (const line of state.apply({ kind: 'fault', ...fault }, performance.now())) terminal.print(line);
}

function build(state: RunState): boolean {
  const { status, stdout, stderr } = spawnSync(join(ROOT, 'node_modules', '.bin', 'turbo'), APPS_BUILD_ARGS, {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0)
    reportFailure(state, { suite: 'e2e', title: 'the apps build', failure: `The apps do not build.\n${stdout}${stderr}`.trimEnd() });
  return status === 0;
}

function writeSummary(state: RunState): number {
  const reports = state.reports(new Date());
  for (const report of reports) writeReport(report);
  writeLastDurations(state.lastRun());
  const tests = reports.flatMap((report) => report.tests);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  for (const { file, title, status } of tests) if (status === 'failed') terminal.print(`FAILED  ${file}: ${title}`);
  if (interruption.signal.aborted) terminal.print('Interrupted.');
  terminal.print(`\n${count('passed')} passed, ${count('failed')} failed`);
  return count('failed') > 0 || count('passed') === 0 || interruption.signal.aborted ? 1 : 0;
}
