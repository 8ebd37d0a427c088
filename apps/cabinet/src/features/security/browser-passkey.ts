import type { GatewayClient } from '@muddat/sdk';

type Options = Awaited<ReturnType<GatewayClient['passkeyOptions']>>['options'];
export type MadePasskey =
  | { kind: 'made'; credential: Record<string, unknown> }
  | { kind: 'cancelled' }
  | { kind: 'known' }
  | { kind: 'failed'; error: unknown };

/**
 * Has the device make a passkey. The library comes when it is needed. Browsers say "not allowed" both for a question that was closed
 * and for one whose time ran out, and "invalid state" where the device has a key of this account.
 */
export async function makePasskey(options: Options): Promise<MadePasskey> {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    return { kind: 'made', credential: { ...(await startRegistration({ optionsJSON: options })) } };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'InvalidStateError') return { kind: 'known' };
    return name === 'NotAllowedError' || name === 'AbortError' ? { kind: 'cancelled' } : { kind: 'failed', error };
  }
}
