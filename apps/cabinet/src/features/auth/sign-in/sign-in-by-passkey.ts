import { botHeaders, type SignInResponse, withBotCheckOnDemand } from '@muddat/app-shell';
import type { GatewayClient } from '@muddat/sdk';
import { signPasskeyChallenge } from '../../../shared/passkey/sign-passkey-challenge.ts';

/** Signs in with a passkey of this device. Null if the device has no passkey of this site, or if the customer closed its dialog. */
export async function signInByPasskey(auth: GatewayClient): Promise<SignInResponse | null> {
  const passkey = await signPasskeyChallenge(auth);
  if (passkey === null) return null;
  return withBotCheckOnDemand('sign-in', (token) => auth.login({ strategy: 'customer', passkey }, { headers: botHeaders(token) }));
}
