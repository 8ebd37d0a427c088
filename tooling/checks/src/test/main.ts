import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { APPS_BUILD } from '../apps-build.ts';
import { startPostgres } from '../postgres/server.ts';
import { startRedis } from '../redis/server.ts';
import { clearReports, type Report, type TestResult, writeReport } from '../reports/report.ts';
import { ROOT } from '../root.ts';
import { runSuite } from './run-suite.ts';
import { SUITES, type Suite } from './suites.ts';

// What `npm test` runs once Node, pnpm, packages and a browser are there. `npm test -- --only unit,e2e` runs a part.
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = values.only?.split(',');
const suites = SUITES.filter(({ name }) => !chosen || chosen.includes(name));
const unknown = chosen?.filter((name) => !SUITES.some((suite) => suite.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no suite called ${unknown.join(', ')}. There are ${SUITES.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const strict = process.env['CI'] === 'true';
const leftOut: string[] = [];
const reports: Report[] = [];
if (!chosen) clearReports();
for (const suite of suites) {
  const start = performance.now();
  console.log(`\n── ${suite.title}`);
  const tests = await attempt(suite);
  if (!tests) continue;
  const seconds = (performance.now() - start) / 1000;
  const report: Report = { suite: suite.name, finishedAt: new Date().toISOString(), seconds, tests };
  writeReport(report);
  reports.push(report);
  const { passed, failed, skipped } = sum([report]);
  console.log(`── ${suite.title}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''} (${seconds.toFixed(0)} s)`);
}
for (const test of reports.flatMap(({ tests }) => tests)) if (test.status === 'failed') console.log(`FAILED  ${test.file}: ${test.title}`);
for (const line of leftOut) console.log(`LEFT OUT  ${line}`);
const total = sum(reports);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

/** Runs a suite with what it needs; where that is missing: a failure on CI, a plain line elsewhere. */
async function attempt(suite: Suite): Promise<TestResult[] | undefined> {
  const missing = (reason: string): TestResult[] | undefined => {
    if (!strict) {
      leftOut.push(`${suite.title}: ${reason}`);
      return undefined;
    }
    return [{ title: `${suite.title}: ${reason}`, file: suite.name, status: 'failed' }];
  };
  if (suite.needs.includes('browser') && process.env['MUDDAT_NO_BROWSER']) return missing('no browser on this machine');
  if (suite.needs.includes('build') && !build()) return [{ title: 'the apps build', file: 'apps', status: 'failed' }];
  const server = suite.needs.includes('postgres')
    ? { start: startPostgres, variable: 'TEST_DATABASE_URL' }
    : suite.needs.includes('redis')
      ? { start: startRedis, variable: 'TEST_REDIS_URL' }
      : null;
  if (!server) return runSuite(suite, process.env);
  let started: Awaited<ReturnType<typeof server.start>>;
  try {
    started = await server.start();
  } catch (error) {
    return missing(error instanceof Error ? error.message : String(error));
  }
  try {
    return await runSuite(suite, { ...process.env, [server.variable]: started.url });
  } finally {
    await started.stop();
  }
}

function build(): boolean {
  const turbo = join(ROOT, 'node_modules', '.bin', 'turbo');
  return spawnSync(turbo, APPS_BUILD, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

function sum(of: readonly Report[]): { passed: number; failed: number; skipped: number } {
  const all = of.flatMap(({ tests }) => tests);
  const count = (status: string) => all.filter((test) => test.status === status).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}
