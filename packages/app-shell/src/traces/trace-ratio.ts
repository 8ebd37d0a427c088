/**
 * The part of the traces that the gateway keeps, from the document's header `Server-Timing`; null if it keeps none. The header needs no script
 * and no mark in a page that caches share.
 */
export function readTraceRatio(opened: PerformanceEntry | undefined): number | null {
  if (!(opened instanceof PerformanceNavigationTiming)) return null;
  const ratio = Number(opened.serverTiming?.find(({ name }) => name === 'traces')?.description);
  return ratio > 0 && ratio <= 1 ? ratio : null;
}

/** Global Privacy Control or Do Not Track. A trace can be linked to the customer of its requests, unlike a report of errors. */
export const objectsToTracking = (browser: object): boolean =>
  ('globalPrivacyControl' in browser && browser.globalPrivacyControl === true) || ('doNotTrack' in browser && browser.doNotTrack === '1');
