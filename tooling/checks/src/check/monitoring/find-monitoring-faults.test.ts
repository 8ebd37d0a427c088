import { describe, expect, test } from 'vitest';
import { exportedMetrics, findMonitoringFaults, type MonitoringFiles } from './find-monitoring-faults.ts';
import { readMonitoringFiles } from './monitoring.ts';

const files = readMonitoringFiles();
type File = Exclude<keyof MonitoringFiles, 'exported'>;

const FAULTS: readonly (readonly [file: File, whole: string, changed: string, fault: string])[] = [
  ['rules', 'muddat_gateway_store_up ==', 'muddat_gateway_store_ok ==', 'SessionStoreAway: muddat_gateway_store_ok is exported by no app'],
  ['rules', 'nodejs_eventloop_lag_p99', 'nodejs_eventloop_lag_p98', 'ProcessBusy: nodejs_eventloop_lag_p98_seconds is exported by no app'],
  [
    'rules',
    'by (api) (muddat_gateway_upstream_up)',
    'by (api) (muddat_gateway_upstream_up{upstream="auth"})',
    'UpstreamDown: muddat_gateway_upstream_up has no label upstream',
  ],
  [
    'rules',
    'failures:ratio_rate6h > 6',
    'failures:ratio_rate7h > 6',
    'CustomersCannotPay: muddat:payment_failures:ratio_rate7h is recorded by no rule',
  ],
  ['rules', 'severity: page', 'severity: urgent', 'PortalDown: needs the severity page or ticket'],
  ['rules', 'summary: The portal does not open', 'title: The portal does not open', 'PortalDown: has no summary'],
  [
    'rules',
    'runbook.md#portaldown',
    'runbook.md#portal-down',
    'PortalDown: its runbook link has no heading: docs/operators/runbook.md#portal-down',
  ],
  ['rules', 'alert: PortalDown', 'alert: SiteDown', 'SiteDown: has no section in docs/operators/runbook.md'],
  ['runbook', '### PortalDown', '### The portal is down', 'PortalDown: has no section in docs/operators/runbook.md'],
  ['ruleTests', 'alertname="PortalDown"', 'alertname="PortalsDown"', 'PortalDown: fires in no unit test'],
  ['dashboard', 'muddat_sandbox_orders_placed_total', 'muddat_sandbox_orders_total', 'muddat_sandbox_orders_total is exported by no app'],
  ['dashboard', '"title": "Memory"', '"title": ""', ': has no title'],
  ['dashboard', '"description": "Resident memory, by process."', '"description": ""', ': has no description'],
  ['dashboard', '"unit": "bytes"', '"unit": ""', ': has no unit'],
  ['dashboard', '"id": 2,', '"id": 3,', 'dashboard.json: panel 3: is there twice'],
  ['metricsPage', '| `muddat_gateway_ready`', '| `muddat_gateway_is_ready`', 'metrics.md: muddat_gateway_is_ready is exported by no app'],
  ['metricsPage', '| `muddat_sandbox_ready`', '| muddat_sandbox_ready', 'metrics.md: lacks the metric muddat_sandbox_ready'],
];

describe('the rules for the files of monitoring', () => {
  test('the files have no fault', () => {
    expect(findMonitoringFaults(files)).toEqual([]);
  });

  test.each(FAULTS)('$0: «$3» is found after «$1» became «$2»', (file, whole, changed, fault) => {
    const text = files[file].replaceAll(whole, changed);
    expect(text).not.toBe(files[file]);
    expect(findMonitoringFaults({ ...files, [file]: text }).join('\n')).toContain(fault);
  });

  test('a new metric of an app must be on the page', () => {
    const exported = new Set([...files.exported, ...exportedMetrics("new Counter({ name: 'muddat_gateway_new_total' })")]);
    expect(findMonitoringFaults({ ...files, exported })).toEqual(['metrics.md: lacks the metric muddat_gateway_new_total']);
  });

  test('names in sentences are no metrics of an app', () => {
    expect(exportedMetrics("'see muddat_gateway_ready' 'other_total' `muddat_gateway_ready`")).toEqual([]);
  });
});
