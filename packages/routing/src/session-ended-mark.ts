/** No page has a parameter of this name. */
const MARK = 'session=ended';

/**
 * Adds a mark to an address when the app's own check has ended the session. By then the gateway has no session
 * and would treat the customer as a guest: home is for a session that has just ended, sign-in for a guest, and
 * both remember the target. The gateway's redirect removes the mark.
 */
export function markSessionEnded(href: string): string {
  const hashAt = href.indexOf('#');
  const [before, hash] = hashAt === -1 ? [href, ''] : [href.slice(0, hashAt), href.slice(hashAt)];
  return `${before}${before.includes('?') ? '&' : '?'}${MARK}${hash}`;
}

/** `search` ('' or '?...') without the mark, and whether it had one; the rest is unchanged. */
export function readSessionEndedMark(search: string): { ended: boolean; search: string } {
  const pieces = search.replace(/^\?/, '').split('&');
  const rest = pieces.filter((piece) => piece !== MARK);
  if (rest.length === pieces.length) return { ended: false, search };
  return { ended: true, search: rest.length > 0 ? `?${rest.join('&')}` : '' };
}
