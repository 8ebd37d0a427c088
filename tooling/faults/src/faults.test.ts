import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Played, playNamed, playString } from './play.ts';
import { startWorld, type World } from './world.ts';

const LIMIT_MS = 240_000;
const STRING_MS = 10_000;

let world: World;
beforeAll(async () => {
  world = await startWorld(null);
}, LIMIT_MS);
afterAll(() => world?.stop());

const lines: string[] = [];
const say = (line: string) => void lines.push(line);
const wrong = (played: readonly Played[]) => played.filter(({ lies }) => lies.length > 0);

test(
  'sandbox and gateway killed after a charge, and a random string of faults: charged once, all books agree, the API tells the truth',
  async () => {
    const killed = await playNamed(world, ['sandbox killed after-charge', 'gateway killed after-charge'], say);
    expect(wrong(killed)).toEqual([]);
    const seed = Math.floor(Math.random() * 1_000_000);
    const played = await playString(world, { seed, ms: STRING_MS, say });
    expect(played.length).toBeGreaterThan(0);
    expect(wrong(played), `pnpm faults --seed ${seed} plays it again:\n${lines.join('\n')}`).toEqual([]);
  },
  LIMIT_MS,
);
