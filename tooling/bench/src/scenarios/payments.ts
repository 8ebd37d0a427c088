import { startPostgres } from '@muddat/checks/postgres';
import { startStack } from '@muddat/e2e/stack';
import { readCpuSeconds } from '../cpu-time.ts';
import { DirectDatabasePayer } from '../direct-database-payer.ts';
import { evaluatePayments, type ScenarioResult } from '../evaluate-payments.ts';
import { BenchPayer } from '../payer.ts';
import { ServerConnection } from '../portal-client.ts';
import { type LoadRunResult, runWorkersFor } from '../run-for.ts';
import { addCustomers, readLedgerTotals } from '../sandbox-controls.ts';
import { CallTimings } from '../timings.ts';

export type BenchOptions = {
  readonly seconds: number;
  readonly customers: number;
  readonly rounds: number;
  /** What `growth` measures; all if empty. */
  readonly parts: readonly string[];
};

const WARM_UP_SECONDS = 3;
const FLOOR_SECONDS = 3;

const rate = ({ succeeded, seconds }: Pick<LoadRunResult, 'succeeded' | 'seconds'>) => succeeded / seconds;

const perPayment = (from: number | null, to: number | null, count: number) =>
  from === null || to === null ? 'unknown' : `${(((to - from) * 1_000) / count).toFixed(1)} ms`;

/**
 * Customers pay instalments by card in parallel through the real gateway and sandbox on a PostgreSQL server: create, code, confirm. Two
 * lower bounds make runs on different machines comparable: a trivial call over the same path, before and after, and the same payments
 * written directly into the database.
 */
export async function runPaymentsScenario({ seconds, customers }: BenchOptions): Promise<ScenarioResult> {
  const postgres = await startPostgres({ durable: true });
  const stack = await startStack({ DATABASE_URL: postgres.url });
  const gateway = new ServerConnection(stack.url, customers);
  const sandbox = new ServerConnection(stack.sandbox.url, customers);
  try {
    const phones = await addCustomers(sandbox, customers);
    const payers = await Promise.all(phones.map((phone) => BenchPayer.prepare(gateway, sandbox, phone)));
    const timings = new CallTimings();
    await runWorkersFor(payers, WARM_UP_SECONDS, (payer) => payer.pay(new CallTimings()));
    const floorBefore = await runWorkersFor(payers, FLOOR_SECONDS, (payer) => payer.trivial(timings));
    const before = await readLedgerTotals(sandbox);
    const pids = { sandbox: stack.sandbox.pid, gateway: stack.gateway.pid, 'this client': process.pid };
    const cpuBefore = Object.entries(pids).map(([name, pid]) => ({ name, pid, seconds: readCpuSeconds(pid) }));
    const run = await runWorkersFor(payers, seconds, (payer) => payer.pay(timings));
    const cpu = cpuBefore.map(({ name, pid, seconds: at }) => `${name} ${perPayment(at, readCpuSeconds(pid), run.succeeded)}`);
    const after = await readLedgerTotals(sandbox);
    const floorAfter = await runWorkersFor(payers, FLOOR_SECONDS, (payer) => payer.trivial(timings));
    const bare = await payDirectly(postgres.url, phones, seconds);

    const perSecond = rate(run);
    const floor = (rate(floorBefore) + rate(floorAfter)) / 2;
    return {
      lines: [
        `${perSecond.toFixed(1)} whole payments a second: ${run.succeeded} of ${run.started} in ${run.seconds.toFixed(1)} s, ${customers} customers at once`,
        `${(perSecond / bare.perSecond).toFixed(2)} of the bare transactions of the same payments (${bare.perSecond.toFixed(0)} a second, as many connections)`,
        `a whole payment costs as much as ${(floor / perSecond).toFixed(1)} trivial calls (${floor.toFixed(0)} a second)`,
        `processor time of a payment: ${cpu.join(', ')}`,
        ...timings.lines(),
      ],
      failures: [...evaluatePayments({ ...run, amount: payers[0]?.amount ?? 0 }, perSecond, before, after), ...bare.failures],
    };
  } finally {
    await Promise.all([gateway.close(), sandbox.close()]);
    await stack.stop();
    await postgres.stop();
  }
}

/** Copies the same customers' last payments directly in the database. */
async function payDirectly(url: string, phones: readonly string[], seconds: number) {
  const payers = await Promise.all(phones.map((phone) => DirectDatabasePayer.prepare(url, phone)));
  try {
    const run = await runWorkersFor(payers, seconds, (payer) => payer.pay());
    const made = (await payers[0]?.made()) ?? 0;
    const lost = made === run.started ? [] : [`${run.started} bare payments were started and ${made} are whole`];
    return { perSecond: rate(run), failures: [...run.refused.slice(0, 5).map((text) => `bare: ${text}`), ...lost] };
  } finally {
    await Promise.all(payers.map((payer) => payer.close()));
  }
}
