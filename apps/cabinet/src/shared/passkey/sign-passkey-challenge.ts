import type { GatewayClient } from '@muddat/sdk';
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';

type PasskeyAssertion = { challenge_id: string; credential: Record<string, unknown> };

/**
 * Signs a challenge of the gateway with a passkey. The challenge lists no credentials, so it does not reveal which accounts exist.
 * Null if no passkey signed it: there is none, or its dialog was closed, timed out or failed.
 */
export async function signPasskeyChallenge(auth: GatewayClient): Promise<PasskeyAssertion | null> {
  const { challenge_id, options } = await auth.passkeySignInOptions();
  const credential = await requestAssertion(options);
  return credential && { challenge_id, credential: { ...credential } };
}

async function requestAssertion(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  try {
    return await startAuthentication({ optionsJSON });
  } catch {
    // The dialog was closed, timed out or failed, or there is no passkey. Browsers do not distinguish the first two from a missing passkey,
    // so that a page learns nothing about the device.
    return null;
  }
}
