/** Longer than any query that we or a campaign write; longer ones come from a form or a program. */
const MAX_LENGTH = 4_096;
/** The longest value that a page reads (packages/routing, pageQuery). */
const MAX_VALUE_CHARACTERS = 200;

/**
 * Shortens a query, `''` or `'?…'`, that is passed on to other addresses and pages. Usual queries are unchanged. In a longer one each value
 * is cut to the length that pages read, and pieces that exceed the limit are dropped. A redirect's address is a header, and many servers
 * and proxies refuse headers of many kilobytes.
 */
export function shortenQuery(search: string): string {
  if (search.length <= MAX_LENGTH) return search;
  let bounded = '';
  for (const [name, value] of new URLSearchParams(search)) {
    const piece = new URLSearchParams({ [name]: [...value.slice(0, 2 * MAX_VALUE_CHARACTERS)].slice(0, MAX_VALUE_CHARACTERS).join('') });
    const next = `${bounded === '' ? '?' : `${bounded}&`}${piece}`;
    if (next.length <= MAX_LENGTH) bounded = next;
  }
  return bounded;
}
