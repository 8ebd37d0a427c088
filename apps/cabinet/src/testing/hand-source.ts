import { expect, vi } from 'vitest';
import type { Topic } from '../domain/customer/stale.ts';

/** The customer's stream, opened and broken off by hand. */
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

/** Until `endStreams`, pages that follow the stream get one of these. */
export function handStreams(): void {
  HandSource.all = [];
  vi.stubGlobal('EventSource', HandSource);
}

/** The streams that are open or being opened. */
export const streams = () => HandSource.all.filter(({ readyState }) => readyState !== HandSource.CLOSED);

/** The stream of a page, begun some seconds after it has loaded. */
export async function streamBegun(): Promise<HandSource> {
  await expect.poll(() => streams().length).toBe(1);
  const [stream] = streams();
  if (stream === undefined) throw new Error('no stream');
  return stream;
}

/** When the pages are gone: their place is given back in a task of its own. */
export async function endStreams(): Promise<void> {
  await expect.poll(async () => (await navigator.locks.query()).held?.length).toBe(0);
  vi.unstubAllGlobals();
}
