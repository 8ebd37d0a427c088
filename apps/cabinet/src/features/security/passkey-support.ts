/** Whether passkeys work here, or why not: browsers bind them to a host name and require a secure connection. */
export type PasskeySupport = 'works' | 'no-webauthn' | 'insecure' | 'ip-address';

const IP_ADDRESS = /^\[|^\d+(\.\d+){3}$/;

type Browser = { hostname: string; isSecureContext: boolean; hasWebAuthn: boolean };

/** Whether passkeys work here, else the reason that is easiest to change: first the address, then https, then the browser. */
export function passkeySupportOf({ hostname, isSecureContext, hasWebAuthn }: Browser): PasskeySupport {
  if (IP_ADDRESS.test(hostname)) return 'ip-address';
  if (!isSecureContext) return 'insecure';
  return hasWebAuthn ? 'works' : 'no-webauthn';
}

export const detectPasskeySupport = (): PasskeySupport =>
  passkeySupportOf({
    hostname: window.location.hostname,
    isSecureContext: window.isSecureContext,
    hasWebAuthn: 'PublicKeyCredential' in window,
  });
