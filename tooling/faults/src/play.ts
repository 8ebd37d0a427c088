import { FAULTS } from './cases.ts';
import { Payer } from './payer.ts';
import { createRandom, pick } from './random.ts';
import type { FaultCase, Scene } from './scene.ts';
import { findLies } from './truth.ts';
import type { World } from './world.ts';

export type Played = { readonly name: string; readonly lies: readonly string[] };
type Say = (line: string) => void;

/** In a random run the database is away only briefly: for one fault among many that proves as much. */
const SHORT_MS = 3_000;

const playable = (world: World) => FAULTS.filter(({ needs }) => needs === undefined || world.database !== null);

/** `awayMs`: how long the database is away. `only`: plays the faults whose names contain this text. */
type All = { awayMs: number; only?: string; say: Say };

/** Plays each fault once. The data are seeded again after a fault that failed or that changed more than payments. */
export async function playAll(world: World, { awayMs, only = '', say }: All): Promise<Played[]> {
  const played: Played[] = [];
  let payer: Payer | null = null;
  for (const fault of playable(world).filter(({ name }) => name.includes(only))) {
    payer ??= await anew(world);
    const one = await playOne({ world, payer, amount: 5_000, awayMs }, fault, say);
    played.push(one);
    if (fault.spoils || one.lies.length > 0) payer = null;
  }
  return played;
}

/** Plays random faults on the same books until the time is over. The same seed plays the same sequence. */
export async function playString(world: World, { seed, ms, say }: { seed: number; ms: number; say: Say }): Promise<Played[]> {
  const random = createRandom(seed);
  const played: Played[] = [];
  const limit = Date.now() + ms;
  let payer: Payer | null = null;
  while (Date.now() < limit) {
    const fault = pick(playable(world), random);
    const amount = 1_000 + Math.floor(random() * 9) * 1_000;
    payer ??= await anew(world);
    const one = await playOne({ world, payer, amount, awayMs: SHORT_MS }, fault, say);
    played.push(one);
    if (one.lies.length > 0) break;
    if (fault.spoils) payer = null;
  }
  return played;
}

async function anew(world: World): Promise<Payer> {
  await world.tool('POST', '/sandbox/reset', {});
  const payer = new Payer(world);
  await payer.signIn();
  return payer;
}

async function playOne(scene: Scene, fault: FaultCase, say: Say): Promise<Played> {
  const { world, payer } = scene;
  const start = Date.now();
  const lies: string[] = [];
  try {
    await world.tool('DELETE', '/sandbox/faults');
    // Codes for one card must be a minute apart by the business clock.
    await world.tool('POST', '/sandbox/clock', { advance: 'PT2M' });
    await fault.play(scene);
  } catch (error) {
    lies.push(error instanceof Error ? error.message : String(error));
  }
  lies.push(...(await findLies(world, payer)));
  say(
    `${lies.length === 0 ? '✓' : '✗'} ${fault.name} (${((Date.now() - start) / 1000).toFixed(1)} s)${lies.map((lie) => `\n    ${lie}`).join('')}`,
  );
  return { name: fault.name, lies };
}
