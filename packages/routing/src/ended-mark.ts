/** No page has a parameter of this name. */
const MARK = 'session=ended';

/**
 * The address by which an app asks the gateway for a page whose session the app's own check saw end: the gateway knows nobody by then,
 * and would take the customer for a guest (semantics: home for who was signed in just now, sign-in for a guest, the target remembered
 * for both). Goes no further than the redirect that answers it.
 */
export function markEnded(href: string): string {
  const hashAt = href.indexOf('#');
  const [before, hash] = hashAt === -1 ? [href, ''] : [href.slice(0, hashAt), href.slice(hashAt)];
  return `${before}${before.includes('?') ? '&' : '?'}${MARK}${hash}`;
}

/** `search` ('' or '?...') without the mark, and whether it was there; the rest stays letter for letter. */
export function takeEndedMark(search: string): { ended: boolean; search: string } {
  const pieces = search.replace(/^\?/, '').split('&');
  const rest = pieces.filter((piece) => piece !== MARK);
  if (rest.length === pieces.length) return { ended: false, search };
  return { ended: true, search: rest.length > 0 ? `?${rest.join('&')}` : '' };
}
