import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../button/button.tsx';
import { WifiOff } from '../icons/icons.ts';
import * as css from './offline-bar.css.ts';

export interface OfflineBarProps {
  offline: boolean;
  /** From when what is shown is, in the reader's words: `24 ноября, 14:05`. Left out where that is not known. */
  from?: string | undefined;
  /** Asks for it anew; without it there is no button. */
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
}

/** On top of the page while there is no network. The place stays in the page, so that the change is read out. */
export function OfflineBar({ offline, from, onRetry, retrying = false }: OfflineBarProps) {
  const { t } = useLingui();
  return (
    <div role="status">
      {offline && (
        <div className={css.bar}>
          <span className={css.icon}>
            <WifiOff size={18} />
          </span>
          <span>
            {from === undefined ? (
              <Trans comment="Bar on top of the page while the device is offline">Нет интернета. Показываем то, что загрузили раньше</Trans>
            ) : (
              <Trans comment="Bar on top of the page without a network: from which day and time the figures on it are">
                Нет интернета. Данные от {from}
              </Trans>
            )}
          </span>
          {onRetry && (
            <Button variant="ghost" size="s" pending={retrying} onClick={onRetry}>
              {t({ message: 'Повторить', comment: 'Button: asks for the same again after a failure' })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
