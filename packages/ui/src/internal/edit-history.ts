/** Texts that a field held: a mask that rewrites the text takes the browser's own undo away. */
export interface EditHistory {
  past: readonly string[];
  now: string;
  future: readonly string[];
}

/** Steps kept; more than any masked field has characters to type. */
const STEPS_MAX = 100;

export const startHistory = (now: string): EditHistory => ({ past: [], now, future: [] });

/** The history after an edit. A text that came from elsewhere (a form reset, a draft) starts a new one. */
export function withEdit(history: EditHistory, before: string, after: string): EditHistory {
  const { past, now } = history.now === before ? history : startHistory(before);
  return after === now ? { past, now, future: [] } : { past: [...past, now].slice(-STEPS_MAX), now: after, future: [] };
}

export function undone({ past, now, future }: EditHistory): EditHistory | null {
  const last = past.at(-1);
  return last === undefined ? null : { past: past.slice(0, -1), now: last, future: [now, ...future] };
}

export function redone({ past, now, future }: EditHistory): EditHistory | null {
  const [next, ...rest] = future;
  return next === undefined ? null : { past: [...past, now], now: next, future: rest };
}

/** Where the caret goes when one text takes the place of another: behind what came back. */
export function caretOfChange(from: string, to: string): number {
  let same = 0;
  while (same < Math.min(from.length, to.length) && from.at(-1 - same) === to.at(-1 - same)) same += 1;
  return to.length - same;
}
