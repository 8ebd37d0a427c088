import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import type { ScenarioResult } from '../evaluate-payments.ts';
import { fillProducts } from '../growth/add-products.ts';
import { addSessions } from '../growth/add-sessions.ts';
import { type GrowthStack, startGrowthStack } from '../growth/growth-stack.ts';
import { readOpenFileLimit } from '../growth/open-file-limit.ts';
import { cpuMsBetween, readServersCpuSeconds } from '../growth/processor-time.ts';
import { logLogSlope, type Point } from '../growth/slope.ts';
import { openStreams } from '../growth/streams.ts';
import { PortalClient } from '../portal-client.ts';
import { addCustomers } from '../sandbox-controls.ts';
import type { BenchOptions } from './payments.ts';

const GATEWAYS = 3;
const PASSWORD = 'Muddat-demo-1';
const SESSIONS = [1_000, 1_000_000] as const;
const ORDERS = [10, 10_000] as const;
/** Orders of each generated customer. */
const ORDERS_AT_FIRST = 10;
const PRODUCTS = [2_000, 200_000] as const;
const STREAMS = [100, 10_000] as const;
const STREAMS_PER_CUSTOMER = 10;
/** The sandbox holds all streams, and some files and connections besides. */
const OTHER_FILES = 500;
const WARM_UP_CALLS = 100;
const CALLS = 600;
/** A slow call is measured fewer times. */
const WARM_UP_MS = 5_000;
const MEASURE_MS = 20_000;
const STREAM_SECONDS = 10;
const SIGNED_IN_AT_ONCE = 4;
const PARTS = { gateways: byGateways, sessions: bySessions, orders: byOrders, products: byProducts, streams: byStreams } as const;

type Bench = {
  readonly stack: GrowthStack;
  /** One customer at each gateway. */
  readonly clients: readonly [PortalClient, ...PortalClient[]];
  readonly phones: readonly string[];
};
type Read = (client: PortalClient) => Promise<unknown>;

const read =
  (path: string): Read =>
  (client) =>
    client.get(path, v.unknown());
const LIMIT = read('/api/installment/v3/user/limit');
const ORDER_LIST = read('/api/installment/v3/user/orders/all?per_page=20');
const PRODUCT_LIST = read('/api/installment/v3/products?per_page=20');
const SEARCH = read('/api/installment/v3/search?q=telefon');

/**
 * How the processor time of a request grows with gateways, sessions, orders of the customer, products and open event streams. Counts the
 * gateways, the sandbox, PostgreSQL and Redis together. Nothing fails: an exponent above 0.2 is for people to explain. Each line is printed
 * as soon as it is measured, because a part takes minutes.
 */
export async function runGrowthScenario({ parts }: BenchOptions): Promise<ScenarioResult> {
  const unknown = parts.filter((part) => !(part in PARTS));
  if (unknown.length > 0) throw new Error(`growth has no part ${unknown.join(', ')}; there is ${Object.keys(PARTS).join(', ')}`);
  const isChosen = (part: string) => parts.length === 0 || parts.includes(part);
  const stack = await startGrowthStack(GATEWAYS);
  try {
    // All at once: orders added later would take the numbers of other customers.
    const phones = await addCustomers(
      stack.sandbox,
      isChosen('streams') ? Math.ceil(Math.max(...streamCounts()) / STREAMS_PER_CUSTOMER) : 1,
    );
    const [phone = ''] = phones;
    const [first, ...others] = await Promise.all(stack.gateways.map((gateway) => PortalClient.signIn(gateway, phone, PASSWORD)));
    if (first === undefined) throw new Error('there is no gateway');
    for (const [part, measure] of Object.entries(PARTS)) {
      if (!isChosen(part)) continue;
      // The other parts are measured even so.
      await measure({ stack, clients: [first, ...others], phones }).catch((error) => console.log(`growth: ${part} stopped: ${error}`));
    }
    return { lines: [], failures: [] };
  } finally {
    await stack.stop();
  }
}

function report(what: string, points: readonly Point[], unit = 'ms a request'): void {
  const costs = points.map(({ size, cost }) => `${size}: ${cost.toFixed(2)}`).join(', ');
  console.log(`growth: ${what.padEnd(34)} slope ${logLogSlope(points).toFixed(2).padStart(5)}  ${costs} ${unit}`);
}

async function byGateways({ clients }: Bench): Promise<void> {
  const points: Point[] = [];
  for (let size = 1; size <= clients.length; size += 1) points.push({ size, cost: await costOf(clients.slice(0, size), LIMIT) });
  report('gateways (limit)', points);
}

async function bySessions({ stack, clients: [client] }: Bench): Promise<void> {
  const points: Point[] = [];
  let present = 0;
  for (const size of SESSIONS) {
    await addSessions(stack.redisUrl, present, size);
    present = size;
    points.push({ size, cost: await costOf([client], LIMIT) });
  }
  report('sessions (limit)', points);
}

async function byOrders({ stack, clients: [client] }: Bench): Promise<void> {
  const listed: Point[] = [];
  const limited: Point[] = [];
  let there: number = ORDERS_AT_FIRST;
  for (const size of ORDERS) {
    // Generated orders have rising numbers. With a million for each customer, all new ones belong to the first customer.
    if (size > there) await scale(stack, { orders: size - there, per_customer: 1_000_000 });
    there = size;
    listed.push({ size, cost: await costOf([client], ORDER_LIST) });
    limited.push({ size, cost: await costOf([client], LIMIT) });
  }
  report('orders (list)', listed);
  report('orders (limit)', limited);
}

async function byProducts({ stack, clients: [client] }: Bench): Promise<void> {
  const listed: Point[] = [];
  const found: Point[] = [];
  for (const wanted of PRODUCTS) {
    const size = await fillProducts(stack.databaseUrl, wanted);
    listed.push({ size, cost: await costOf([client], PRODUCT_LIST) });
    found.push({ size, cost: await costOf([client], SEARCH) });
  }
  report('products (list)', listed);
  report('products (search)', found);
}

/** Fewer streams where a process may not have as many connections open. */
const streamCounts = (): number[] => STREAMS.map((size) => Math.min(size, readOpenFileLimit() - OTHER_FILES));

async function byStreams({ stack, phones }: Bench): Promise<void> {
  const customers = await signInAll(stack, phones);
  const points: Point[] = [];
  for (const size of streamCounts()) {
    const streams = await openStreams(customers, size);
    await setTimeout(1_000);
    const [cpu, at] = [readServersCpuSeconds(), performance.now()];
    await setTimeout(STREAM_SECONDS * 1_000);
    const seconds = (performance.now() - at) / 1_000;
    points.push({ size, cost: cpuMsBetween(cpu, readServersCpuSeconds()) / seconds / size });
    streams.close();
    await setTimeout(2_000);
  }
  report('open event streams', points, 'ms a second and stream');
}

const scale = (stack: GrowthStack, body: Record<string, number>): Promise<unknown> =>
  stack.sandbox.call({ method: 'POST', path: '/sandbox/scale', headers: {}, body });

/** Processor time in ms of one request of the customer, over many, spread over the clients' gateways. */
async function costOf(clients: readonly PortalClient[], call: Read): Promise<number> {
  await repeat(clients, WARM_UP_CALLS, WARM_UP_MS, call);
  const before = readServersCpuSeconds();
  const calls = await repeat(clients, CALLS, MEASURE_MS, call);
  return cpuMsBetween(before, readServersCpuSeconds()) / calls;
}

/** Returns the number of calls. */
async function repeat(clients: readonly PortalClient[], calls: number, limitMs: number, call: Read): Promise<number> {
  const end = performance.now() + limitMs;
  let done = 0;
  for (; done < calls && (done === 0 || performance.now() < end); done += clients.length) await Promise.all(clients.map(call));
  return done;
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
