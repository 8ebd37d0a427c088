import { eq } from 'drizzle-orm';
import { operation } from '../../core/operation.ts';
import { refreshTokens } from '../../db/schema/auth.ts';
import { assertClientCredentials } from './client-check.ts';
import { endTokenFamily } from './end-token-families.ts';
import { hashRefreshToken } from './tokens.ts';

/**
 * Ends the session of a refresh token; no other proof is needed. A used token works too, so that a sign-out at the same time as a refresh
 * succeeds.
 */
export const revokeToken = operation('auth', 'revokeToken', async ({ ctx, body }) => {
  if (body.client_id !== undefined || body.client_secret !== undefined) assertClientCredentials(ctx.config, body);
  const [known] = await ctx.db
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashRefreshToken(body.token)));
  if (known !== undefined) await endTokenFamily(ctx.db, known.familyId, 'signed_out');
  return { status: 204 };
});
