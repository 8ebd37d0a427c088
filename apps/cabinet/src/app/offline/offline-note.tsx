import { followThemeCookie, useLanguage } from '@muddat/app-shell';
import { OfflineBar } from '@muddat/ui/offline-bar';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useOnline } from '../../shared/page/use-online.ts';
import { momentText } from '../../shared/time/time-text.ts';
import { keepFiles } from './keep-files.ts';
import { keeperOf } from './keeper.ts';

/** Says at the top of every page that there is no network, and how old the shown data are. While it is mounted, responses are stored. */
export function OfflineNote() {
  const keeper = keeperOf(useQueryClient());
  const language = useLanguage();
  const online = useOnline();
  const from = useSyncExternalStore(keeper.onChange, keeper.shownFrom);
  const [retrying, setRetrying] = useState(false);
  useEffect(() => {
    followThemeCookie();
    keepFiles().catch(() => undefined);
  }, []);
  const retry = async () => {
    setRetrying(true);
    await keeper.retry();
    setRetrying(false);
  };
  if (from === null) return <OfflineBar offline={!online} />;
  return <OfflineBar offline from={momentText(new Date(from).toISOString(), language)} onRetry={() => void retry()} retrying={retrying} />;
}
