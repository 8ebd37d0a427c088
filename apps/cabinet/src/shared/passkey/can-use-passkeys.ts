/** An IPv6 or IPv4 address as a host name. WebAuthn binds passkeys to a domain name, never to an IP address. */
const IP_ADDRESS = /^\[|^\d+(\.\d+){3}$/;

type PasskeyEnvironment = { isSecureContext: boolean; hostname: string; hasWebAuthn: boolean };

export const canUsePasskeys = ({ isSecureContext, hostname, hasWebAuthn }: PasskeyEnvironment): boolean =>
  hasWebAuthn && isSecureContext && !IP_ADDRESS.test(hostname);

export const supportsPasskeys = (): boolean =>
  canUsePasskeys({
    isSecureContext: window.isSecureContext,
    hostname: window.location.hostname,
    hasWebAuthn: 'PublicKeyCredential' in window,
  });
