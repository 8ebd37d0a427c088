/**
 * The value of a cookie in the Cookie header; undefined if it is missing or appears with different values. A page of a subdomain can set a
 * cookie of the same name that comes first, so in case of doubt neither is believed. Browsers prevent that for `__Host-` names; this covers
 * the names without that prefix.
 */
export function readUniqueCookie(header: string | undefined, name: string): string | undefined {
  const values = new Set<string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    // Trims spaces and tabs only: any other whitespace is part of the name, so the name is not ours.
    if (at > 0 && trimmed(pair.slice(0, at)) === name) values.add(trimmed(pair.slice(at + 1)));
  }
  const [value] = values;
  return values.size === 1 ? value : undefined;
}

const trimmed = (text: string): string => text.replace(/^[ \t]+|[ \t]+$/g, '');
