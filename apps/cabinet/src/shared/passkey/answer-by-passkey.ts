import type { GatewayClient } from '@muddat/sdk';
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';

type Answer = { challenge_id: string; credential: Record<string, unknown> };

/**
 * Answers a challenge of the gateway by a passkey of this device. The options name nobody, so that they tell nothing of who is registered.
 * Null where the device asked and nobody answered, or there is no passkey on it.
 */
export async function answerByPasskey(auth: GatewayClient): Promise<Answer | null> {
  const { challenge_id, options } = await auth.passkeySignInOptions();
  const credential = await answer(options);
  return credential && { challenge_id, credential: { ...credential } };
}

async function answer(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  try {
    return await startAuthentication({ optionsJSON });
  } catch {
    // Closed, too late, or no passkey here: browsers do not say which, so that pages learn nothing of the device.
    return null;
  }
}
