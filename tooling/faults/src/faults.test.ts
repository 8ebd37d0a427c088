import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Played, playAll, playString } from './play.ts';
import { startWorld, type World } from './world.ts';

const LIMIT_MS = 480_000;
const STRING_MS = 5_000;
/** Ignored here: the embedded database cannot be away without the sandbox. */
const AWAY_MS = 3_000;

let world: World;
beforeAll(async () => {
  world = await startWorld(null);
}, LIMIT_MS);
afterAll(() => world?.stop());

const lines: string[] = [];
const say = (line: string) => void lines.push(line);
const wrong = (played: readonly Played[]) => played.filter(({ lies }) => lies.length > 0);

test(
  '[X-03] each fault once, and a random string of them: charged once, all books agree, the API tells the truth',
  async () => {
    expect(wrong(await playAll(world, { awayMs: AWAY_MS, say })), lines.join('\n')).toEqual([]);
    const seed = Math.floor(Math.random() * 1_000_000);
    const played = await playString(world, { seed, ms: STRING_MS, say });
    expect(played.length).toBeGreaterThan(0);
    expect(wrong(played), `pnpm faults --seed ${seed} plays it again:\n${lines.join('\n')}`).toEqual([]);
  },
  LIMIT_MS,
);
