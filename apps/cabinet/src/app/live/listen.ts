import * as v from 'valibot';
import { TOPICS, type Topic } from '../../domain/customer/stale.ts';

const URL = '/api/installment/v3/user/events';
/** One stream for all tabs of a browser: HTTP/1.1 has six connections for them together. */
const NAME = 'muddat-live';
/** How often is asked while no stream is open; a refused one is not begun again by the browser itself (HTML standard, 9.2.3). */
const WITHOUT_STREAM_MS = 30_000;

/** A topic: its data changed. `all`: any data may have changed unnoticed. `begun`: the first stream is open, and reports every change from now on. */
export type Told = Topic | 'all' | 'begun';
type Tell = (told: Told) => void;

const toldSchema = v.picklist([...TOPICS, 'all', 'begun']);

/**
 * Reports what the server says has changed, from the event stream of this tab or of another one. Reports `begun` when this tab joins a stream
 * or its first stream opens within half a minute; `all` when it takes a stream over, when a stream opens later, and every half a minute while
 * none is open. Returns a function that stops it.
 */
export function listen(tell: Tell): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const stop = () => stopped.abort();
  if (typeof EventSource === 'undefined' || typeof BroadcastChannel === 'undefined' || !('locks' in navigator)) {
    everyHalfMinute(() => tell('all'), signal);
    return stop;
  }
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const heard = v.safeParse(toldSchema, data);
    if (heard.success) tell(heard.output);
  });
  signal.addEventListener('abort', () => channel.close());
  // The tab that holds the stream, or waits for it to open, speaks for all: no other has to know whether it is open.
  const pass: Tell = (told) => {
    tell(told);
    channel.postMessage(told);
  };
  const hold = (opened: 'all' | 'begun') => stream(pass, signal, opened);
  const locks = navigator.locks;
  locks
    .request(NAME, { ifAvailable: true }, (free) => (free === null ? 'taken' : hold('begun')))
    .then((outcome) => {
      if (outcome !== 'taken' || signal.aborted) return undefined;
      tell('begun');
      // Nobody listened between the end of the other tab's stream and the opening of this one.
      return locks.request(NAME, { signal }, () => hold('all'));
    })
    // Stopped while it waited for its turn, or a browser that gives no locks here.
    .catch(() => everyHalfMinute(() => tell('all'), signal));
  return stop;
}

/** Holds a stream until it is stopped. One that breaks off goes on from its last id by itself; a new one does not know what was told last. */
function stream(tell: Tell, stopped: AbortSignal, opened: 'all' | 'begun'): Promise<void> {
  return new Promise((resolve) => {
    if (stopped.aborted) return resolve();
    let onOpen = opened;
    const begin = () => {
      const begun = new EventSource(URL);
      for (const topic of TOPICS) begun.addEventListener(topic, () => tell(topic));
      begun.addEventListener(
        'open',
        () => {
          tell(onOpen);
          // One that was open and is refused now: the sign-in may have been ended elsewhere.
          begun.addEventListener('error', () => begun.readyState === EventSource.CLOSED && tell('all'));
        },
        { once: true },
      );
      return begun;
    };
    let source = begin();
    everyHalfMinute(() => {
      if (source.readyState === EventSource.OPEN) return;
      onOpen = 'all';
      tell('all');
      if (source.readyState === EventSource.CLOSED) source = begin();
    }, stopped);
    stopped.addEventListener('abort', () => {
      source.close();
      resolve();
    });
  });
}

function everyHalfMinute(task: () => void, stopped: AbortSignal): void {
  if (stopped.aborted) return;
  const timer = window.setInterval(() => {
    // Without a network every answer would be a failure; what is shown is asked for when there is one again.
    if (navigator.onLine) task();
  }, WITHOUT_STREAM_MS);
  stopped.addEventListener('abort', () => window.clearInterval(timer));
}
