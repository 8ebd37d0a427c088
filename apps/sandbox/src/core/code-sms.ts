/**
 * A message with a code whose last line binds the code to the portal's origin (WICG, Origin-bound one-time codes): phones offer it there
 * and nowhere else.
 */
export const codeSms = (text: string, code: string, portalUrl: string): string => `${text}\n@${new URL(portalUrl).hostname} #${code}`;
