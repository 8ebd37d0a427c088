/**
 * Whether the browser will restore the scroll position: after a reload or a step in the history. `deferred-layout.css.ts` handles anchors.
 */
export function isReloadOrHistoryNavigation(): boolean {
  const [way] = performance.getEntriesByType('navigation');
  const type = way instanceof PerformanceNavigationTiming ? way.type : 'navigate';
  return type === 'reload' || type === 'back_forward';
}
