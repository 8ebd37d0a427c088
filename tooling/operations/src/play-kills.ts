import { setTimeout } from 'node:timers/promises';
import { findInconsistencies } from '@muddat/faults/ledger-check';
import type { ServerProcess } from '@muddat/servers/server-process';
import * as v from 'valibot';
import { checkDailyJobs } from './daily-jobs.ts';
import { type Disturbance, judgeSample, summarize } from './judge.ts';
import { type Load, PATHS, startLoad } from './load.ts';
import { PayingCustomer } from './payments.ts';
import { PortalDevice } from './portal-device.ts';
import type { OperationsStack } from './stack.ts';

/**
 * `calmMs`: pause before each disturbance. `rolled`: number of gateways that the rolling restart replaces. `payEveryMs`: pause of each
 * customer between two payments. `days`: how many days of daily jobs run in the end.
 */
export type KillOptions = {
  readonly gateways: number;
  readonly redisMs: number;
  readonly databaseMs: number;
  readonly calmMs: number;
  readonly rolled: number;
  readonly payEveryMs: number;
  readonly days: number;
};
export type KillResult = { readonly wrong: readonly string[]; readonly summary: readonly string[]; readonly payments: number };
export const LONG: KillOptions = {
  ...{ gateways: 3, redisMs: 30_000, databaseMs: 60_000, calmMs: 7_000, rolled: 3, payEveryMs: 6_000, days: 5 },
};
/** Starts of processes take most of its time, so there are few. */
export const SHORT: KillOptions = {
  ...{ gateways: 2, redisMs: 1_000, databaseMs: 1_000, calmMs: 500, rolled: 1, payEveryMs: 1_000, days: 3 },
};

const PAYERS = [
  { phone: '+998900000001', password: 'Muddat-demo-1', card: 'card_0001' },
  { phone: '+998900000003', password: 'Muddat-demo-3', card: 'card_0004' },
];
/** The second demo customer has no order to pay. */
const READERS = ['02', 11, 12, 13, 14, 15, 16].map((number) => ({
  phone: `+9989000000${number}`,
  password: `Muddat-demo-${Number(number)}`,
}));
/** How long after a store is back customers may still be refused. */
const RECOVERY_MS = 5_000;
/** After that, responses are judged as in calm once more. */
const LAST_CALM_MS = 1_000;
/** A killed process closes its connections when its memory is free, and the balancer notices that a moment later. */
const NOTICE_MS = 250;
const DRAIN_MS = 1_000;
/** Two codes of a card are a minute apart. */
const CARD_PAUSE_MS = 61_000;
const signedInSchema = v.object({ loggedIn: v.literal(true) });

/** Plays every disturbance once under load, and returns what was wrong. */
export async function playKills(stack: OperationsStack, options: KillOptions): Promise<KillResult> {
  const customers = [...PAYERS, ...READERS];
  const devices = customers.map((_, index) => new PortalDevice(stack.url, stack.ca, `127.0.0.${11 + index}`));
  for (const [index, { phone, password }] of customers.entries()) await devices[index]?.signIn(phone, password);
  const load = startLoad(devices);
  const payers = PAYERS.flatMap((payer, index) => {
    const device = devices[index];
    return device === undefined ? [] : [new PayingCustomer(stack, load.samples, device, payer)];
  });
  const wrong: string[] = [];
  const end = new AbortController();
  const before = await Promise.all(payers.map((payer) => payer.balance()));
  const paying = payers.map((payer) => payUntil(payer, options.payEveryMs, end.signal).catch((error) => void wrong.push(String(error))));
  const disturbances = await disturb(stack, load, options);
  end.abort();
  await Promise.all(paying);
  await load.stop();
  const bad = load.samples.filter((sample) => judgeSample(sample, disturbances) === 'wrong');
  const start = disturbances[0]?.from ?? 0;
  wrong.push(
    ...bad.map(({ kind, status, startedAt, endedAt, text }) => `${kind} ${status} at ${startedAt - start}…${endedAt - start} ms: ${text}`),
  );
  for (const [index, device] of devices.entries()) {
    const { status, body } = await device.call('GET', PATHS.user);
    if (!v.is(signedInSchema, body)) wrong.push(`${customers[index]?.phone} is signed out (${status})`);
  }
  for (const [index, payer] of payers.entries()) wrong.push(...(await checkPayer(stack, payer, before[index] ?? 0)));
  wrong.push(...(await checkDailyJobs(stack, options.days)));
  for (const device of devices) device.close();
  const payments = payers.reduce((sum, { intents }) => sum + intents.length, 0);
  return { wrong, summary: summarize(load.samples, disturbances), payments };
}

async function disturb(stack: OperationsStack, load: Load, { calmMs, ...options }: KillOptions): Promise<Disturbance[]> {
  const disturbances: Disturbance[] = [];
  const kill = async (name: string, server: ServerProcess | undefined, afterMs: number) => {
    await setTimeout(afterMs);
    const from = Date.now();
    await server?.end('SIGKILL');
    disturbances.push({ name: `${name} killed`, kind: 'kill', from, to: Date.now() + NOTICE_MS });
    await server?.start();
  };
  const takeAway = async (name: string, store: OperationsStack['redis'], ms: number) => {
    await setTimeout(calmMs);
    const from = Date.now();
    store.disconnect();
    await setTimeout(ms);
    store.reconnect();
    disturbances.push({ name: `${name} away`, kind: 'outage', from, to: Date.now() + RECOVERY_MS });
  };
  await Promise.all([kill('gateway', stack.gateways[0], calmMs), kill('sandbox', stack.sandboxes[1], 2 * calmMs)]);
  for (const [index, gateway] of stack.gateways.slice(0, options.rolled).entries()) {
    await stack.balancer.setGateway(index, 'drain');
    await setTimeout(DRAIN_MS);
    const code = await gateway.end('SIGTERM');
    if (code !== 0) throw new Error(`gateway ${index} ended with ${code}:\n${gateway.output.slice(-2_000)}`);
    await gateway.start();
    await stack.balancer.setGateway(index, 'ready');
  }
  await takeAway('Redis', stack.redis, options.redisMs);
  await takeAway('PostgreSQL', stack.database, options.databaseMs);
  await setTimeout(RECOVERY_MS + LAST_CALM_MS);
  if (load.samples.length === 0) throw new Error('there was no load');
  return disturbances;
}

/** The first payment and one a minute are by card, the others from the balance. */
async function payUntil(payer: PayingCustomer, everyMs: number, end: AbortSignal): Promise<void> {
  const order = await payer.orderToPay();
  let cardAt = 0;
  while (!end.aborted) {
    if (Date.now() >= cardAt) {
      await payer.topUpByCard();
      cardAt = Date.now() + CARD_PAUSE_MS;
    } else await payer.payFromBalance(order);
    await setTimeout(everyMs);
  }
}

/** Each intent is one payment that succeeded, all books agree, and the balance has changed by exactly these payments. */
async function checkPayer(stack: OperationsStack, payer: PayingCustomer, before: number): Promise<string[]> {
  const wrong = await findInconsistencies(stack, payer);
  let expected = before;
  for (const intent of payer.intents) {
    const { status, body } = await payer.find(intent);
    const found = v.safeParse(v.object({ status: v.literal('succeeded'), amount: v.literal(intent.amount), purpose: v.string() }), body);
    if (found.success) expected += found.output.purpose === 'top_up' ? intent.amount : -intent.amount;
    else wrong.push(`the payment ${intent.key} was not found by its key: ${status} ${JSON.stringify(body)}`);
  }
  const after = await payer.balance();
  return after === expected ? wrong : [...wrong, `the balance is ${after}, not ${expected}`];
}
