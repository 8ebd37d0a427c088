import { isDeepStrictEqual } from 'node:util';
import { isJson } from '../contract/json.ts';
import type { Answer, NoAnswer } from '../send/send.ts';
import type { Finding } from './judge.ts';

/** Judges the answer to a repeated call with the same key and body: it must be the first one's. */
export function judgeReplay(first: Answer, again: Answer | NoAnswer): readonly Finding[] {
  if ('failure' in again || again.status >= 500 || again.status === 429) return [];
  // The order of fields does not matter: a database may store them in its own order.
  const isSame = again.status === first.status && isDeepStrictEqual(withoutRequestId(again.json), withoutRequestId(first.json));
  return isSame
    ? []
    : [
        {
          rule: 'replay-differs',
          detail: `status ${again.status} for the same key and body; the first answer was another one, with status ${first.status}`,
        },
      ];
}

/** Judges the answer to another body with a used key: it must be refused. */
export function judgeOtherBody(answer: Answer | NoAnswer): readonly Finding[] {
  if ('failure' in answer || answer.status >= 400) return [];
  return [{ rule: 'not-refused', detail: `status ${answer.status} for another body with a used key; it must be 422 idempotency_mismatch` }];
}

const withoutRequestId = (body: unknown): unknown => (isJson(body) ? { ...body, request_id: undefined } : body);
