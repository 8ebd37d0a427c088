/** Browsers ask for passkeys by the name of a site, never by a number, and only over a safe connection. */
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
