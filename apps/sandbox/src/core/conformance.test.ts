import { runConformance } from '@muddat/conformance/run';
import { expect, it, vi } from 'vitest';
import { openSandbox } from '../testing/open-sandbox.ts';

/** Requests are sent one after the other. */
vi.setConfig({ testTimeout: 180_000 });

const REQUESTS = 400;
/** A store has to refuse a return first, a code is only on paper, and a minute has to pass between two codes. */
const UNREACHABLE = ['installment.disputeReturn', 'installment.verifyDocument', 'billing.resendOtp'];
const sandbox = await openSandbox();
const baseUrl = await sandbox.listen();
const options = {
  baseUrl,
  seed: 1,
  requests: REQUESTS,
  only: [],
  skip: {},
  credentials: { clientId: 'muddat-web', clientSecret: 'muddat-web-secret', username: '+998900000001', password: 'Muddat-demo-1' },
  lastCustomer: { username: '+998900000002', password: 'Muddat-demo-2' },
  flows: {
    codes: { inbox: `${baseUrl}/sandbox/sms?phone={phone}` },
    phonePrefix: '+9989345',
    card: null,
    documentCode: null,
    blockedCustomer: { username: '+998900000016', password: 'Muddat-demo-16' },
  },
  limitMs: 30_000,
};

it('the sandbox answers generated requests as its contracts say', async () => {
  const report = await runConformance(options);
  expect(report.operations.flatMap(({ violations }) => violations)).toEqual([]);
  expect(report.requests).toBeGreaterThanOrEqual(REQUESTS);
  expect(report.operations.filter(({ requests }) => requests === 0)).toEqual([]);
  const missing = report.operations.filter(({ neverSucceeded }) => neverSucceeded !== null).map(({ operation }) => operation);
  expect(missing.filter((name) => !UNREACHABLE.includes(name))).toEqual([]);
});

it('a status that no contract declares is reported', async () => {
  sandbox.faults.add({ operation: 'mobile.listClients', fault: 'status', ms: 0, status: 409, at: null }, 100);
  const report = await runConformance({ ...options, only: ['mobile.listClients'], requests: 1 });
  expect(report.operations.flatMap(({ violations }) => violations.map(({ rule }) => rule))).toEqual(['status-not-declared']);
});
