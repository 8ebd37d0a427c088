const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
/** Whether a method changes nothing (RFC 9110, 9.2.1). */
export const isSafeMethod = (method: string): boolean => SAFE_METHODS.includes(method);
const REQUESTED_WITH = 'muddat-web';

export type WriteGuardHeaders = { origin: string | undefined; requestedWith: string | undefined };

/**
 * Whether a request may change something (interfaces, Gateway). A write needs an Origin of this site and the header X-Requested-With. Forms
 * cannot send that header, and foreign pages only after a preflight, which the gateway never grants.
 */
export function mayWrite(method: string, headers: WriteGuardHeaders, isOwn: (origin: string | undefined) => boolean): boolean {
  if (isSafeMethod(method)) return true;
  return isOwn(headers.origin) && headers.requestedWith === REQUESTED_WITH;
}
