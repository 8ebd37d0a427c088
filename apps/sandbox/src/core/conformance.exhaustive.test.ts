import { runConformance } from '@muddat/conformance/run';
import { expect, it, vi } from 'vitest';
import { conformanceOptions } from '../testing/conformance.ts';
import { openSandbox } from '../testing/open-sandbox.ts';

/** Requests are sent one after the other. */
vi.setConfig({ testTimeout: 180_000 });

const REQUESTS = 400;
/** A store has to refuse a return first, a code is only on paper, and a minute has to pass between two codes. */
const UNREACHABLE = ['installment.disputeReturn', 'installment.verifyDocument', 'billing.resendOtp'];
const sandbox = await openSandbox();

it('the sandbox answers generated requests as its contracts say', async () => {
  const report = await runConformance(conformanceOptions(await sandbox.listen(), REQUESTS));
  expect(report.operations.flatMap(({ violations }) => violations)).toEqual([]);
  expect(report.requests).toBeGreaterThanOrEqual(REQUESTS);
  expect(report.operations.filter(({ requests }) => requests === 0)).toEqual([]);
  const missing = report.operations.filter(({ neverSucceeded }) => neverSucceeded !== null).map(({ operation }) => operation);
  expect(missing.filter((name) => !UNREACHABLE.includes(name))).toEqual([]);
});
