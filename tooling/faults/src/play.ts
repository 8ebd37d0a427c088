import { FAULTS } from './cases.ts';
import { Payer } from './payer.ts';
import { createRandom, pick } from './random.ts';
import type { FaultCase } from './scene.ts';
import { findLies } from './truth.ts';
import type { World } from './world.ts';

export type Played = { readonly name: string; readonly lies: readonly string[] };
type Say = (line: string) => void;

const playable = (world: World) => FAULTS.filter(({ needs }) => needs === undefined || world.line !== null);

/** Each fault of the list once, each on data that are made anew. */
export async function playAll(world: World, say: Say): Promise<Played[]> {
  const played: Played[] = [];
  for (const fault of playable(world)) {
    await world.tool('POST', '/sandbox/reset', {});
    played.push(await playOne(world, await signedIn(world), fault, 5_000, say));
  }
  return played;
}

/** Faults by name, in that order, on one set of books. */
export async function playNamed(world: World, names: readonly string[], say: Say): Promise<Played[]> {
  const payer = await signedIn(world);
  const played: Played[] = [];
  for (const name of names) {
    const fault = FAULTS.find((one) => one.name === name);
    if (fault === undefined) throw new RangeError(`no fault is called ${name}`);
    played.push(await playOne(world, payer, fault, 5_000, say));
  }
  return played;
}

/** Faults at random, one after the other on the same books, until the time is over; a seed plays the same string again. */
export async function playString(world: World, { seed, ms, say }: { seed: number; ms: number; say: Say }): Promise<Played[]> {
  const random = createRandom(seed);
  const played: Played[] = [];
  const limit = Date.now() + ms;
  let payer: Payer | null = null;
  while (Date.now() < limit) {
    const fault = pick(playable(world), random);
    const amount = 1_000 + Math.floor(random() * 9) * 1_000;
    if (payer === null) {
      await world.tool('POST', '/sandbox/reset', {});
      payer = await signedIn(world);
    }
    const one = await playOne(world, payer, fault, amount, say);
    played.push(one);
    if (one.lies.length > 0) break;
    if (fault.spoils) payer = null;
  }
  return played;
}

async function signedIn(world: World): Promise<Payer> {
  const payer = new Payer(world);
  await payer.signIn();
  return payer;
}

async function playOne(world: World, payer: Payer, fault: FaultCase, amount: number, say: Say): Promise<Played> {
  const start = Date.now();
  const lies: string[] = [];
  try {
    await world.tool('DELETE', '/sandbox/faults');
    // Codes of one card come a minute apart, by the business clock.
    await world.tool('POST', '/sandbox/clock', { advance: 'PT2M' });
    await fault.play({ world, payer, amount });
  } catch (error) {
    lies.push(error instanceof Error ? error.message : String(error));
  }
  lies.push(...(await findLies(world, payer)));
  say(
    `${lies.length === 0 ? '✓' : '✗'} ${fault.name} (${((Date.now() - start) / 1000).toFixed(1)} s)${lies.map((lie) => `\n    ${lie}`).join('')}`,
  );
  return { name: fault.name, lies };
}
