/** A page that nobody sees is painted at no time, and a browser may keep to itself when it was. */
const PAINT_LIMIT_MS = 2_000;

/** Calls once: when the first words or pictures are on the screen, at once where nothing is painted, and after a while in any case. */
export function whenPainted(then: () => void): void {
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
  const timer = setTimeout(end, PAINT_LIMIT_MS);
  observer.observe({ type: 'paint', buffered: true });
}
