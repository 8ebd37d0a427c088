/** A list as far as it is known. */
export type Loaded<Item> =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retrying: boolean; retry: () => void }
  | { kind: 'ready'; items: readonly Item[] };
