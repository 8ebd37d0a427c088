import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { unreadQuery } from '../data/notification-queries.ts';
import { afterLoad } from './after-load.ts';

/** How many notifications are unread, kept true by the customer's stream; 0 until the page stands. Nothing is asked for before. */
export function useUnreadCount(signedIn: boolean): number {
  const { api } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const [stands, setStands] = useState(false);
  useEffect(() => {
    if (!signedIn) return undefined;
    let gone = false;
    let stop = () => {};
    const cancel = afterLoad(() => {
      setStands(true);
      import('../live/follow.ts').then(
        ({ follow }) => {
          if (!gone) stop = follow(queryClient, ['notification']);
        },
        // Without it the number is as old as the page.
        () => undefined,
      );
    });
    return () => {
      gone = true;
      cancel();
      stop();
      setStands(false);
    };
  }, [signedIn, queryClient]);
  const { data } = useQuery({ ...unreadQuery(api), enabled: signedIn && stands });
  return signedIn ? (data?.all ?? 0) : 0;
}
