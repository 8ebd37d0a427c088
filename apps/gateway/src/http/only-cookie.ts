/**
 * The value of a cookie, from the header itself; undefined when it is not there, and when two of one name say different things.
 * A page of a subdomain can set a cookie beside ours and let it come first: neither is believed then. (`__Host-` keeps browsers
 * from that; this holds for who has none of it.)
 */
export function onlyCookie(header: string | undefined, name: string): string | undefined {
  const values = new Set<string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    // Spaces and tabs only: what else looks like a space belongs to the name, and makes it another one.
    if (at > 0 && trimmed(pair.slice(0, at)) === name) values.add(trimmed(pair.slice(at + 1)));
  }
  const [value] = values;
  return values.size === 1 ? value : undefined;
}

const trimmed = (text: string): string => text.replace(/^[ \t]+|[ \t]+$/g, '');
