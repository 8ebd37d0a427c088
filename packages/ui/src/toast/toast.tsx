import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState, useSyncExternalStore } from 'react';
import type { Tone } from '../badge/badge.tsx';
import { Announcer } from './announcer.tsx';
import * as css from './toast.css.ts';
import { ToastItem } from './toast-item.tsx';
import { addToast, EMPTY_QUEUE, removeToast, type ToastAction } from './toast-queue.ts';
import { useRegionFocus } from './use-region-focus.ts';

export type { ToastAction } from './toast-queue.ts';

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** Another tab is in front, or the phone is locked. */
const usePageHidden = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );

export type ShowToast = (text: string, tone?: Tone, action?: ToastAction) => void;

const ShowToastContext = createContext<ShowToast>(() => undefined);

/**
 * Shows a sentence in the corner for 5 s: `showToast('Карта добавлена', 'good')`, with one thing to do about it if need be:
 * `showToast('Карта удалена', 'neutral', {label: 'Вернуть', onPress})`. What must not be missed is a Banner.
 */
export const useToast = (): ShowToast => useContext(ShowToastContext);

export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [queue, setQueue] = useState(EMPTY_QUEUE);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const pageHidden = usePageHidden();
  const region = useRef<HTMLUListElement>(null);
  useRegionFocus(region, queue.shown.length);
  const show = useCallback<ShowToast>((text, tone = 'neutral', action) => setQueue((now) => addToast(now, { text, tone, action })), []);
  const remove = useCallback((id: number) => setQueue((now) => removeToast(now, id)), []);
  // A message that goes away takes the pointer's and the focus's leave with it, and nobody hears of them.
  const empty = queue.shown.length === 0;
  if (empty && (hovered || focused)) {
    setHovered(false);
    setFocused(false);
  }
  return (
    <ShowToastContext value={show}>
      {children}
      <Announcer toasts={queue.shown} />
      <section
        aria-label={t({ message: 'Сообщения', comment: 'Name of the corner where short messages appear, for ears' })}
        className={css.region}
        // react-aria: above its dialogs, not hidden by them, and a press here is no press beside them.
        data-react-aria-top-layer="true"
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <ul ref={region} className={css.list}>
          {queue.shown.map((toast) => (
            <ToastItem key={toast.id} toast={toast} held={hovered || focused || pageHidden} onRemove={remove} />
          ))}
        </ul>
      </section>
    </ShowToastContext>
  );
}
