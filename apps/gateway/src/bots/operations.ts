import type { BotAction } from '@muddat/auth-core';
import type { ApiName } from '@muddat/sdk';

const isSeller = (body: unknown): boolean => typeof body === 'object' && body !== null && 'kind' in body && body.kind === 'seller';

/**
 * The contracts' operations behind public forms (interfaces, Gateway). One operation takes the requests of companies and of sellers: two
 * forms, so two actions.
 */
const PROTECTED: Readonly<Record<string, BotAction | ((body: unknown) => BotAction)>> = {
  'builder.createFeedback': 'feedback',
  'mobile.createCorporateRequest': (body) => (isSeller(body) ? 'seller-request' : 'corporate-request'),
};

/** The bot-check action for each purpose of a sent code. */
export const CODE_BOT_ACTIONS = { 'sign-in': 'send-code', register: 'registration', reset: 'reset' } as const satisfies Record<
  string,
  BotAction
>;

function parseOrNull(body: Buffer | null): unknown {
  try {
    return body === null ? null : JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

export const PROTECTED_OPERATIONS: readonly string[] = Object.keys(PROTECTED);

/** The action whose solution this operation requires; null if it requires none. */
export function botActionOf(api: ApiName, operationId: string, body: Buffer | null): BotAction | null {
  const action = PROTECTED[`${api}.${operationId}`];
  return typeof action === 'function' ? action(parseOrNull(body)) : (action ?? null);
}
