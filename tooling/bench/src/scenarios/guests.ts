import { setTimeout } from 'node:timers/promises';
import { startPostgres } from '@muddat/checks/postgres';
import { type Stack, startStack } from '@muddat/e2e/stack';
import { Agent } from 'undici';
import { evaluateFairness, type FairnessMeasurement } from '../evaluate-fairness.ts';
import type { ScenarioResult } from '../evaluate-payments.ts';
import { GUEST_LOADS, startGuestLoad, undrawnPicture, unseenPage } from '../guest-loads.ts';
import { PortalClient, ServerConnection } from '../portal-client.ts';

const CUSTOMER = { phone: '+998900000002', password: 'Muddat-demo-2' };
/** Addresses of documentation (RFC 5737): the guest of the load, another guest, and a customer. */
const [LOAD_ADDRESS, GUEST_ADDRESS, CUSTOMER_ADDRESS] = ['192.0.2.1', '198.51.100.1', '203.0.113.1'];
const [WARM_UP_ROUNDS, IDLE_ROUNDS] = [5, 30];
/** Time for a load to fill its queues before the other clients are measured, in ms. */
const HEAD_START_MS = 1_500;
/** Time for the work of the load before to end, in ms. */
const PAUSE_MS = 5_000;

/**
 * How the heavy requests of one guest slow another guest and a customer down, with rate limits on, on the embedded database and on
 * PostgreSQL.
 */
export async function runGuestsScenario({ seconds }: { readonly seconds: number }): Promise<ScenarioResult> {
  const embedded = await measureOn('PGlite', {}, seconds);
  const postgres = await startPostgres();
  try {
    const onPostgres = await measureOn('PostgreSQL', { DATABASE_URL: postgres.url }, seconds);
    return { lines: [...embedded.lines, ...onPostgres.lines], failures: [...embedded.failures, ...onPostgres.failures] };
  } finally {
    await postgres.stop();
  }
}

async function measureOn(database: string, env: NodeJS.ProcessEnv, seconds: number): Promise<ScenarioResult> {
  const stack = await startStack({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1', ...env });
  const others = await createOtherClients(stack);
  try {
    await others.times((rounds) => rounds === WARM_UP_ROUNDS);
    const idle = await others.times((rounds) => rounds === IDLE_ROUNDS);
    const measured: FairnessMeasurement[] = [];
    const lines: string[] = [];
    for (const load of GUEST_LOADS) {
      await setTimeout(PAUSE_MS);
      const over = new AbortController();
      const running = startGuestLoad(stack.url, load.name, LOAD_ADDRESS, over.signal);
      await setTimeout(HEAD_START_MS);
      const end = performance.now() + seconds * 1_000;
      const beside = await others.times(() => performance.now() > end);
      over.abort();
      lines.push(`${database}, responses to the load of ${load.name} by status: ${JSON.stringify(await running)}`);
      for (const call of others.names)
        measured.push({ call: `${database}, ${call}`, load: load.name, idle: idle[call] ?? [], underLoad: beside[call] ?? [] });
    }
    const { lines: ratios, failures } = evaluateFairness(measured);
    return { lines: [...lines, ...ratios], failures };
  } finally {
    await others.close();
    await stack.stop();
  }
}

type Times = Readonly<Record<string, readonly number[]>>;
type OtherClients = {
  readonly names: readonly string[];
  /** Durations of each call in ms, made one after another in rounds until `isOver`. */
  times(isOver: (rounds: number) => boolean): Promise<Times>;
  close(): Promise<void>;
};

/** Another guest, and a signed-in customer, each at an own address. A refused call counts as one that never ends. */
async function createOtherClients({ url }: Stack): Promise<OtherClients> {
  const agent = new Agent({ connections: 2 });
  const gateway = new ServerConnection(url, 1);
  const { cookie } = await PortalClient.signIn(gateway, CUSTOMER.phone, CUSTOMER.password);
  await gateway.close();
  const { origin } = new URL(url);
  const get = async (path: string, headers: Record<string, string>): Promise<number> => {
    const began = performance.now();
    try {
      const response = await agent.request({ origin, method: 'GET', path, headers });
      await response.body.dump();
      return response.statusCode === 200 ? performance.now() - began : Number.POSITIVE_INFINITY;
    } catch {
      return Number.POSITIVE_INFINITY;
    }
  };
  const guest = { 'x-forwarded-for': GUEST_ADDRESS, accept: 'image/avif' };
  let counter = 0;
  const calls: Readonly<Record<string, () => Promise<number>>> = {
    page: () => get(unseenPage(counter++), guest),
    products: () => get('/api/installment/v3/products?per_page=24', guest),
    'drawn picture': () => get(undrawnPicture('drawn', 1), guest),
    'new picture': () => get(undrawnPicture('other', counter++), guest),
    limit: () => get('/api/installment/v3/user/limit', { 'x-forwarded-for': CUSTOMER_ADDRESS, cookie }),
  };
  return {
    names: Object.keys(calls),
    async times(isOver) {
      const times: Record<string, number[]> = {};
      for (let rounds = 0; !isOver(rounds); rounds += 1)
        for (const [name, call] of Object.entries(calls)) times[name] = [...(times[name] ?? []), await call()];
      return times;
    },
    close: () => agent.close(),
  };
}
