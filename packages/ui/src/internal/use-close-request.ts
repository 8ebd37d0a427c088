import { useEffect, useRef } from 'react';

/** The part of the platform's CloseWatcher that is used; browsers without it go on without. */
interface CloseWatcherLike {
  onclose: (() => void) | null;
  destroy: () => void;
}
type CloseWatcherClass = new () => CloseWatcherLike;

const isCloseWatcherClass = (value: unknown): value is CloseWatcherClass => typeof value === 'function';

/**
 * While `open`, the platform's own way to close something closes it: on Android the back gesture, which would otherwise leave the page.
 * No entry of the history is made for it, so the router knows nothing of it. Where the browser has no CloseWatcher, back leaves the page.
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
