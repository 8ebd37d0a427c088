/**
 * A message with a code. The last line binds the code to the portal's origin (WICG, Origin-bound one-time codes), so that phones suggest
 * the code on that site only.
 */
export const codeSms = (text: string, code: string, portalUrl: string): string => `${text}\n@${new URL(portalUrl).hostname} #${code}`;
