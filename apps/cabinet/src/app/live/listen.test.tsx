import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endStreams, HandSource, handStreams, streamBegun, streams } from '../../testing/hand-source.ts';
import { listen, type Told } from './listen.ts';

const stops: (() => void)[] = [];
beforeEach(handStreams);
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  await endStreams();
});

function tab() {
  const heard: Told[] = [];
  const stop = listen((told) => heard.push(told));
  stops.push(stop);
  return { heard, stop };
}

test('tabs share one stream, and each hears of every change once', async () => {
  const one = tab();
  await streamBegun();
  const two = tab();
  await expect.poll(() => two.heard).toEqual(['begun']);
  streams()[0]?.open();
  streams()[0]?.say('order');
  await expect.poll(() => two.heard).toEqual(['begun', 'begun', 'order']);
  expect([one.heard, HandSource.all.map(({ url }) => url)]).toEqual([['begun', 'order'], ['/api/installment/v3/user/events']]);
});

test('when the tab with the stream is closed another takes over, and asks for all that it may have missed', async () => {
  const one = tab();
  await streamBegun();
  streams()[0]?.open();
  const two = tab();
  await expect.poll(() => two.heard).toEqual(['begun']);
  one.stop();
  await expect.poll(() => HandSource.all.length).toBe(2);
  streams()[0]?.open();
  expect(two.heard).toEqual(['begun', 'all']);
});

test('a stream tells once that it has begun, and not again when it goes on', async () => {
  const { heard } = tab();
  await streamBegun();
  expect(heard).toEqual([]);
  streams()[0]?.open();
  streams()[0]?.open();
  expect(heard).toEqual(['begun']);
});

test('where the stream is refused all is asked for each half a minute by every tab, until it opens', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const [one, two] = [tab(), tab()];
  await streamBegun();
  await expect.poll(() => two.heard).toEqual(['begun']);
  streams()[0]?.refuse();
  vi.advanceTimersByTime(29_000);
  expect([one.heard, HandSource.all.length]).toEqual([[], 1]);
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => two.heard).toEqual(['begun', 'all']);
  expect([one.heard, HandSource.all.length]).toEqual([['all'], 2]);
  streams()[0]?.open();
  await expect.poll(() => two.heard.length).toBe(3);
  vi.advanceTimersByTime(120_000);
  // The other tab must receive nothing. A later event shows that all earlier ones were handled.
  streams()[0]?.say('limit');
  await expect.poll(() => two.heard.at(-1)).toBe('limit');
  expect([one.heard, two.heard]).toEqual([
    ['all', 'all', 'limit'],
    ['begun', 'all', 'all', 'limit'],
  ]);
});

test('a stream that neither opens nor fails is no stream: all is asked for meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { heard } = tab();
  await streamBegun();
  vi.advanceTimersByTime(60_000);
  expect([heard, HandSource.all.length]).toEqual([['all', 'all'], 1]);
});

test('a browser without streams asks each half a minute until it is told to stop, and not without a network', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('EventSource', undefined);
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { heard, stop } = tab();
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual(['all', 'all']);
  network.mockReturnValue(false);
  vi.advanceTimersByTime(60_000);
  network.mockRestore();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual(['all', 'all']);
});

test('nobody but our own pages is believed on the channel', async () => {
  const { heard } = tab();
  const channel = new BroadcastChannel('muddat-live');
  for (const said of ['money', 7, null, { topic: 'order' }, 'limit']) channel.postMessage(said);
  await expect.poll(() => heard).toEqual(['limit']);
  channel.close();
});
