import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CUSTOMER_KEY } from '../data/queries.ts';
import { staleKeysOf, type Topic } from './topics.ts';

/**
 * Keeps what the page shows as the server has it, while the page is in sight: what has changed is asked for again. True while the
 * stream is open in this tab, so that nothing has to be polled for.
 */
export function useLive(): boolean {
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const tell = (topic: Topic) => {
      for (const key of staleKeysOf(topic)) void queryClient.invalidateQueries({ queryKey: [CUSTOMER_KEY, key] });
    };
    let stop: (() => void) | null = null;
    let isGone = false;
    const follow = async () => {
      stop?.();
      stop = null;
      // A file of its own, which no first view waits for.
      const { listen } = await import('./listen.ts');
      if (isGone || stop !== null || document.visibilityState !== 'visible') return;
      stop = listen({ tell, onOpen: setIsOpen });
    };
    const onSight = () => void follow().catch(() => undefined);
    onSight();
    document.addEventListener('visibilitychange', onSight);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', onSight);
      stop?.();
    };
  }, [queryClient]);
  return isOpen;
}
