import { FAULTS } from './cases.ts';
import type { FaultCase, FaultContext } from './fault-context.ts';
import type { FaultStack } from './fault-stack.ts';
import { findInconsistencies } from './ledger-check.ts';
import { Payer } from './payer.ts';
import { createRandom, pickRandom } from './random.ts';

export type FaultResult = { readonly name: string; readonly inconsistencies: readonly string[] };
type PrintLine = (line: string) => void;

/** In a random run the database is away only briefly: for one fault among many that proves as much. */
const SHORT_MS = 3_000;

const playable = (world: FaultStack) => FAULTS.filter(({ needs }) => needs === undefined || world.database !== null);

/** `awayMs`: how long the database is away. `only`: plays the faults whose names contain this text. */
type PlayAllOptions = { awayMs: number; only?: string; say: PrintLine };

/** Plays each fault once. The data are seeded again after a fault that failed or that changed more than payments. */
export async function playAllFaults(stack: FaultStack, { awayMs, only = '', say }: PlayAllOptions): Promise<FaultResult[]> {
  const played: FaultResult[] = [];
  let payer: Payer | null = null;
  for (const fault of playable(stack).filter(({ name }) => name.includes(only))) {
    payer ??= await resetAndSignIn(stack);
    const one = await playOne({ stack, payer, amount: 5_000, awayMs }, fault, say);
    played.push(one);
    if (fault.needsReset || one.inconsistencies.length > 0) payer = null;
  }
  return played;
}

/** Plays random faults on the same books until the time is over. The same seed plays the same sequence. */
export async function playRandomFaults(
  stack: FaultStack,
  { seed, ms, say }: { seed: number; ms: number; say: PrintLine },
): Promise<FaultResult[]> {
  const random = createRandom(seed);
  const played: FaultResult[] = [];
  const limit = Date.now() + ms;
  let payer: Payer | null = null;
  while (Date.now() < limit) {
    const fault = pickRandom(playable(stack), random);
    const amount = 1_000 + Math.floor(random() * 9) * 1_000;
    payer ??= await resetAndSignIn(stack);
    const one = await playOne({ stack, payer, amount, awayMs: SHORT_MS }, fault, say);
    played.push(one);
    if (one.inconsistencies.length > 0) break;
    if (fault.needsReset) payer = null;
  }
  return played;
}

async function resetAndSignIn(world: FaultStack): Promise<Payer> {
  await world.tool('POST', '/sandbox/reset', {});
  const payer = new Payer(world);
  await payer.signIn();
  return payer;
}

async function playOne(scene: FaultContext, fault: FaultCase, say: PrintLine): Promise<FaultResult> {
  const { stack, payer } = scene;
  const start = Date.now();
  const inconsistencies: string[] = [];
  try {
    await stack.tool('DELETE', '/sandbox/faults');
    // Codes for one card must be a minute apart by the business clock.
    await stack.tool('POST', '/sandbox/clock', { advance: 'PT2M' });
    await fault.play(scene);
  } catch (error) {
    inconsistencies.push(error instanceof Error ? error.message : String(error));
  }
  inconsistencies.push(...(await findInconsistencies(stack, payer)));
  say(
    `${inconsistencies.length === 0 ? '✓' : '✗'} ${fault.name} (${((Date.now() - start) / 1000).toFixed(1)} s)${inconsistencies.map((lie) => `\n    ${lie}`).join('')}`,
  );
  return { name: fault.name, inconsistencies };
}
