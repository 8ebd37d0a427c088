/** RFC 9116 recommends less than a year. If the portal is not rebuilt in that time, the file expires. */
const LIFE_MS = 360 * 86_400_000;

/** `/.well-known/security.txt` (RFC 9116). The operator provides the mailbox (docs/security.md). `builtAt` in ms since 1970. */
export function securityText(siteOrigin: string, builtAt: number): string {
  const { hostname } = new URL(siteOrigin);
  return [
    `Contact: mailto:security@${hostname}`,
    `Expires: ${new Date(builtAt + LIFE_MS).toISOString().replace(/\.\d{3}Z$/, 'Z')}`,
    'Preferred-Languages: uz, ru, en',
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
