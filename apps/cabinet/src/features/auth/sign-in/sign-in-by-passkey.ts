import { botHeaders, type SignedIn, withBotCheckOnDemand } from '@muddat/app-shell';
import type { GatewayClient } from '@muddat/sdk';
import { signPasskeyChallenge } from '../../../shared/passkey/sign-passkey-challenge.ts';

/** Signs in with a passkey of this device. Null if none was used. */
export async function signInByPasskey(auth: GatewayClient): Promise<SignedIn | null> {
  const passkey = await signPasskeyChallenge(auth);
  if (passkey === null) return null;
  return withBotCheckOnDemand('sign-in', (token) => auth.login({ strategy: 'customer', passkey }, { headers: botHeaders(token) }));
}
