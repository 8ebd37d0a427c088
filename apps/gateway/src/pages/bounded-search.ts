/** Longer than any address that we or a campaign write; what is longer was typed into a form, or made by a program. */
const MAX_LENGTH = 4_096;
/** What a page reads of one value (packages/routing, pageQuery). */
const MAX_VALUE_CHARACTERS = 200;

/**
 * A query of an address, `''` or `'?…'`, as it goes on to other addresses and pages. A usual one is not touched; of a longer one the
 * values lose what no page would read, and what is too much even then is left out: an address that one is led to stands in a header,
 * and few servers and proxies let one of many kilobytes through.
 */
export function boundedSearch(search: string): string {
  if (search.length <= MAX_LENGTH) return search;
  let bounded = '';
  for (const [name, value] of new URLSearchParams(search)) {
    const piece = new URLSearchParams({ [name]: [...value.slice(0, 2 * MAX_VALUE_CHARACTERS)].slice(0, MAX_VALUE_CHARACTERS).join('') });
    const next = `${bounded === '' ? '?' : `${bounded}&`}${piece}`;
    if (next.length <= MAX_LENGTH) bounded = next;
  }
  return bounded;
}
