/** Former texts of a masked field, for undo and redo: a mask that rewrites the text breaks the browser's own undo. */
export interface EditHistory {
  past: readonly string[];
  now: string;
  future: readonly string[];
}

/** Maximum number of undo steps: more than a masked field has characters. */
const STEPS_MAX = 100;

export const startHistory = (now: string): EditHistory => ({ past: [], now, future: [] });

/** The history after an edit. If `before` is not the latest text (form reset, restored draft), a new history starts. */
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

/** The caret when one text replaces another: right before their common ending. */
export function caretOfChange(from: string, to: string): number {
  let same = 0;
  while (same < Math.min(from.length, to.length) && from.at(-1 - same) === to.at(-1 - same)) same += 1;
  return to.length - same;
}
