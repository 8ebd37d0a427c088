import * as v from 'valibot';
import { TOPICS, type Topic } from './topics.ts';

const URL = '/api/installment/v3/user/events';
/** One stream for all tabs of a browser: HTTP/1.1 has six connections for them together. */
const NAME = 'muddat-live';
/** A refused stream is not begun again by the browser itself (HTML standard, 9.2.3). */
const REFUSED_RETRY_MS = 30_000;

const topicSchema = v.picklist(TOPICS);

type Listener = {
  /** Something of this has changed, or may have. */
  readonly tell: (topic: Topic) => void;
  /** Whether this tab holds the stream and it is open; tabs that only hear of it from that one are told nothing. */
  readonly onOpen: (open: boolean) => void;
};

/**
 * Tells what the server says has changed: by a stream of this tab, or by another tab's. Every topic is told once at the beginning, since
 * something may have changed between the page's data and the stream. Answers how to stop. An old browser hears nothing, and its pages poll.
 */
export function listen({ tell, onOpen }: Listener): () => void {
  if (typeof EventSource === 'undefined' || typeof BroadcastChannel === 'undefined' || !('locks' in navigator)) return () => undefined;
  const stopped = new AbortController();
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const heard = v.safeParse(topicSchema, data);
    if (heard.success) tell(heard.output);
  });
  const pass = (topic: Topic) => {
    tell(topic);
    channel.postMessage(topic);
  };
  const hold = () => stream({ tell: pass, onOpen }, stopped.signal);
  const locks = navigator.locks;
  const held = locks.request(NAME, { ifAvailable: true }, (free) => (free === null ? 'taken' : hold()));
  void held
    .then((outcome) => {
      if (outcome !== 'taken' || stopped.signal.aborted) return undefined;
      for (const topic of TOPICS) tell(topic);
      return locks.request(NAME, { signal: stopped.signal }, hold);
    })
    // Stopped while it waited for its turn.
    .catch(() => undefined);
  return () => {
    stopped.abort();
    channel.close();
    onOpen(false);
  };
}

/** Holds a stream until it is stopped. One that breaks off goes on from its last id by itself; a new one does not know what was told last. */
function stream({ tell, onOpen }: Listener, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stopped.aborted) return resolve();
    let timer = 0;
    let source: EventSource;
    const begin = () => {
      source = new EventSource(URL);
      for (const topic of TOPICS) source.addEventListener(topic, () => tell(topic));
      source.addEventListener('open', () => onOpen(true));
      source.addEventListener('open', () => TOPICS.forEach(tell), { once: true });
      source.addEventListener('error', () => {
        onOpen(false);
        if (source.readyState === EventSource.CLOSED) timer = window.setTimeout(begin, REFUSED_RETRY_MS);
      });
    };
    begin();
    stopped.addEventListener('abort', () => {
      window.clearTimeout(timer);
      source.close();
      resolve();
    });
  });
}
