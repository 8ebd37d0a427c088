import type { ApiName } from '@muddat/sdk';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Gateway } from '../gateway.ts';
import { parseJsonBody } from '../http/body.ts';
import type { RequestBodyOf } from '../http/operations.ts';
import { Problem } from '../http/problem.ts';
import type { StoredSession } from './session.ts';
import { callerOf } from './session-cookie.ts';

/** How long a sign-in or step-up allows sensitive actions (interfaces, Proof before what matters). */
export const REAUTH_MAX_AGE_MS = 5 * 60_000;

/**
 * The proof that a call accepts. `any`: a sign-in or step-up within the last five minutes. `own`: only a step-up, because a cookie copied
 * right after the sign-in would include that sign-in.
 */
export type ReauthKind = 'any' | 'own';

function isReauthRecent(
  { provenAt, steppedUpAt }: Pick<StoredSession, 'provenAt' | 'steppedUpAt'>,
  kind: ReauthKind,
  now: number,
): boolean {
  const at = kind === 'own' ? steppedUpAt : provenAt;
  return at !== null && now - at < REAUTH_MAX_AGE_MS;
}

/** Throws `fresh_proof_required` (403), with the possible methods, if the session has no recent re-authentication. */
export async function assertReauth(
  gateway: Gateway,
  request: FastifyRequest,
  session: StoredSession,
  kind: ReauthKind = 'any',
): Promise<void> {
  if (isReauthRecent(session, kind, gateway.now())) return;
  throw new Problem('fresh_proof_required', { extras: { methods: await reauthMethodsOf(gateway, request, session) } });
}

type Method = RequestBodyOf<'stepUp'>['method'];
const Passkeys = v.object({ data: v.pipe(v.array(v.unknown()), v.nonEmpty()) });

/** Offers a passkey only if the customer has one. If the provider does not answer, the other methods remain. */
async function reauthMethodsOf(gateway: Gateway, request: FastifyRequest, { access }: StoredSession): Promise<Method[]> {
  if (access === null) return ['code', 'password'];
  const call = { method: 'GET', path: '/user/passkeys', token: access.token } as const;
  const answer = await gateway.provider.request(call, callerOf(request)).catch(() => null);
  return answer?.ok && v.is(Passkeys, answer.body) ? ['code', 'password', 'passkey'] : ['code', 'password'];
}

const amount = v.fallback(v.number(), 0);
const Payment = v.object({
  amount,
  source: v.optional(v.looseObject({ type: v.unknown() })),
  sources: v.optional(v.array(v.looseObject({ type: v.unknown(), amount }))),
});

/** The amount that a payment takes from the balance, in so'm. An invalid body counts as 0; the backend refuses it. */
function amountFromBalance(body: Buffer | null): number {
  const payment = v.safeParse(Payment, body === null ? null : parseJsonBody(body));
  if (!payment.success) return 0;
  const { source, sources = [] } = payment.output;
  const parts = source === undefined ? sources : [...sources, { type: source.type, amount: payment.output.amount }];
  return parts.filter(({ type }) => type === 'balance').reduce((sum, part) => sum + part.amount, 0);
}

/**
 * Operations that always need a step-up. For others only the backend can decide, by its data and the request (`getCalendar`,
 * `saveChannels`).
 */
const STEP_UP_OPERATIONS: readonly string[] = ['createExport', 'getExport', 'deleteCustomer', 'createCalendar'];

/**
 * The proof that an API call needs, or null. A large payment from the balance needs one, since only card payments are confirmed by a
 * code. Any withdrawal needs one, since a thief with the session could add a card and receive its codes. Removing a saved card needs one
 * too. Consent to automatic debits needs one, because they charge a card without a code; ending the consent needs none. The copy of all
 * data (requesting and fetching it), the calendar's secret address and deleting the account need a step-up, which the backend checks too.
 */
export function requiredReauth(api: ApiName, operationId: string, body: Buffer | null, proofFromAmount: number): ReauthKind | null {
  if (api === 'installment') return STEP_UP_OPERATIONS.includes(operationId) ? 'own' : null;
  if (api !== 'billing') return null;
  if (['deleteEntity', 'createWithdrawal', 'saveConsent'].includes(operationId)) return 'any';
  return operationId === 'createPayment' && amountFromBalance(body) >= proofFromAmount ? 'any' : null;
}
