import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CircleAlert, CircleCheck, Clock, Info, X } from '../icons/icons.ts';
import * as css from './toast.css.ts';
import { TOAST_DURATION_MS, type Toast } from './toast-queue.ts';
import { usePausableTimeout } from './use-pausable-timeout.ts';

const ICON = { neutral: Info, info: Info, good: CircleCheck, soon: Clock, bad: CircleAlert } as const;

interface ToastItemProps {
  toast: Toast;
  paused: boolean;
  onRemove: (id: number) => void;
}

export function ToastItem({ toast, paused, onRemove }: ToastItemProps) {
  const { t } = useLingui();
  const textId = useId();
  const { id, tone, text, action } = toast;
  const remove = () => onRemove(id);
  usePausableTimeout(TOAST_DURATION_MS, paused, remove);
  const Icon = ICON[tone];
  return (
    <li className={css.toast} onKeyDown={(event) => event.key === 'Escape' && remove()}>
      <span className={css.sign[tone]}>
        <Icon size={20} />
      </span>
      <div className={css.content}>
        <span id={textId} className={css.message}>
          {text}
        </span>
        {action && (
          <span className={css.action}>
            <Button
              variant="ghost"
              size="s"
              onClick={() => {
                action.onPress();
                remove();
              }}
            >
              {action.label}
            </Button>
          </span>
        )}
      </div>
      <IconButton
        icon={<X size={18} />}
        label={t({ message: 'Закрыть', comment: 'Button: closes a message, a dialog or a sheet' })}
        aria-describedby={textId}
        onClick={remove}
      />
    </li>
  );
}
