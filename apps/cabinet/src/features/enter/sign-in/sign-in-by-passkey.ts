import { botCheckIfAsked, botHeaders, type SignedIn } from '@muddat/app-shell';
import type { GatewayClient } from '@muddat/sdk';
import { answerByPasskey } from '../../../shared/passkey/answer-by-passkey.ts';

/** Signs in with a passkey of this device. Null if none was used. */
export async function signInByPasskey(auth: GatewayClient): Promise<SignedIn | null> {
  const passkey = await answerByPasskey(auth);
  if (passkey === null) return null;
  return botCheckIfAsked('sign-in', (token) => auth.login({ strategy: 'customer', passkey }, { headers: botHeaders(token) }));
}
