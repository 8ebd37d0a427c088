import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureSystemProgram } from '@muddat/checks/system-program';
import { ROOT } from '@muddat/servers/root';

/** The texts of `/metrics` of one gateway at two moments; `after` is null if it does not answer. */
type Scrapes = { readonly before: string; readonly after: string | null };

const MINUTES = 40;
const SAMPLE = /^(muddat_\w+)(?:\{(.*)\})? ([\d.e+-]+)$/gm;
const JOB = 'job="muddat-gateway",instance="gateway1"';

/**
 * Names of the alerts that fire if what happened between the two moments happens every minute for 40 minutes: counters rise by the same
 * amount, gauges keep their last value. promtool evaluates the rules of `deploy/monitoring`.
 */
export function findFiringAlerts(scrapes: Scrapes): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'muddat-alerts-'));
  try {
    const file = join(folder, 'alerts.test.yaml');
    writeFileSync(file, JSON.stringify(unitTest(scrapes)));
    const { program, env } = ensureSystemProgram('promtool', 'prometheus');
    const { error, stdout, stderr } = spawnSync(program, ['test', 'rules', file], { encoding: 'utf8', env: { ...process.env, ...env } });
    const output = `${stdout}${stderr}`;
    // The test expects no alert, so promtool prints those that it got.
    const got = /^\s*got:(.*)$/m.exec(output)?.[1];
    if (error || (got === undefined && !output.includes('SUCCESS'))) throw new Error(`promtool: ${error?.message ?? output}`);
    return [...new Set([...(got ?? '').matchAll(/alertname="(\w+)"/g)].map(([, name = '']) => name))].sort();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A test file of promtool. YAML includes JSON. */
const unitTest = ({ before, after }: Scrapes) => ({
  rule_files: [join(ROOT, 'deploy/monitoring/alerts.yaml')],
  evaluation_interval: '1m',
  tests: [
    {
      interval: '1m',
      input_series: [
        { series: 'up{job="muddat-sandbox",instance="sandbox1"}', values: `1x${MINUTES}` },
        { series: `up{${JOB}}`, values: `${after === null ? 0 : 1}x${MINUTES}` },
        ...(after === null ? [] : continueSeries(before, after)),
      ],
      promql_expr_test: [{ eval_time: `${MINUTES}m`, expr: 'ALERTS{alertstate="firing"}', exp_samples: [] }],
    },
  ],
});

function continueSeries(before: string, after: string): { series: string; values: string }[] {
  const gauges = new Set([...after.matchAll(/^# TYPE (\w+) gauge$/gm)].map(([, name]) => name));
  const old = new Map([...before.matchAll(SAMPLE)].map(([, name, labels = '', value]) => [`${name} ${labels}`, Number(value)]));
  return [...after.matchAll(SAMPLE)].map(([, name = '', labels = '', text]) => {
    const value = Number(text);
    const step = gauges.has(name) ? 0 : value - (old.get(`${name} ${labels}`) ?? 0);
    return { series: `${name}{${[JOB, labels].filter(Boolean).join(',')}}`, values: `${value}+${step}x${MINUTES}` };
  });
}
