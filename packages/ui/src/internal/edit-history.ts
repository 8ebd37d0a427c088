/** Former texts of a masked field, for undo and redo: a mask that rewrites the text breaks the browser's own undo. */
export interface EditHistory {
  past: readonly string[];
  present: string;
  future: readonly string[];
}

/** Maximum number of undo steps: more than a masked field has characters. */
const STEPS_MAX = 100;

export const createEditHistory = (present: string): EditHistory => ({ past: [], present, future: [] });

/** The history after an edit. If `before` is not the latest text (form reset, restored draft), a new history starts. */
export function recordEdit(history: EditHistory, before: string, after: string): EditHistory {
  const { past, present } = history.present === before ? history : createEditHistory(before);
  return after === present ? { past, present, future: [] } : { past: [...past, present].slice(-STEPS_MAX), present: after, future: [] };
}

export function undoEdit({ past, present, future }: EditHistory): EditHistory | null {
  const last = past.at(-1);
  return last === undefined ? null : { past: past.slice(0, -1), present: last, future: [present, ...future] };
}

export function redoEdit({ past, present, future }: EditHistory): EditHistory | null {
  const [next, ...rest] = future;
  return next === undefined ? null : { past: [...past, present], present: next, future: rest };
}

/** The caret when one text replaces another: right before their common ending. */
export function caretAfterChange(from: string, to: string): number {
  let same = 0;
  while (same < Math.min(from.length, to.length) && from.at(-1 - same) === to.at(-1 - same)) same += 1;
  return to.length - same;
}
