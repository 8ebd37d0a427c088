/**
 * Adds the whole style sheet to a document that contains only the rules which its HTML uses. Resolves when the sheet applies; rejects if it
 * cannot be loaded. `data-style-sheet` of the first script has its address; in development there is none.
 */
export async function addStyleSheet(): Promise<void> {
  const href = document.querySelector<HTMLScriptElement>('script[data-style-sheet]')?.dataset['styleSheet'];
  if (href === undefined) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${href} cannot be loaded`)));
    document.head.append(link);
  });
}
