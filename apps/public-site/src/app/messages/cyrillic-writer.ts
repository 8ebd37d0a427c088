type Write = (text: string, names?: readonly string[]) => string;

const load = (): Promise<Write> =>
  import('@muddat/i18n/to-cyrillic').then(
    ({ toUzbekCyrillic }) =>
      (text, names) =>
        toUzbekCyrillic(text, undefined, names),
  );

/**
 * Writes Latin Uzbek in Cyrillic letters. Pages come written from the server; in the browser only what an API answers later needs it,
 * so there the writer is fetched beside the page and not before it, and an answer that were faster than it would stay in Latin letters.
 */
export async function cyrillicWriter(): Promise<Write> {
  if (import.meta.env.SSR) return load();
  let write: Write = (text) => text;
  load().then(
    (writer) => {
      write = writer;
    },
    // Without it what is said can be read all the same.
    () => undefined,
  );
  return (text, names) => write(text, names);
}
