import { expect, vi } from 'vitest';
import type { EventTopic } from '../domain/customer/stale-queries.ts';

/** A fake `EventSource` that the test opens and breaks by hand. */
export class ManualEventSource extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: ManualEventSource[] = [];
  readyState = 0;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    ManualEventSource.all.push(this);
  }
  open(): void {
    this.readyState = ManualEventSource.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  emit(topic: EventTopic): void {
    this.dispatchEvent(new MessageEvent(topic, { data: '' }));
  }
  refuse(): void {
    this.readyState = ManualEventSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
  close(): void {
    this.readyState = ManualEventSource.CLOSED;
  }
}

/** Replaces `EventSource` by `ManualEventSource` until `restoreEventSource`. */
export function stubEventSource(): void {
  ManualEventSource.all = [];
  vi.stubGlobal('EventSource', ManualEventSource);
}

/** The streams that are open or connecting. */
export const findOpenStreams = () => ManualEventSource.all.filter(({ readyState }) => readyState !== ManualEventSource.CLOSED);

/** Waits for the stream of a page, which opens some seconds after the page has loaded. */
export async function waitForStream(): Promise<ManualEventSource> {
  await expect.poll(() => findOpenStreams().length).toBe(1);
  const [stream] = findOpenStreams();
  if (stream === undefined) throw new Error('no stream');
  return stream;
}

/** Call this after the pages are unmounted. Waits until the browser has released their lock, which takes a moment. */
export async function restoreEventSource(): Promise<void> {
  await expect.poll(async () => (await navigator.locks.query()).held?.length).toBe(0);
  vi.unstubAllGlobals();
}
