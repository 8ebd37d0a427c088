import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { follow } from './follow.ts';
import { TOPICS } from './topics.ts';

/**
 * Keeps what the page shows as the server has it, while the page is in sight: what has changed is asked for again. True while the
 * stream is open in this tab, so that nothing has to be polled for.
 */
export function useLive(): boolean {
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => follow(queryClient, TOPICS, setIsOpen), [queryClient]);
  return isOpen;
}
