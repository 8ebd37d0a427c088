import { attemptName } from './attempt-store.ts';

/** Does one piece of work at a time on an order's attempt, over all tabs of this browser. Without Web Locks the tab is alone. */
export async function withOrderLock(orderId: string, work: () => void): Promise<void> {
  if (!('locks' in navigator)) {
    work();
    return;
  }
  await navigator.locks.request(attemptName(orderId), work);
}
