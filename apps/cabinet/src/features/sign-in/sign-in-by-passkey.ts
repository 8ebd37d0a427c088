import type { AuthResult, GatewayAuth, SignedIn } from '@muddat/app-shell';
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';

/**
 * Signs in by a passkey of this device. The options come from the gateway and name nobody, so that they tell nothing of who is
 * registered. `passkey-not-used`: the device asked, and nobody answered, or there is no passkey on it; without words, as only the page
 * has them.
 */
export async function signInByPasskey(auth: GatewayAuth): Promise<AuthResult<SignedIn>> {
  const asked = await auth.passkeySignInOptions();
  if (!asked.ok) return asked;
  const { challenge_id, options } = asked.data;
  const credential = await answer(options);
  if (credential === null) return { ok: false, problem: { code: 'passkey-not-used', message: '' } };
  return auth.loginByPasskey({ challenge_id, credential });
}

async function answer(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  try {
    return await startAuthentication({ optionsJSON });
  } catch {
    // Closed, too late, or no passkey here: browsers do not say which, so that pages learn nothing of the device.
    return null;
  }
}
