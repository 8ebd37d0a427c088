import { isApiError } from '@muddat/sdk';
import * as v from 'valibot';

const refusedResult = v.object({ ok: v.literal(false), problem: v.object({ code: v.literal('bot_check_failed') }) });

const isRefusal = (outcome: unknown): boolean => (isApiError(outcome) ? outcome.code === 'bot_check_failed' : v.is(refusedResult, outcome));

/** The header that carries a token to the gateway; none where there is no token. */
export const botHeaders = (token: string | null): Record<string, string> => (token === null ? {} : { 'X-Bot-Solution': token });

/**
 * Gets a token and gives it to `send` (spec 5). When the gateway refuses it (used already, too old), once more with a fresh one;
 * the second outcome is final. `send` answers a result with its problem, or throws the sdk's ApiError.
 */
export async function withBotProtection<Result>(
  getToken: () => Promise<string | null>,
  send: (token: string | null) => Promise<Result>,
): Promise<Result> {
  const token = await getToken();
  try {
    const result = await send(token);
    if (!isRefusal(result)) return result;
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  return send(await getToken());
}
