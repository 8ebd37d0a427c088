import * as v from 'valibot';

type ToolStack = { tool(method: 'GET' | 'POST', path: string, body?: unknown): Promise<{ body: unknown }> };

const clockSchema = v.object({ now: v.string() });
const DAY_MS = 86_400_000;
/** Noon in Tashkent, in UTC; there is no daylight saving. */
const NOON_MS = 7 * 3_600_000;

const readClock = async (stack: ToolStack): Promise<number> =>
  Date.parse(v.parse(clockSchema, (await stack.tool('GET', '/sandbox/clock')).body).now);

/** Advances the clock of the sandbox to a moment in ms. Does nothing if that moment has passed. */
export async function advanceClockTo(stack: ToolStack, moment: number): Promise<void> {
  const seconds = Math.floor((moment - (await readClock(stack))) / 1_000);
  if (seconds > 0) await stack.tool('POST', '/sandbox/clock', { advance: `PT${seconds}S` });
}

/** Advances the clock of the sandbox to the next noon in Tashkent: customers get messages about their debts only by day. */
export async function advanceClockToNoon(stack: ToolStack): Promise<void> {
  await advanceClockTo(stack, nextNoon(await readClock(stack)));
}

/** The first noon in Tashkent at a moment or after it, in ms. */
export const nextNoon = (moment: number): number => Math.ceil((moment - NOON_MS) / DAY_MS) * DAY_MS + NOON_MS;
