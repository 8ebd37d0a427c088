import { useEffect, useEffectEvent } from 'react';
import { waitForPoll } from '../../payment/wait-for-poll.ts';
import { verdictDelayMs } from './verdict-delay.ts';

/** Looks for the verdict again and again while it is awaited and the page is in sight. */
export function useVerdictPolling(awaited: boolean, look: () => Promise<unknown>): void {
  const lookOnce = useEffectEvent(look);
  useEffect(() => {
    if (!awaited) return;
    const stop = new AbortController();
    const run = async () => {
      for (let polls = 0; !stop.signal.aborted; polls += 1) {
        await waitForPoll(verdictDelayMs(polls), stop.signal);
        if (!stop.signal.aborted && document.visibilityState === 'visible') await lookOnce();
      }
    };
    void run();
    return () => stop.abort();
  }, [awaited]);
}
