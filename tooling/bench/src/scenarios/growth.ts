import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import type { ScenarioResult } from '../evaluate-payments.ts';
import { addSessions } from '../growth/add-sessions.ts';
import { type GrowthStack, startGrowthStack } from '../growth/growth-stack.ts';
import { cpuMsBetween, readServersCpuSeconds } from '../growth/processor-time.ts';
import { logLogSlope, type Point } from '../growth/slope.ts';
import { openStreams } from '../growth/streams.ts';
import { PortalClient } from '../portal-client.ts';
import { addCustomers } from '../sandbox-controls.ts';

const GATEWAYS = 3;
const PASSWORD = 'Muddat-demo-1';
const STREAMS = [100, 10_000] as const;
const SESSIONS = [1_000, 1_000_000] as const;
const ORDERS = [10, 10_000] as const;
/** Orders of each generated customer. */
const ORDERS_AT_FIRST = 10;
const PRODUCTS = [2_000, 200_000] as const;
const CUSTOMERS = Math.max(...STREAMS) / 10;
const WARM_UP_CALLS = 100;
const CALLS = 600;
const STREAM_SECONDS = 10;
const SIGNED_IN_AT_ONCE = 4;

const listSchema = v.object({ meta: v.object({ total: v.number() }) });

/**
 * How the processor time of a request grows with gateways, sessions, orders of the customer, products and open event streams. Counts the
 * gateways, the sandbox, PostgreSQL and Redis together. Nothing fails: an exponent above 0.2 is for people to explain.
 */
export async function runGrowthScenario(): Promise<ScenarioResult> {
  const stack = await startGrowthStack(GATEWAYS);
  try {
    const phones = await addCustomers(stack.sandbox, CUSTOMERS);
    const [phone = ''] = phones;
    const clients = await Promise.all(stack.gateways.map((gateway) => PortalClient.signIn(gateway, phone, PASSWORD)));
    const [client] = clients;
    if (client === undefined) throw new Error('there is no gateway');
    const read = (path: string) => (caller: PortalClient) => caller.get(path, v.unknown());
    const limit = read('/api/installment/v3/user/limit');
    const orders = read('/api/installment/v3/user/orders/all?per_page=20');
    const products = read('/api/installment/v3/products?per_page=20');
    const search = read('/api/installment/v3/search?q=telefon');
    const lines: string[] = [];
    const report = (what: string, points: readonly Point[], unit = 'ms a request') => {
      const costs = points.map(({ size, cost }) => `${size}: ${cost.toFixed(2)}`).join(', ');
      // Each dimension takes minutes: the reader sees that the benchmark advances.
      console.error(`growth: ${what} measured`);
      lines.push(`${what.padEnd(34)} slope ${logLogSlope(points).toFixed(2).padStart(5)}  ${costs} ${unit}`);
    };

    const byGateways: Point[] = [];
    for (let size = 1; size <= GATEWAYS; size += 1) byGateways.push({ size, cost: await costOf(clients.slice(0, size), limit) });
    report('gateways (limit)', byGateways);

    const bySessions: Point[] = [];
    let present = 0;
    for (const size of SESSIONS) {
      await addSessions(stack.redisUrl, present, size);
      present = size;
      bySessions.push({ size, cost: await costOf([client], limit) });
    }
    report('sessions (limit)', bySessions);

    const byOrders: Record<'orders (list)' | 'orders (limit)', Point[]> = { 'orders (list)': [], 'orders (limit)': [] };
    let ordersThere: number = ORDERS_AT_FIRST;
    for (const size of ORDERS) {
      // Generated orders have rising numbers. With a million for each customer, all new ones belong to the first customer.
      if (size > ordersThere) await scale(stack, { orders: size - ordersThere, per_customer: 1_000_000 });
      ordersThere = size;
      byOrders['orders (list)'].push({ size, cost: await costOf([client], orders) });
      byOrders['orders (limit)'].push({ size, cost: await costOf([client], limit) });
    }
    for (const [what, points] of Object.entries(byOrders)) report(what, points);

    const byProducts: Record<'products (list)' | 'products (search)', Point[]> = { 'products (list)': [], 'products (search)': [] };
    for (const size of PRODUCTS) {
      const there = (await client.get('/api/installment/v3/products?per_page=1', listSchema)).meta.total;
      if (size > there) await scale(stack, { products: size - there });
      byProducts['products (list)'].push({ size, cost: await costOf([client], products) });
      byProducts['products (search)'].push({ size, cost: await costOf([client], search) });
    }
    for (const [what, points] of Object.entries(byProducts)) report(what, points);

    const customers = await signInAll(stack, phones);
    const byStreams: Point[] = [];
    for (const size of STREAMS) {
      const streams = await openStreams(customers, size);
      await setTimeout(1_000);
      const [cpu, at] = [readServersCpuSeconds(), performance.now()];
      await setTimeout(STREAM_SECONDS * 1_000);
      const seconds = (performance.now() - at) / 1_000;
      byStreams.push({ size, cost: cpuMsBetween(cpu, readServersCpuSeconds()) / seconds / size });
      streams.close();
      await setTimeout(2_000);
    }
    report('open event streams', byStreams, 'ms a second and stream');
    return { lines, failures: [] };
  } finally {
    await stack.stop();
  }
}

const scale = (stack: GrowthStack, body: Record<string, number>): Promise<unknown> =>
  stack.sandbox.call({ method: 'POST', path: '/sandbox/scale', headers: {}, body });

/** Processor time in ms of one request of the customer, over many, spread over the clients' gateways. */
async function costOf(clients: readonly PortalClient[], read: (client: PortalClient) => Promise<unknown>): Promise<number> {
  await repeat(clients, WARM_UP_CALLS, read);
  const before = readServersCpuSeconds();
  await repeat(clients, CALLS, read);
  return cpuMsBetween(before, readServersCpuSeconds()) / CALLS;
}

async function repeat(clients: readonly PortalClient[], calls: number, read: (client: PortalClient) => Promise<unknown>): Promise<void> {
  for (let call = 0; call < calls; call += clients.length) await Promise.all(clients.map(read));
}

/** Signs the customers in, spread over the gateways. */
async function signInAll({ gateways }: GrowthStack, phones: readonly string[]): Promise<PortalClient[]> {
  const clients: PortalClient[] = [];
  for (let first = 0; first < phones.length; first += SIGNED_IN_AT_ONCE) {
    const some = phones.slice(first, first + SIGNED_IN_AT_ONCE).map((phone, index) => {
      const gateway = gateways[(first + index) % gateways.length];
      if (gateway === undefined) throw new Error('there is no gateway');
      return PortalClient.signIn(gateway, phone, PASSWORD);
    });
    clients.push(...(await Promise.all(some)));
  }
  return clients;
}
