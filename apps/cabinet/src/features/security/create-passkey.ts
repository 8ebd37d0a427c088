import type { GatewayClient } from '@muddat/sdk';

type Options = Awaited<ReturnType<GatewayClient['passkeyOptions']>>['options'];
export type CreatePasskeyResult =
  | { kind: 'made'; credential: Record<string, unknown> }
  | { kind: 'cancelled' }
  | { kind: 'known' }
  | { kind: 'failed'; error: unknown };

/**
 * Creates a passkey on the device; the library is loaded on the first call. Browsers throw `NotAllowedError` both for a closed dialog and
 * for one that timed out. They throw `InvalidStateError` if the device already has a passkey of this account.
 */
export async function createPasskey(options: Options): Promise<CreatePasskeyResult> {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    return { kind: 'made', credential: { ...(await startRegistration({ optionsJSON: options })) } };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'InvalidStateError') return { kind: 'known' };
    return name === 'NotAllowedError' || name === 'AbortError' ? { kind: 'cancelled' } : { kind: 'failed', error };
  }
}
