import { runConformance } from '@muddat/conformance/run';
import { expect, it, vi } from 'vitest';
import { conformanceOptions } from '../testing/conformance.ts';
import { openSandbox } from '../testing/open-sandbox.ts';

/** Requests are sent one after the other. */
vi.setConfig({ testTimeout: 120_000 });

const REQUESTS = 100;
const sandbox = await openSandbox();
const options = conformanceOptions(await sandbox.listen(), REQUESTS);

it('the sandbox answers generated requests as its contracts say', async () => {
  const report = await runConformance(options);
  expect(report.operations.flatMap(({ violations }) => violations)).toEqual([]);
  expect(report.requests).toBeGreaterThanOrEqual(REQUESTS);
});

it('a status that no contract declares is reported', async () => {
  sandbox.faults.add({ operation: 'mobile.listClients', fault: 'status', ms: 0, status: 409, at: null }, 100);
  const report = await runConformance({ ...options, only: ['mobile.listClients'], requests: 1 });
  expect(report.operations.flatMap(({ violations }) => violations.map(({ rule }) => rule))).toEqual(['status-not-declared']);
});
