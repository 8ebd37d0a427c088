import { isApiError } from '@muddat/sdk';

const isRefused = (error: unknown): boolean => isApiError(error) && error.code === 'bot_check_failed';

/** The header that carries a token to the gateway; empty without a token. */
export const botHeaders = (token: string | null): Record<string, string> => (token === null ? {} : { 'X-Bot-Solution': token });

/**
 * Gets a token and calls `send` with it (spec 5). If the gateway refuses the token (used or expired), calls `send` once more with a new
 * one, whose outcome is final. `send` must throw the SDK's ApiError.
 */
export async function withBotProtection<Result>(
  getToken: () => Promise<string | null>,
  send: (token: string | null) => Promise<Result>,
): Promise<Result> {
  const token = await getToken();
  try {
    return await send(token);
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
  return send(await getToken());
}
