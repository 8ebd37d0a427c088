import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@muddat/ui/states';
import { useSyncExternalStore } from 'react';

const watch = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Today's prices could not be loaded: the device is offline, or the backend sent no valid response in time. */
export function BasketCheckError({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  return (
    <ErrorState
      size="part"
      title={
        online
          ? t({ message: 'Не удалось проверить цены и наличие', comment: 'Basket: the backend did not respond' })
          : t({ message: 'Нет интернета: цены и наличие не проверены', comment: 'Basket: the device is offline' })
      }
      onRetry={onRetry}
    >
      {t({
        message: 'Показываем, какими вы видели их в последний раз.',
        comment: 'Basket: previous prices are shown, because new ones could not be loaded',
      })}
    </ErrorState>
  );
}
