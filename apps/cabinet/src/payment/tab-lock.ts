/** Does one piece of work at a time under a name, over all tabs of this browser. Without Web Locks the tab is alone. */
export async function withTabLock(name: string, work: () => void): Promise<void> {
  if (!('locks' in navigator)) {
    work();
    return;
  }
  await navigator.locks.request(name, work);
}
