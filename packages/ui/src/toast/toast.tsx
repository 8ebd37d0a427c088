import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState, useSyncExternalStore } from 'react';
import type { Tone } from '../badge/badge.tsx';
import * as css from './toast.css.ts';
import { ToastAnnouncer } from './toast-announcer.tsx';
import { ToastItem } from './toast-item.tsx';
import { addToast, EMPTY_QUEUE, removeToast, type ToastAction } from './toast-queue.ts';
import { useToastRegionFocus } from './use-region-focus.ts';

export type { ToastAction } from './toast-queue.ts';

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** True while another tab is in front or the phone is locked. */
const usePageHidden = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );

export type ShowToast = (text: string, tone?: Tone, action?: ToastAction) => void;

const ShowToastContext = createContext<ShowToast>(() => console.error('useToast() needs a ToastProvider around the application.'));

/**
 * Shows a message in the corner for 5 s: `showToast('Карта добавлена', 'good')`, with one action if needed: `showToast('Карта удалена',
 * 'neutral', {label: 'Вернуть', onPress})`. For a message that nobody may miss use Banner.
 */
export const useToast = (): ShowToast => useContext(ShowToastContext);

export interface ToastProviderProps {
  /** The application. Everything in it can show messages by `useToast`. */
  children: ReactNode;
}

/** Shows the messages of `useToast`, in a corner over the page. An application has one. */
export function ToastProvider({ children }: ToastProviderProps) {
  const { t } = useLingui();
  const [queue, setQueue] = useState(EMPTY_QUEUE);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const pageHidden = usePageHidden();
  const region = useRef<HTMLUListElement>(null);
  useToastRegionFocus(region, queue.visible.length);
  const show = useCallback<ShowToast>((text, tone = 'neutral', action) => setQueue((now) => addToast(now, { text, tone, action })), []);
  const remove = useCallback((id: number) => setQueue((now) => removeToast(now, id)), []);
  // A message that disappears under the pointer or with the focus fires neither pointerleave nor blur. So reset both states when none is
  // left.
  const empty = queue.visible.length === 0;
  if (empty && (hovered || focused)) {
    setHovered(false);
    setFocused(false);
  }
  return (
    <ShowToastContext value={show}>
      {children}
      <ToastAnnouncer toasts={queue.visible} />
      <section
        aria-label={t({ message: 'Сообщения', comment: 'Name of the corner where short messages appear, read by screen readers' })}
        className={css.region}
        // For react-aria: an open dialog must not hide the messages, and a press on them is not a press outside the dialog.
        data-react-aria-top-layer="true"
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <ul ref={region} className={css.list}>
          {queue.visible.map((toast) => (
            <ToastItem key={toast.id} toast={toast} paused={hovered || focused || pageHidden} onRemove={remove} />
          ))}
        </ul>
      </section>
    </ShowToastContext>
  );
}
