const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
const REQUESTED_WITH = 'muddat-web';

export type WriteHeaders = { origin: string | undefined; requestedWith: string | undefined };

/**
 * Whether a request may change something (interfaces, Gateway): both the Origin of this site and a header that no form
 * and no foreign page can set without a preflight, which is never granted.
 */
export function mayWrite(method: string, headers: WriteHeaders, isOwn: (origin: string | undefined) => boolean): boolean {
  if (SAFE_METHODS.includes(method)) return true;
  return isOwn(headers.origin) && headers.requestedWith === REQUESTED_WITH;
}
