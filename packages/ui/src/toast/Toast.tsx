import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import type { Tone } from '../badge/Badge.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { CircleAlert, CircleCheck, Clock, Info, X } from '../icons/index.ts';
import * as css from './Toast.css.ts';
import { addToast, EMPTY_QUEUE, removeToast, TOAST_SHOWN_MS, type Toast } from './toast-queue.ts';

type ShowToast = (text: string, tone?: Tone) => void;

const ShowToastContext = createContext<ShowToast>(() => undefined);

/** Shows a sentence in the corner for 5 s: `showToast('Карта добавлена', 'good')`. What must not be missed is a Banner. */
export const useToast = (): ShowToast => useContext(ShowToastContext);

const ICON = { neutral: Info, info: Info, good: CircleCheck, soon: Clock, bad: CircleAlert } as const;

export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [queue, setQueue] = useState(EMPTY_QUEUE);
  const [held, setHeld] = useState(false);
  const show = useCallback<ShowToast>((text, tone = 'neutral') => setQueue((now) => addToast(now, { text, tone })), []);
  const remove = useCallback((id: number) => setQueue((now) => removeToast(now, id)), []);
  return (
    <ShowToastContext value={show}>
      {children}
      <section
        aria-label={t({ message: 'Сообщения', comment: 'Name of the corner where short messages appear, for ears' })}
        aria-live="polite"
        className={css.region}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {queue.shown.map((toast) => (
          <ToastItem key={toast.id} toast={toast} held={held} onRemove={remove} />
        ))}
      </section>
    </ShowToastContext>
  );
}

function ToastItem({ toast, held, onRemove }: { toast: Toast; held: boolean; onRemove: (id: number) => void }) {
  const { t } = useLingui();
  const { id, tone, text } = toast;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onRemove(id), TOAST_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, id, onRemove]);
  const Icon = ICON[tone];
  return (
    <div className={css.toast}>
      <span className={css.sign[tone]}>
        <Icon size={20} />
      </span>
      <span>{text}</span>
      <IconButton
        icon={<X size={18} />}
        label={t({ message: 'Закрыть', comment: 'Button: closes a message, a dialog or a sheet' })}
        onClick={() => onRemove(id)}
      />
    </div>
  );
}
