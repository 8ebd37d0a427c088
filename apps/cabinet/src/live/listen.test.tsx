import { afterEach, expect, test, vi } from 'vitest';
import { listen } from './listen.ts';
import { TOPICS, type Topic } from './topics.ts';

/** The stream, opened and broken off by hand. */
class HandSource extends EventTarget {
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
    this.readyState = 1;
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

const stops: (() => void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  // Locks are given back in a task of their own.
  await expect.poll(async () => (await navigator.locks.query()).held?.length).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  HandSource.all = [];
});

function tab() {
  vi.stubGlobal('EventSource', HandSource);
  const heard: Topic[] = [];
  const opened: boolean[] = [];
  const stop = listen({ tell: (topic) => heard.push(topic), onOpen: (open) => opened.push(open) });
  stops.push(stop);
  return { heard, opened, stop };
}
const streams = () => HandSource.all.filter(({ readyState }) => readyState !== HandSource.CLOSED);

test('tabs share one stream, and each hears of every change once', async () => {
  const one = tab();
  await expect.poll(() => streams().length).toBe(1);
  const two = tab();
  streams()[0]?.open();
  await expect.poll(() => two.heard.length).toBeGreaterThanOrEqual(TOPICS.length);
  const before = [one.heard.length, two.heard.length];
  streams()[0]?.say('order');
  await expect.poll(() => two.heard.length).toBe((before[1] ?? 0) + 1);
  expect([one.heard.length, one.heard.at(-1), two.heard.at(-1), one.opened, two.opened]).toEqual([
    (before[0] ?? 0) + 1,
    'order',
    'order',
    [true],
    [],
  ]);
  expect(HandSource.all.map(({ url }) => url)).toEqual(['/api/installment/v3/user/events']);
});

test('when the tab with the stream is closed another takes over, and asks for all that it may have missed', async () => {
  const one = tab();
  await expect.poll(() => streams().length).toBe(1);
  streams()[0]?.open();
  const two = tab();
  await expect.poll(() => two.heard).toEqual([...TOPICS]);
  one.stop();
  await expect.poll(() => HandSource.all.length).toBe(2);
  streams()[0]?.open();
  expect([two.heard, two.opened, one.opened.at(-1)]).toEqual([[...TOPICS, ...TOPICS], [true], false]);
});

test('what changed between the page’s data and its stream is asked for when the stream opens, and not again when it goes on', async () => {
  const { heard } = tab();
  await expect.poll(() => streams().length).toBe(1);
  expect(heard).toEqual([]);
  streams()[0]?.open();
  streams()[0]?.open();
  expect(heard).toEqual([...TOPICS]);
});

test('a stream that is refused is begun again half a minute later, and is not open meanwhile', async () => {
  const { opened, heard } = tab();
  await expect.poll(() => streams().length).toBe(1);
  vi.useFakeTimers();
  streams()[0]?.refuse();
  expect(opened).toEqual([false]);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(HandSource.all.length).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(HandSource.all.length).toBe(2);
  streams()[0]?.open();
  expect([opened, heard]).toEqual([[false, true], [...TOPICS]]);
});

test('nobody but our own pages is believed on the channel', async () => {
  const { heard } = tab();
  const channel = new BroadcastChannel('muddat-live');
  for (const said of ['money', 7, null, { topic: 'order' }, 'limit']) channel.postMessage(said);
  await expect.poll(() => heard).toEqual(['limit']);
  channel.close();
});
