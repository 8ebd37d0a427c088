/** What browsers know of the connection; few of them tell. */
type Connection = { saveData?: unknown; effectiveType?: unknown };

/** Whether the reader asked for little data, or has a connection on which whatever is fetched early delays what is wanted now. */
export function savesData(browser: object = navigator): boolean {
  const connection: unknown = 'connection' in browser ? browser.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  const { saveData, effectiveType }: Connection = connection;
  return saveData === true || effectiveType === 'slow-2g' || effectiveType === '2g';
}
