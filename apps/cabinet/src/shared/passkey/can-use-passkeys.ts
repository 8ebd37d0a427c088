/** WebAuthn binds passkeys to a domain name, never to an IP address, and requires a secure context. */
const IS_ADDRESS = /^\[|^\d+(\.\d+){3}$/;

type Place = { isSecureContext: boolean; hostname: string; hasWebAuthn: boolean };

export const canUsePasskeys = ({ isSecureContext, hostname, hasWebAuthn }: Place): boolean =>
  hasWebAuthn && isSecureContext && !IS_ADDRESS.test(hostname);

export const passkeysHere = (): boolean =>
  canUsePasskeys({
    isSecureContext: window.isSecureContext,
    hostname: window.location.hostname,
    hasWebAuthn: 'PublicKeyCredential' in window,
  });
