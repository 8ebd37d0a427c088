type Transliterate = (text: string, names?: readonly string[]) => string;

const load = (): Promise<Transliterate> =>
  import('@muddat/i18n/to-cyrillic').then(
    ({ toUzbekCyrillic }) =>
      (text, names) =>
        toUzbekCyrillic(text, undefined, names),
  );

/**
 * Transliterates Latin Uzbek to Cyrillic. The server sends pages already transliterated, so the browser needs this only for later API
 * responses and loads it after the page. A response that arrives earlier stays in Latin letters.
 */
export async function loadCyrillicTransliterator(): Promise<Transliterate> {
  if (import.meta.env.SSR) return load();
  let write: Transliterate = (text) => text;
  load().then(
    (writer) => {
      write = writer;
    },
    // If the transliteration cannot be loaded, the text stays in Latin letters, which is readable.
    () => undefined,
  );
  return (text, names) => write(text, names);
}
