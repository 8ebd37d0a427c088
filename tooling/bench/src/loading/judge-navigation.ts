import { percentile } from '../percentile.ts';
import type { Result } from '../verdict.ts';

const MAX_MS = 100;

/** One way from page to page. `loop`: how long work that never changes took right before and right after it. */
export type Press = { readonly ms: number; readonly loop: number };

/**
 * The middle of the half of the presses during which the processor had itself the most: it is to be four times slower than it is, and one
 * that other machines share is eight times slower for seconds at a time. Which half that is, is told by the loop alone.
 */
export function judgeNavigation(presses: readonly Press[]): Result {
  const calm = presses.toSorted((one, other) => one.loop - other.loop).slice(0, Math.ceil(presses.length / 2));
  const ms = percentile(
    calm.map((press) => press.ms),
    0.5,
  );
  const told = (of: readonly Press[]) => of.map((press) => press.ms.toFixed(0)).join(', ');
  const line = `from page to page ${ms.toFixed(0)} ms (${told(calm)}; while the processor was slower by itself ${told(presses.filter((press) => !calm.includes(press)))})`;
  return {
    lines: [line],
    failures: ms <= MAX_MS ? [] : [`from page to page takes ${ms.toFixed(0)} ms, and at most ${MAX_MS} are asked for`],
  };
}
