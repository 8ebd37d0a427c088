import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CircleAlert, CircleCheck, Clock, Info, X } from '../icons/icons.ts';
import * as css from './toast.css.ts';
import { TOAST_SHOWN_MS, type Toast } from './toast-queue.ts';
import { useCountdown } from './use-countdown.ts';

const ICON = { neutral: Info, info: Info, good: CircleCheck, soon: Clock, bad: CircleAlert } as const;

interface ToastItemProps {
  toast: Toast;
  held: boolean;
  onRemove: (id: number) => void;
}

export function ToastItem({ toast, held, onRemove }: ToastItemProps) {
  const { t } = useLingui();
  const textId = useId();
  const { id, tone, text, action } = toast;
  const remove = () => onRemove(id);
  useCountdown(TOAST_SHOWN_MS, held, remove);
  const Icon = ICON[tone];
  return (
    <li className={css.toast} onKeyDown={(event) => event.key === 'Escape' && remove()}>
      <span className={css.sign[tone]}>
        <Icon size={20} />
      </span>
      <div className={css.matter}>
        <span id={textId} className={css.words}>
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
