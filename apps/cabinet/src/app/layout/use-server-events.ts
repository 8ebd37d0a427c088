import { scheduleAfterLoad } from '@muddat/app-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Follows the server's events on every page, from some seconds after the document has loaded. Returns true from then on. */
export function useServerEvents(signedIn: boolean): boolean {
  const queryClient = useQueryClient();
  const [stands, setStands] = useState(false);
  useEffect(() => {
    if (!signedIn) return undefined;
    let gone = false;
    let stop = () => {};
    const cancel = scheduleAfterLoad(() => {
      setStands(true);
      import('../server-events/refetch-on-change.ts').then(
        ({ refetchOnChange }) => {
          if (!gone) stop = refetchOnChange(queryClient);
        },
        // If the file cannot be loaded, pages keep the data that they loaded when they were opened.
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
