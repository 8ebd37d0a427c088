const UTM_NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;
/** Replaces the page's origin if only its search part is known; no link can have this origin. */
const UNKNOWN_ORIGIN = 'http://page.invalid';

function pageOf(current: string | URL): { origin: string; search: URLSearchParams } {
  if (typeof current !== 'string') return { origin: current.origin, search: current.searchParams };
  if (URL.canParse(current)) {
    const url = new URL(current);
    return { origin: url.origin, search: url.searchParams };
  }
  const withoutHash = current.replace(/#.*$/s, '');
  const question = withoutHash.indexOf('?');
  const search = question === -1 ? (withoutHash.startsWith('/') ? '' : withoutHash) : withoutHash.slice(question + 1);
  return { origin: UNKNOWN_ORIGIN, search: new URLSearchParams(search) };
}

function isInternal(href: string, origin: string): boolean {
  if (!URL.canParse(href, origin)) return false;
  return new URL(href, origin).origin === origin;
}

/**
 * A link with the page's five utm_* parameters, if the page has utm_source. `current` is the page's URL
 * or its search part. Links to other sites, to an anchor on the same page (`#...`) and with other schemes are
 * returned unchanged. A parameter that the link already has stays as it is.
 */
export function carryUtm(href: string, current: string | URL): string {
  const page = pageOf(current);
  if (!page.search.get('utm_source')) return href;
  if (href === '' || href.startsWith('#') || !isInternal(href, page.origin)) return href;
  const hashAt = href.indexOf('#');
  const hash = hashAt === -1 ? '' : href.slice(hashAt);
  const beforeHash = hashAt === -1 ? href : href.slice(0, hashAt);
  const questionAt = beforeHash.indexOf('?');
  const own = new URLSearchParams(questionAt === -1 ? '' : beforeHash.slice(questionAt + 1));
  const added = UTM_NAMES.flatMap((name) => {
    const value = page.search.get(name);
    return value && !own.has(name) ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  if (added.length === 0) return href;
  const joint = questionAt === -1 ? '?' : /[?&]$/.test(beforeHash) ? '' : '&';
  return `${beforeHash}${joint}${added.join('&')}${hash}`;
}
