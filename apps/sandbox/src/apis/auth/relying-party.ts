import { isIP } from 'node:net';

/** The site to which passkeys belong: an origin, and its host as the relying party's id (WebAuthn level 3, 5.1.2 and 13.4.9). */
export type RelyingParty = { readonly origin: string; readonly rpId: string };

/**
 * The relying party of a site's origin; null if browsers offer no passkeys there: an IP address is not a domain, and plain http is a secure
 * context on localhost only.
 */
export function relyingParty(origin: string): RelyingParty | null {
  const url = URL.parse(origin);
  if (url === null || url.origin !== origin) return null;
  const host = url.hostname;
  const isLocal = host === 'localhost' || host.endsWith('.localhost');
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal);
  if (!isSecure || isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0) return null;
  return { origin, rpId: host };
}
