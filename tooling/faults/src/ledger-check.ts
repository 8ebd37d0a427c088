import * as v from 'valibot';
import type { FaultStack } from './fault-stack.ts';
import { type Payer, type Payment, parsePayment } from './payer.ts';

type Tools = Pick<FaultStack, 'tool'>;
type Intents = Pick<Payer, 'find'> & { readonly intents: readonly Payer['intents'][number][] };

const ledgerSchema = v.object({
  provider_sum: v.number(),
  ledger_sum: v.number(),
  differences: v.array(v.object({ kind: v.string(), id: v.string(), expected: v.number(), found: v.number() })),
  rows: v.array(
    v.object({ payment_id: v.string(), status: v.string(), amount: v.number(), provider_amount: v.number(), ledger_amount: v.number() }),
  ),
});
type Ledger = v.InferOutput<typeof ledgerSchema>;

const SETTLE_LIMIT_MS = 30_000;

/**
 * Returns what is inconsistent after a fault. Retries until there is nothing or 30 s have passed, because payments may still be
 * processing.
 */
export async function findInconsistencies(world: Tools, payer: Intents): Promise<string[]> {
  const limit = Date.now() + SETTLE_LIMIT_MS;
  for (;;) {
    const lies = await checkOnce(world, payer);
    if (lies.length === 0 || Date.now() > limit) return lies;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function checkOnce(world: Tools, payer: Intents): Promise<string[]> {
  const answer = await world.tool('GET', '/sandbox/ledger').catch(() => null);
  if (answer === null || !v.is(ledgerSchema, answer.body)) return ['the sandbox does not answer'];
  const ledger = v.parse(ledgerSchema, answer.body);
  const seen: [key: string, payment: Payment | null][] = [];
  for (const wish of payer.intents) {
    const found = await payer.find(wish);
    if (found.status !== 200 && found.status !== 404) return [`the payment of a wish could not be looked up: ${found.status}`];
    seen.push([wish.key, parsePayment(found)]);
  }
  return compareWithLedger(ledger, seen);
}

/**
 * Compares the ledger with the payment that the API returns for each intent. An intent without a payment cannot have been charged, because
 * every charge belongs to a payment.
 */
export function compareWithLedger(ledger: Ledger, seen: readonly (readonly [key: string, payment: Payment | null])[]): string[] {
  const sums =
    ledger.provider_sum === ledger.ledger_sum ? [] : [`the provider took ${ledger.provider_sum}, the ledger has ${ledger.ledger_sum}`];
  const named = ledger.differences.map(({ kind, id, expected, found }) => `${kind} ${id}: ${expected} expected, ${found} found`);
  const told = seen.flatMap(([, payment]) => {
    if (payment === null) return [];
    const row = ledger.rows.find(({ payment_id }) => payment_id === payment.payment_id);
    if (row === undefined) return [`${payment.payment_id} is in no book`];
    const still = row.status === 'processing' ? [`${payment.payment_id} is still on its way`] : [];
    const status = row.status === payment.status ? [] : [`${payment.payment_id} is ${row.status}, the API says ${payment.status}`];
    const charged = row.provider_amount > row.amount ? [`${payment.payment_id} was charged ${row.provider_amount} of ${row.amount}`] : [];
    return [...still, ...status, ...charged];
  });
  return [...sums, ...named, ...told];
}
