import { expect, vi } from 'vitest';
import type { Topic } from '../domain/customer/stale.ts';

/** A fake `EventSource` that the test opens and breaks by hand. */
export class HandSource extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: HandSource[] = [];
  readyState = 0;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    HandSource.all.push(this);
  }
  open(): void {
    this.readyState = HandSource.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  say(topic: Topic): void {
    this.dispatchEvent(new MessageEvent(topic, { data: '' }));
  }
  refuse(): void {
    this.readyState = HandSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
  close(): void {
    this.readyState = HandSource.CLOSED;
  }
}

/** Replaces `EventSource` by `HandSource` until `endStreams`. */
export function handStreams(): void {
  HandSource.all = [];
  vi.stubGlobal('EventSource', HandSource);
}

/** The streams that are open or connecting. */
export const streams = () => HandSource.all.filter(({ readyState }) => readyState !== HandSource.CLOSED);

/** Waits for the stream of a page, which opens some seconds after the page has loaded. */
export async function streamBegun(): Promise<HandSource> {
  await expect.poll(() => streams().length).toBe(1);
  const [stream] = streams();
  if (stream === undefined) throw new Error('no stream');
  return stream;
}

/** Must be called after the pages are unmounted. Waits until their lock is released, which happens asynchronously. */
export async function endStreams(): Promise<void> {
  await expect.poll(async () => (await navigator.locks.query()).held?.length).toBe(0);
  vi.unstubAllGlobals();
}
