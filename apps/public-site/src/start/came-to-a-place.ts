/** Whether the document was opened at a place on it: of an address that names one, or where it was left, which the browser looks for again. */
export function cameToAPlace(): boolean {
  const [way] = performance.getEntriesByType('navigation');
  const type = way instanceof PerformanceNavigationTiming ? way.type : 'navigate';
  return location.hash !== '' || type === 'reload' || type === 'back_forward';
}
