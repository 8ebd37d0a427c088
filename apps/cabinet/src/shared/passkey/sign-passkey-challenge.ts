import type { GatewayClient } from '@muddat/sdk';
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';

type PasskeyAssertion = { challenge_id: string; credential: Record<string, unknown> };

/**
 * Signs a challenge of the gateway with a passkey of this device. The options list no credentials, so they do not reveal which accounts
 * exist.
 * Null if the device has no passkey or its dialog was closed.
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
    // The dialog was closed or timed out, or there is no passkey. Browsers do not say which, so that a page learns nothing about the
    // device.
    return null;
  }
}
