import { syncThemeWithCookie, useLanguage } from '@muddat/app-shell';
import { OfflineBar } from '@muddat/ui/offline-bar';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useOnline } from '../../shared/page/use-online.ts';
import { formatDayAndTime } from '../../shared/time/time-text.ts';
import { cacheAppFiles } from './cache-files.ts';
import { offlineCacheOf } from './offline-cache.ts';

/**
 * Says at the top of every page that there is no network, and how old the shown data are. From its first render on, responses are
 * stored on the device.
 */
export function OfflineNote() {
  const keeper = offlineCacheOf(useQueryClient());
  const language = useLanguage();
  const online = useOnline();
  const from = useSyncExternalStore(keeper.onChange, keeper.oldestShownAt);
  const [retrying, setRetrying] = useState(false);
  useEffect(() => {
    syncThemeWithCookie();
    cacheAppFiles().catch(() => undefined);
  }, []);
  const retry = async () => {
    setRetrying(true);
    await keeper.retry();
    setRetrying(false);
  };
  if (from === null) return <OfflineBar offline={!online} />;
  return (
    <OfflineBar
      offline
      dataTime={formatDayAndTime(new Date(from).toISOString(), language)}
      onRetry={() => void retry()}
      retrying={retrying}
    />
  );
}
