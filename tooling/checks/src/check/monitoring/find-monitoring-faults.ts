import * as v from 'valibot';
import { parse } from 'yaml';
import { headingAnchors } from '../../docs/links.ts';

/** The texts of the files in `deploy/monitoring` and of the two pages about them. `exported`: names of metrics that the apps export. */
export type MonitoringFiles = {
  readonly rules: string;
  readonly ruleTests: string;
  readonly dashboard: string;
  readonly metricsPage: string;
  readonly runbook: string;
  readonly exported: ReadonlySet<string>;
};

const RULES = v.object({
  groups: v.array(
    v.object({
      rules: v.array(
        v.object({
          record: v.optional(v.string()),
          alert: v.optional(v.string()),
          expr: v.string(),
          labels: v.optional(v.record(v.string(), v.string()), {}),
          annotations: v.optional(v.record(v.string(), v.string()), {}),
        }),
      ),
    }),
  ),
});
type Rule = v.InferOutput<typeof RULES>['groups'][number]['rules'][number];

const PANEL = v.object({
  id: v.number(),
  type: v.string(),
  title: v.optional(v.string(), ''),
  description: v.optional(v.string(), ''),
  fieldConfig: v.optional(v.object({ defaults: v.object({ unit: v.optional(v.string(), '') }) }), { defaults: {} }),
  targets: v.optional(v.array(v.object({ expr: v.string() })), []),
});
const DASHBOARD = v.object({
  schemaVersion: v.pipe(v.number(), v.minValue(39)),
  annotations: v.object({ list: v.array(v.object({ expr: v.string() })) }),
  panels: v.array(PANEL),
});

const METRIC = /\b(?:muddat_(?:gateway|sandbox)_\w+|muddat_build_info|nodejs_\w+|process_\w+)\b/g;
const RECORDED = /\bmuddat:[\w:]+/g;
const RUNBOOK_LINK = /^docs\/operators\/runbook\.md#(.+)$/;
/** Labels that Prometheus adds, and the one of a histogram's buckets. */
const COMMON_LABELS = ['job', 'instance', 'le'];

/** Metrics that a source text exports: those whose name is a whole string in it. */
export const exportedMetrics = (source: string): string[] =>
  [...source.matchAll(/'([a-z0-9_]+)'/g)].flatMap(([, name = '']) => (name.match(METRIC)?.[0] === name ? [name] : []));

const withoutStrings = (expression: string): string => expression.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
const readRules = (text: string): Rule[] => v.parse(RULES, parse(text)).groups.flatMap(({ rules }) => rules);

/** Expressions of the dashboard. An interval that Grafana chooses is five minutes here. */
export function dashboardExpressions(text: string): string[] {
  const { annotations, panels } = v.parse(DASHBOARD, JSON.parse(text));
  return [...annotations.list, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr.replaceAll('$__rate_interval', '5m'));
}

export function findMonitoringFaults(files: MonitoringFiles): string[] {
  const rules = readRules(files.rules);
  const documented = readMetricsPage(files.metricsPage);
  const known = { exported: files.exported, documented, recorded: new Set(rules.flatMap(({ record }) => record ?? [])) };
  return [
    ...rules.flatMap(({ alert, record, expr }) => findMetricFaults(expr, known).map((fault) => `${alert ?? record}: ${fault}`)),
    ...rules.flatMap((rule) => findAlertFaults(rule, files)),
    ...dashboardExpressions(files.dashboard).flatMap((expr) =>
      findMetricFaults(expr, known).map((fault) => `dashboard.json: ${expr}: ${fault}`),
    ),
    ...findPanelFaults(files.dashboard),
    ...[...documented.keys()].filter((name) => !files.exported.has(name)).map((name) => `metrics.md: ${name} is exported by no app`),
    ...[...files.exported]
      .filter((name) => name.startsWith('muddat_') && !documented.has(name))
      .map((name) => `metrics.md: lacks the metric ${name}`),
  ];
}

type Known = {
  readonly exported: ReadonlySet<string>;
  readonly documented: ReadonlyMap<string, readonly string[]>;
  readonly recorded: ReadonlySet<string>;
};

/** Names in an expression must be of exported metrics or recorded rules, and the labels of its selectors in the table of the page. */
function findMetricFaults(expression: string, { exported, documented, recorded }: Known): string[] {
  const bare = withoutStrings(expression);
  const familyOf = (name: string): string => (exported.has(name) ? name : name.replace(/_(?:bucket|count|sum)$/, ''));
  const selectors = [...bare.matchAll(/(\w+)\{([^}]*)\}/g)].flatMap(([, name = '', matchers = '']) => {
    const labels = documented.get(familyOf(name));
    const used = [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label);
    return labels === undefined ? [] : used.filter((label) => ![...labels, ...COMMON_LABELS].includes(label)).map((label) => [name, label]);
  });
  return [
    ...(bare.match(METRIC) ?? []).filter((name) => !exported.has(familyOf(name))).map((name) => `${name} is exported by no app`),
    ...(bare.match(RECORDED) ?? []).filter((name) => !recorded.has(name)).map((name) => `${name} is recorded by no rule`),
    ...selectors.map(([name, label]) => `${name} has no label ${label}`),
  ];
}

/** Each alert says how urgent it is and what customers notice, has its section in the runbook, and fires in a unit test. */
function findAlertFaults({ alert, labels, annotations }: Rule, { ruleTests, runbook }: MonitoringFiles): string[] {
  if (alert === undefined) return [];
  const anchors = headingAnchors(runbook);
  const anchor = RUNBOOK_LINK.exec(annotations['runbook'] ?? '')?.[1] ?? '';
  const faults = [
    ...(['page', 'ticket'].includes(labels['severity'] ?? '') ? [] : ['needs the severity page or ticket']),
    ...['summary', 'description'].filter((name) => !annotations[name]).map((name) => `has no ${name}`),
    ...(anchors.includes(anchor) ? [] : [`its runbook link has no heading: ${annotations['runbook'] ?? 'none'}`]),
    ...(anchors.includes(alert.toLowerCase()) ? [] : ['has no section in docs/operators/runbook.md']),
    ...(ruleTests.includes(`labels: 'ALERTS{alertname="${alert}",alertstate="firing"`) ? [] : ['fires in no unit test']),
  ];
  return faults.map((fault) => `${alert}: ${fault}`);
}

/** Each panel says what it shows, in which unit. */
function findPanelFaults(dashboard: string): string[] {
  const { panels } = v.parse(DASHBOARD, JSON.parse(dashboard));
  const twice = panels
    .filter(({ id }, at) => panels.findIndex((panel) => panel.id === id) !== at)
    .map(({ id }) => `panel ${id}: is there twice`);
  const incomplete = panels.flatMap(({ id, type, title, description, fieldConfig, targets }) => {
    const needed = type === 'row' ? { title } : { title, description, unit: fieldConfig.defaults.unit, query: targets[0]?.expr ?? '' };
    return Object.entries(needed).flatMap(([name, value]) => (value === '' || value === undefined ? [`panel ${id}: has no ${name}`] : []));
  });
  return [...twice, ...incomplete].map((fault) => `dashboard.json: ${fault}`);
}

/** The metrics in the tables of the page, each with its labels. */
function readMetricsPage(page: string): Map<string, readonly string[]> {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  return new Map(
    rows.map((row) => {
      const [, name = '', , labels = ''] = row.split('|');
      return [name.trim().replaceAll('`', ''), [...labels.matchAll(/`(\w+)`/g)].map(([, label = '']) => label)];
    }),
  );
}
