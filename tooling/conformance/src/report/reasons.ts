import type { Operation } from '../contract/read-contract.ts';
import { FLOWS } from '../scenario/flows.ts';

/** Why an operation never succeeded, and what to give so that it can. */
export type Reason = { readonly why: string; readonly give: string };

/** What a refusal asks for, by problem code or its kind. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/not_found/, 'a customer who has what the request names: give --username and --password'],
  [/fresh_proof_required/, 'a customer whose password proves who they are: give --username and --password'],
  [/^otp_|ticket_expired/, 'the codes that the backend sends: give --inbox or --code'],
  [/resend_too_early|rate_limited|too_many_/, 'time: switch off the rate limits of the test environment, or give more --requests'],
];
const OTHER = 'data in another state: give --username and --password of a customer whose data allows it';

/**
 * `refusals`: how often each refusal of a request came that the contract allows, by status and problem code, such as `404 not_found`. The
 * operation's flow knows best what is needed; without a flow the most frequent refusal decides.
 */
export function explainMissingSuccess({ name }: Operation, refusals: ReadonlyMap<string, number>): Reason {
  const [most, ...rest] = [...refusals].toSorted(([, left], [, right]) => right - left);
  const flow = FLOWS.find(({ operations }) => operations.includes(name));
  if (most === undefined)
    return { why: 'No request that the contract allows was sent.', give: flow?.needs ?? 'more requests: give --requests' };
  const shown = [most, ...rest].map(([refusal, times]) => `${refusal} (${times})`).join(', ');
  const meaning = MEANINGS.find(([pattern]) => pattern.test(most[0].split(' ')[1] ?? ''))?.[1];
  return { why: `The backend refused every request that the contract allows: ${shown}.`, give: flow?.needs ?? meaning ?? OTHER };
}
