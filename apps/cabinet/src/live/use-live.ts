import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CUSTOMER_KEY } from '../data/queries.ts';
import { listen } from './listen.ts';
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
    let isLate = false;
    const follow = () => {
      stop?.();
      stop = document.visibilityState === 'visible' ? listen({ tell, onOpen: setIsOpen }, isLate) : null;
      isLate = true;
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop?.();
    };
  }, [queryClient]);
  return isOpen;
}
