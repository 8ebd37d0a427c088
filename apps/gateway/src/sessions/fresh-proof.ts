import type { ApiName } from '@muddat/sdk';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Gateway } from '../gateway.ts';
import { parseJsonBody } from '../http/body.ts';
import type { BodyOf } from '../http/operations.ts';
import { Problem } from '../http/problem.ts';
import type { StoredSession } from './session.ts';
import { callerOf } from './session-cookie.ts';

/** How long a sign-in or a step-up lets a session do what matters (interfaces, Proof before what matters). */
export const PROOF_FRESH_MS = 5 * 60_000;

/**
 * Which proof a call accepts. `any`: a sign-in or a step-up of the last five minutes. `own`: only a step-up, since a cookie that was copied
 * right after the sign-in carries that sign-in with it.
 */
export type ProofKind = 'any' | 'own';

function isProofFresh({ provenAt, steppedUpAt }: Pick<StoredSession, 'provenAt' | 'steppedUpAt'>, kind: ProofKind, now: number): boolean {
  const at = kind === 'own' ? steppedUpAt : provenAt;
  return at !== null && now - at < PROOF_FRESH_MS;
}

/** Throws `fresh_proof_required` (403), with the ways to prove it, where the customer has not shown lately who they are. */
export async function assertFreshProof(
  gateway: Gateway,
  request: FastifyRequest,
  session: StoredSession,
  kind: ProofKind = 'any',
): Promise<void> {
  if (isProofFresh(session, kind, gateway.now())) return;
  throw new Problem('fresh_proof_required', { extras: { methods: await methodsOf(gateway, request, session) } });
}

type Method = BodyOf<'stepUp'>['method'];
const Passkeys = v.object({ data: v.pipe(v.array(v.unknown()), v.nonEmpty()) });

/** A passkey only where the customer has one; without the provider's answer the other ways are left. */
async function methodsOf(gateway: Gateway, request: FastifyRequest, { access }: StoredSession): Promise<Method[]> {
  if (access === null) return ['code', 'password'];
  const call = { method: 'GET', path: '/user/passkeys', token: access.token } as const;
  const answer = await gateway.provider.ask(call, callerOf(request)).catch(() => null);
  return answer?.ok && v.is(Passkeys, answer.body) ? ['code', 'password', 'passkey'] : ['code', 'password'];
}

const amount = v.fallback(v.number(), 0);
const Payment = v.object({
  amount,
  source: v.optional(v.looseObject({ type: v.unknown() })),
  sources: v.optional(v.array(v.looseObject({ type: v.unknown(), amount }))),
});

/** What a payment takes from the balance, in so'm. One whose body is not a payment's is the backend's to refuse. */
function fromBalance(body: Buffer | null): number {
  const payment = v.safeParse(Payment, body === null ? null : parseJsonBody(body));
  if (!payment.success) return 0;
  const { source, sources = [] } = payment.output;
  const parts = source === undefined ? sources : [...sources, { type: source.type, amount: payment.output.amount }];
  return parts.filter(({ type }) => type === 'balance').reduce((sum, part) => sum + part.amount, 0);
}

/** Which others need one depends on what there is and what is sent: only the backend knows (`getCalendar`, `saveChannels`). */
const OWN_PROOF: readonly string[] = ['createExport', 'getExport', 'deleteCustomer', 'createCalendar'];

/**
 * Calls of the APIs that want a fresh proof: a large payment from the balance, since only a card's payment is confirmed by a code; any
 * withdrawal, since whoever has the session could add a card of their own and read its codes; and agreeing to automatic debits, which
 * take from a card without a code. Ending such a consent wants none. The copy of all data (asking for it and fetching it), the secret
 * address of the calendar and deleting the account want a step-up; the backend checks that as well.
 */
export function wantedProof(api: ApiName, operationId: string, body: Buffer | null, proofFromAmount: number): ProofKind | null {
  if (api === 'installment') return OWN_PROOF.includes(operationId) ? 'own' : null;
  if (api !== 'billing') return null;
  if (['deleteEntity', 'createWithdrawal', 'saveConsent'].includes(operationId)) return 'any';
  return operationId === 'createPayment' && fromBalance(body) >= proofFromAmount ? 'any' : null;
}
