import { isJson } from '../contract/json.ts';
import type { Answer } from '../send/send.ts';

/** The value at a path of an answer's body; undefined if there is none, also without an answer. */
export const valueAt = (answer: Answer | null, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (found, step) => (Array.isArray(found) ? found[Number(step)] : isJson(found) ? found[step] : undefined),
    answer?.json,
  );

export function textAt(answer: Answer | null, ...path: readonly (string | number)[]): string | undefined {
  const found = valueAt(answer, ...path);
  return typeof found === 'string' ? found : undefined;
}

/** The objects of a list in an answer's body. */
export function listAt(answer: Answer | null, ...path: readonly (string | number)[]) {
  const found = valueAt(answer, ...path);
  return Array.isArray(found) ? found.filter(isJson) : [];
}
