import { asJson } from '../contract/json.ts';
import type { Case } from '../generate/cases.ts';
import { createKnownValues, type KnownValues } from '../generate/known-values.ts';
import { type Finding, judge } from '../judge/judge.ts';
import { judgeOtherBody, judgeReplay } from '../judge/judge-replay.ts';
import type { TokenKind, WireRequest } from './request.ts';
import { type Answer, type NoAnswer, type SendOptions, send } from './send.ts';
import { type Credentials, proveCustomer, signIn } from './sign-in.ts';

/** Called for each request with its answer and what it broke. */
export type Record = (
  sent: Pick<Case, 'operation' | 'what' | 'token' | 'request' | 'expected'>,
  answer: Answer | NoAnswer,
  findings: readonly Finding[],
) => void;

/** One signed-in customer, with the values that the backend has given to them. */
export type Session = { readonly known: KnownValues; send(item: Case): Promise<Answer | NoAnswer> };

/** A JWT of another issuer that expired in 2020. */
const FOREIGN_TOKEN = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIiwiaXNzIjoib3RoZXIiLCJleHAiOjE1Nzc4MzY4MDB9.c2lnbmF0dXJl';

/** Signs a customer in. Throws `CannotRunError` if that is not possible. */
export async function startSession(credentials: Credentials, options: SendOptions, record: Record): Promise<Session> {
  const { clientId, clientSecret, username, password } = credentials;
  const { customer, guest } = await signIn(credentials, options);
  const tokens: { readonly [kind in TokenKind]: string | null } = { customer, guest, foreign: FOREIGN_TOKEN, none: null };
  const known = createKnownValues({ client_id: clientId, client_secret: clientSecret, username, password });
  const sendOnce = ({ token }: Case, request: WireRequest) => send(request, tokens[token], options);

  const sendAndRecord = async (item: Case): Promise<Answer | NoAnswer> => {
    const answer = await sendOnce(item, item.request);
    record(item, answer, judge(item.operation, item.expected, answer));
    return answer;
  };
  const repeat = async (item: Case, first: Answer): Promise<void> => {
    if (item.repeats === undefined || first.status >= 300) return;
    const { same, other } = item.repeats;
    const again = await sendOnce(item, same);
    const sameWhat = 'with the same key and body as before';
    record({ ...item, what: sameWhat, request: same }, again, [...judge(item.operation, 'declared', again), ...judgeReplay(first, again)]);
    if (other === null) return;
    const third = await sendOnce(item, other);
    const otherWhat = 'with a used key and another body';
    record({ ...item, what: otherWhat, request: other }, third, [...judge(item.operation, 'declared', third), ...judgeOtherBody(third)]);
  };

  return {
    known,
    send: async (item) => {
      const first = await sendAndRecord(item);
      const isProofTooOld = item.expected === 'declared' && !('failure' in first) && asJson(first.json).code === 'fresh_proof_required';
      const answer = isProofTooOld && (await proveCustomer(credentials, customer, options)) ? await sendAndRecord(item) : first;
      if ('failure' in answer) return answer;
      known.learn(item.operation, answer.status, answer.json, answer.headers.get('location'));
      await repeat(item, answer);
      return answer;
    },
  };
}
