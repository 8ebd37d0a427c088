import * as v from 'valibot';
import { EVENT_TOPICS, type EventTopic } from '../../domain/customer/stale-queries.ts';

const URL = '/api/installment/v3/user/events';
/** The name of the lock and the channel. All tabs share one stream, because HTTP/1.1 allows six connections for all of them together. */
const CHANNEL_NAME = 'muddat-live';
/** How often data are refetched while no stream is open. The browser does not reopen a refused stream itself (HTML standard, 9.2.3). */
const POLL_INTERVAL_MS = 30_000;

/**
 * A topic: its data changed. `all`: any data may have changed unnoticed. `begun`: from now on this tab gets every change, but what changed
 * before the stream was open is not known.
 */
export type ChangeReport = EventTopic | 'all' | 'begun';
type ChangeListener = (told: ChangeReport) => void;

const changedTopicSchema = v.picklist([...EVENT_TOPICS, 'all', 'begun']);

/**
 * Reports changes from the event stream, which this or a different tab holds open. Returns a function that stops it.
 * `begun`: this tab has joined another tab's stream, or its own first stream has opened within half a minute. `all`: this tab has taken
 * over the stream of another tab, a stream has opened later, or none is open; while none is open, `all` is repeated every half a minute.
 */
export function subscribeToChanges(tell: ChangeListener): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const stop = () => stopped.abort();
  if (typeof EventSource === 'undefined' || typeof BroadcastChannel === 'undefined' || !('locks' in navigator)) {
    everyHalfMinute(() => tell('all'), signal);
    return stop;
  }
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const heard = v.safeParse(changedTopicSchema, data);
    if (heard.success) tell(heard.output);
  });
  signal.addEventListener('abort', () => channel.close());
  // The tab that holds the stream reports to all tabs. While its stream is closed it reports `all`, so the other tabs need not know about
  // the stream's state.
  const pass: ChangeListener = (told) => {
    tell(told);
    channel.postMessage(told);
  };
  const hold = (opened: 'all' | 'begun') => holdStream(pass, signal, opened);
  const locks = navigator.locks;
  locks
    .request(CHANNEL_NAME, { ifAvailable: true }, (free) => (free === null ? 'taken' : hold('begun')))
    .then((outcome) => {
      if (outcome !== 'taken' || signal.aborted) return undefined;
      tell('begun');
      // Events between the end of the other tab's stream and the opening of this one are lost, hence `all`.
      return locks.request(CHANNEL_NAME, { signal }, () => hold('all'));
    })
    // The lock request rejects if listening was stopped while it waited, or if the browser grants no locks to this document.
    .catch(() => everyHalfMinute(() => tell('all'), signal));
  return stop;
}

/**
 * Keeps a stream open until it is stopped. The browser resumes a broken stream from its last event id; a new stream may have missed events.
 */
function holdStream(tell: ChangeListener, stopped: AbortSignal, opened: 'all' | 'begun'): Promise<void> {
  return new Promise((resolve) => {
    if (stopped.aborted) return resolve();
    let onOpen = opened;
    const begin = () => {
      const begun = new EventSource(URL);
      for (const topic of EVENT_TOPICS) begun.addEventListener(topic, () => tell(topic));
      begun.addEventListener(
        'open',
        () => {
          tell(onOpen);
          // The server has refused to resume a stream that was open: the session may have been ended on another device.
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
    // Without a network every request would fail. The queries refetch by themselves as soon as there is one.
    if (navigator.onLine) task();
  }, POLL_INTERVAL_MS);
  stopped.addEventListener('abort', () => window.clearInterval(timer));
}
