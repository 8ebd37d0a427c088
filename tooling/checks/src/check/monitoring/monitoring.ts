import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { ensureSystemProgram } from '../../programs/system-program.ts';
import { ROOT } from '../../root.ts';
import { dashboardExpressions, exportedMetrics, findMonitoringFaults, type MonitoringFiles } from './find-monitoring-faults.ts';

const FOLDER = join(ROOT, 'deploy/monitoring');
const RULE_TESTS = ['alerts.test.yaml', 'objectives.test.yaml'];
/** The apps, and the library whose default metrics they export. */
const SOURCES = ['apps/gateway/src/**/*.ts', 'apps/sandbox/src/**/*.ts', 'apps/gateway/node_modules/prom-client/lib/metrics/**/*.js'];

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

export const readMonitoringFiles = (): MonitoringFiles => ({
  rules: read('deploy/monitoring/alerts.yaml'),
  ruleTests: RULE_TESTS.map((name) => read(`deploy/monitoring/${name}`)).join('\n'),
  dashboard: read('deploy/monitoring/dashboard.json'),
  metricsPage: read('docs/operators/metrics.md'),
  runbook: read('docs/operators/runbook.md'),
  exported: new Set(
    globSync(SOURCES, { cwd: ROOT })
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => exportedMetrics(read(file))),
  ),
});

/** Checks the files in `deploy/monitoring`: with promtool, and against the exported metrics and the pages for operators. */
export function checkMonitoring(): string | undefined {
  const files = readMonitoringFiles();
  const faults = [...findMonitoringFaults(files), ...runPromtool(files.dashboard)];
  return faults.length > 0 ? faults.map((fault) => `deploy/monitoring: ${fault}`).join('\n') : undefined;
}

function runPromtool(dashboard: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'muddat-monitoring-'));
  try {
    // Not all versions of promtool read a single expression, so each query becomes a rule.
    const rules = dashboardExpressions(dashboard).map((expr, at) => ({ record: `dashboard:query${at}`, expr }));
    const queries = join(folder, 'dashboard.yaml');
    writeFileSync(queries, stringify({ groups: [{ name: 'dashboard', rules }] }));
    return [
      ['check', 'config', 'prometheus.yaml'],
      ['check', 'rules', 'alerts.yaml'],
      ['check', 'rules', queries],
      ['test', 'rules', ...RULE_TESTS],
    ].flatMap(promtool);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function promtool(args: readonly string[]): string[] {
  const { program, env } = ensureSystemProgram('promtool', 'prometheus');
  const { status, error, stdout, stderr } = spawnSync(program, args, { cwd: FOLDER, encoding: 'utf8', env: { ...process.env, ...env } });
  return status === 0 ? [] : [`promtool ${args.join(' ')}: ${error?.message ?? `${stdout}${stderr}`.trim()}`];
}
