/** Whether the browser looks for the place again at which the document was left. What an address names, `when-near.css.ts` knows. */
export function cameToAPlace(): boolean {
  const [way] = performance.getEntriesByType('navigation');
  const type = way instanceof PerformanceNavigationTiming ? way.type : 'navigate';
  return type === 'reload' || type === 'back_forward';
}
