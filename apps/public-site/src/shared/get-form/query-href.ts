/** A change of the query: a value to set, null to leave the key out. */
export type QueryChanges = Readonly<Record<string, string | null>>;

/**
 * The same page with another query. What is chosen anew begins on the first page of what is found, so `page` goes unless it is the change.
 * An empty value is left out.
 */
export function queryHref(path: string, query: URLSearchParams, changes: QueryChanges): string {
  const next = new URLSearchParams(query);
  next.delete('page');
  for (const [key, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(key);
    else next.set(key, value);
  }
  const text = next.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** `queryHref` for one key with many values, as a row of links has it: what they share is put together once. `null` leaves the key out. */
export function hrefsFor(path: string, query: URLSearchParams, key: string): (value: string | null) => string {
  const without = queryHref(path, query, { [key]: null });
  const before = `${without}${without === path ? '?' : '&'}${key}=`;
  return (value) => (value === null || value === '' ? without : `${before}${encodeURIComponent(value)}`);
}

/** Where a form that asks by address leads: its fields in their order, without the empty ones. */
export function formHref(path: string, fields: Iterable<readonly [string, unknown]>): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
  return queryHref(path, query, {});
}
