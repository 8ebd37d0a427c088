import type { Failure } from '@muddat/validators';
import * as v from 'valibot';

const failureSchema = v.object({ code: v.string(), params: v.record(v.string(), v.number()) });

/** What a form's store keeps of a failure: the store knows only text, and the sentence is made when it is shown, in the language of then. */
export const encodeFailure = ({ code, params }: Failure): string => JSON.stringify({ code, params });

/** The failure that a store keeps; text that is none is a sentence of the server's own. */
export function decodeFailure(text: string): { code: string; params: Record<string, number> } | { sentence: string } {
  if (!text.startsWith('{')) return { sentence: text };
  try {
    const parsed = v.safeParse(failureSchema, JSON.parse(text));
    return parsed.success ? parsed.output : { sentence: text };
  } catch {
    return { sentence: text };
  }
}
