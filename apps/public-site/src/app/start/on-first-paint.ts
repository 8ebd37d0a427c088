/** Maximum wait in ms. A page that becomes hidden before its first paint is not painted, and some browsers do not report paints. */
const MAX_PAINT_WAIT_MS = 2_000;

/**
 * Calls `then` once: at the first contentful paint; immediately if the page is hidden or the browser cannot report paints; after the limit
 * in any case.
 */
export function onFirstPaint(then: () => void): void {
  const canTell = PerformanceObserver.supportedEntryTypes.includes('paint');
  if (!canTell || document.visibilityState === 'hidden') {
    then();
    return;
  }
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    then();
  };
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) end();
  });
  const timer = setTimeout(end, MAX_PAINT_WAIT_MS);
  observer.observe({ type: 'paint', buffered: true });
}
