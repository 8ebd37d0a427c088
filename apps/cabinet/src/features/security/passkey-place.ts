/** Why passkeys do not work here: browsers bind them to the name of a site, over a safe connection. */
export type PasskeyPlace = 'works' | 'no-webauthn' | 'insecure' | 'ip-address';

const IP_ADDRESS = /^\[|^\d+(\.\d+){3}$/;

type Browser = { hostname: string; isSecureContext: boolean; hasWebAuthn: boolean };

/** What the customer can change is told first: another address, https, another browser. */
export function passkeyPlace({ hostname, isSecureContext, hasWebAuthn }: Browser): PasskeyPlace {
  if (IP_ADDRESS.test(hostname)) return 'ip-address';
  if (!isSecureContext) return 'insecure';
  return hasWebAuthn ? 'works' : 'no-webauthn';
}

export const placeOfWindow = (): PasskeyPlace =>
  passkeyPlace({
    hostname: window.location.hostname,
    isSecureContext: window.isSecureContext,
    hasWebAuthn: 'PublicKeyCredential' in window,
  });
