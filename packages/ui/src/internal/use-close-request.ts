import { useEffect, useRef } from 'react';

/** The part of the platform's CloseWatcher that we use. Browsers without it keep their default behaviour. */
interface CloseWatcherLike {
  onclose: (() => void) | null;
  destroy: () => void;
}
type CloseWatcherClass = new () => CloseWatcherLike;

const isCloseWatcherClass = (value: unknown): value is CloseWatcherClass => typeof value === 'function';

/**
 * While `open`, the platform's close gesture calls `onClose`: on Android the back gesture, which would otherwise leave the page. The hook
 * adds no history entry, so the router is not involved. In a browser without CloseWatcher, back leaves the page.
 */
export function useCloseRequest(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const Watcher: unknown = Reflect.get(window, 'CloseWatcher');
    if (!open || !isCloseWatcherClass(Watcher)) return;
    const watcher = new Watcher();
    watcher.onclose = () => close.current();
    return () => watcher.destroy();
  }, [open]);
}
