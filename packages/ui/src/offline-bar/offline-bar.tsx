import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../button/button.tsx';
import { WifiOff } from '../icons/icons.ts';
import * as css from './offline-bar.css.ts';

export interface OfflineBarProps {
  /** True while the device has no network. Otherwise nothing is visible. */
  offline: boolean;
  /** Day and time of the data on the page: `24 ноября, 14:05`. Left out where it is not known. */
  dataTime?: string | undefined;
  /** Loads the data again. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** True while the data are being loaded: the button waits. */
  retrying?: boolean;
}

/** A bar at the top of the page while there is no network. The status element stays in the DOM, so that a change is announced. */
export function OfflineBar({ offline, dataTime, onRetry, retrying = false }: OfflineBarProps) {
  const { t } = useLingui();
  return (
    <div role="status">
      {offline && (
        <div className={css.bar}>
          <span className={css.icon}>
            <WifiOff size={18} />
          </span>
          <span>
            {dataTime === undefined ? (
              <Trans comment="Bar on top of the page while the device is offline">Нет интернета. Показываем то, что загрузили раньше</Trans>
            ) : (
              <Trans comment="Bar on top of the page while the device is offline: {dataTime} is the day and time of the figures on it">
                Нет интернета. Данные от {dataTime}
              </Trans>
            )}
          </span>
          {onRetry && (
            <Button variant="ghost" size="s" pending={retrying} onClick={onRetry}>
              {t({ message: 'Повторить', comment: 'Button: repeats a request that has failed' })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
