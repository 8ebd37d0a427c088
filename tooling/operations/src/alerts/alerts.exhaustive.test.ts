import { afterAll, beforeAll, expect, test } from 'vitest';
import { PortalDevice } from '../portal-device.ts';
import { type OperationsStack, startOperationsStack } from '../stack.ts';
import { findFiringAlerts } from './find-firing-alerts.ts';

const CUSTOMER = { phone: '+998900000001', password: 'Muddat-demo-1' };
const TRIES = 6;
const NO_ANSWER = 'the gateway does not answer';
const READY = /^muddat_gateway_ready 1$/m;
const NOT_READY = /^muddat_gateway_ready 0$/m;
const LIMIT_MS = 300_000;

let stack: OperationsStack;
let device: PortalDevice;
let faults = 0;
beforeAll(async () => {
  stack = await startOperationsStack(1);
  device = new PortalDevice(stack.url, stack.ca, '127.0.0.11');
  await device.signIn(CUSTOMER.phone, CUSTOMER.password);
}, LIMIT_MS);
afterAll(async () => {
  device?.close();
  await stack?.stop();
});

const readMetrics = async (): Promise<string> => {
  const address = /Readiness and metrics on (\S+?)[\s"]/.exec(stack.gateways[0]?.output ?? '')?.[1];
  return fetch(`${address}/metrics`).then(
    (answer) => answer.text(),
    () => NO_ANSWER,
  );
};

/** A customer tries to sign in and to pay during the fault. Returns the alerts that fire if this continues. `gauge`: how it shows. */
async function findAlertsDuring(breakPart: () => unknown, gauge: RegExp): Promise<string[]> {
  const before = await readMetrics();
  await breakPart();
  await expect.poll(readMetrics, { timeout: 30_000 }).toMatch(gauge);
  // A customer of its own for each fault: tries count, and would soon be limited.
  faults += 1;
  const own = { phone: `+9989000000${10 + faults}`, password: `Muddat-demo-${10 + faults}` };
  const other = new PortalDevice(stack.url, stack.ca, `127.0.0.${20 + faults}`);
  for (let round = 0; round < TRIES; round += 1) {
    await other.call('POST', '/api/auth/login', { body: { strategy: 'customer', ...own } });
    const body = { purpose: 'top_up', amount: 1_000 + round, source: { type: 'bank_card', entity_id: 'card_0001' } };
    await device.call('POST', '/api/billing/v1/api-payments/payment', { headers: { 'idempotency-key': crypto.randomUUID() }, body });
  }
  other.close();
  const after = await readMetrics();
  return findFiringAlerts({ before, after: after === NO_ANSWER ? null : after });
}

const bothObjectives = ['CustomersCannotPay', 'CustomersCannotSignIn'];

test(
  'a lost store, database, backend or gateway makes the alert fire that names it, and no alert fires without a fault',
  async () => {
    expect(await findAlertsDuring(() => undefined, READY)).toEqual([]);

    expect(await findAlertsDuring(() => stack.redis.disconnect(), NOT_READY)).toEqual([
      ...bothObjectives,
      'SessionStoreAway',
      'TooManyErrors',
    ]);
    stack.redis.reconnect();
    await expect.poll(readMetrics).toMatch(READY);

    expect(await findAlertsDuring(() => stack.database.disconnect(), /upstream_up.* 0$/m)).toEqual([
      ...bothObjectives,
      'TooManyErrors',
      'UpstreamDown',
    ]);
    stack.database.reconnect();
    await expect.poll(readMetrics, { timeout: 30_000 }).toMatch(READY);

    const endSandboxes = () => Promise.all(stack.sandboxes.map((sandbox) => sandbox.end('SIGKILL')));
    expect(await findAlertsDuring(endSandboxes, NOT_READY)).toEqual([...bothObjectives, 'TooManyErrors', 'UpstreamDown']);

    expect(await findAlertsDuring(() => stack.gateways[0]?.end('SIGKILL'), /not answer/)).toEqual(['GatewayDown', 'PortalDown']);
  },
  LIMIT_MS,
);
