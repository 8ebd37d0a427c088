import { Trans } from '@lingui/react/macro';
import { WifiOff } from '../icons/index.ts';
import * as css from './OfflineBar.css.ts';

/** On top of the page while there is no network. The place stays in the page, so that the change is read out. */
export function OfflineBar({ offline }: { offline: boolean }) {
  return (
    <div role="status">
      {offline && (
        <div className={css.bar}>
          <WifiOff size={18} />
          <span>
            <Trans comment="Bar on top of the page while the device is offline">Нет сети. Показываем то, что загрузили раньше</Trans>
          </span>
        </div>
      )}
    </div>
  );
}
