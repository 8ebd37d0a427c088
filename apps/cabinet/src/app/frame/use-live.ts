import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { afterLoad } from './after-load.ts';

/** Keeps every page as the server has it, some seconds after the first of them has loaded. True from then on. */
export function useLive(signedIn: boolean): boolean {
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
          if (!gone) stop = follow(queryClient);
        },
        // Without it pages are as old as they were loaded.
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
  return stands;
}
