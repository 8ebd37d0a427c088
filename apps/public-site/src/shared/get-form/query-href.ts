/** Changes of the query: a value sets a key, null removes it. */
export type QueryChanges = Readonly<Record<string, string | null>>;

/**
 * Href of the same page with another query. `page` is removed unless the change sets it, since a new filter starts at the first page.
 * An empty value removes the key.
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

/** `queryHref` for a row of links that set the same key: the rest of the query is serialised once. `null` removes the key. */
export function queryHrefFactory(path: string, query: URLSearchParams, key: string): (value: string | null) => string {
  const without = queryHref(path, query, { [key]: null });
  const before = `${without}${without === path ? '?' : '&'}${key}=`;
  return (value) => (value === null || value === '' ? without : `${before}${encodeURIComponent(value)}`);
}

/** Href of a submitted GET form: its fields in order, without empty ones. */
export function formHref(path: string, fields: Iterable<readonly [string, unknown]>): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
  return queryHref(path, query, {});
}
