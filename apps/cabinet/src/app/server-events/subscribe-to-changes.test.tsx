import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  findOpenStreams,
  ManualEventSource,
  restoreEventSource,
  stubEventSource,
  waitForStream,
} from '../../testing/manual-event-source.ts';
import { type ChangeReport, subscribeToChanges } from './subscribe-to-changes.ts';

const stops: (() => void)[] = [];
beforeEach(stubEventSource);
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  await restoreEventSource();
});

function tab() {
  const heard: ChangeReport[] = [];
  const stop = subscribeToChanges((told) => heard.push(told));
  stops.push(stop);
  return { heard, stop };
}

test('tabs share one event stream, and each tab gets every event once', async () => {
  const one = tab();
  await waitForStream();
  const two = tab();
  await expect.poll(() => two.heard).toEqual(['begun']);
  findOpenStreams()[0]?.open();
  findOpenStreams()[0]?.emit('order');
  await expect.poll(() => two.heard).toEqual(['begun', 'begun', 'order']);
  expect([one.heard, ManualEventSource.all.map(({ url }) => url)]).toEqual([['begun', 'order'], ['/api/installment/v3/user/events']]);
});

test('when the tab with the event stream is closed, another tab opens a stream and reports the topic `all`', async () => {
  const one = tab();
  await waitForStream();
  findOpenStreams()[0]?.open();
  const two = tab();
  await expect.poll(() => two.heard).toEqual(['begun']);
  one.stop();
  await expect.poll(() => ManualEventSource.all.length).toBe(2);
  findOpenStreams()[0]?.open();
  expect(two.heard).toEqual(['begun', 'all']);
});

test('an event stream reports `begun` when it opens for the first time, and not when it reopens', async () => {
  const { heard } = tab();
  await waitForStream();
  expect(heard).toEqual([]);
  findOpenStreams()[0]?.open();
  findOpenStreams()[0]?.open();
  expect(heard).toEqual(['begun']);
});

test('while the event stream is refused, every tab reports the topic `all` every 30 seconds, until the stream opens', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const [one, two] = [tab(), tab()];
  await waitForStream();
  await expect.poll(() => two.heard).toEqual(['begun']);
  findOpenStreams()[0]?.refuse();
  vi.advanceTimersByTime(29_000);
  expect([one.heard, ManualEventSource.all.length]).toEqual([[], 1]);
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => two.heard).toEqual(['begun', 'all']);
  expect([one.heard, ManualEventSource.all.length]).toEqual([['all'], 2]);
  findOpenStreams()[0]?.open();
  await expect.poll(() => two.heard.length).toBe(3);
  vi.advanceTimersByTime(120_000);
  // The other tab must receive nothing in these two minutes. A later event shows that everything before it was handled.
  findOpenStreams()[0]?.emit('limit');
  await expect.poll(() => two.heard.at(-1)).toBe('limit');
  expect([one.heard, two.heard]).toEqual([
    ['all', 'all', 'limit'],
    ['begun', 'all', 'all', 'limit'],
  ]);
});

test('while the event stream neither opens nor fails, the tab reports the topic `all` every 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { heard } = tab();
  await waitForStream();
  vi.advanceTimersByTime(60_000);
  expect([heard, ManualEventSource.all.length]).toEqual([['all', 'all'], 1]);
});

test('without `EventSource` a tab reports the topic `all` every 30 seconds until it is stopped, except while offline', () => {
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

test('a tab ignores unknown messages on the broadcast channel of the server events', async () => {
  const { heard } = tab();
  const channel = new BroadcastChannel('muddat-live');
  for (const said of ['money', 7, null, { topic: 'order' }, 'limit']) channel.postMessage(said);
  await expect.poll(() => heard).toEqual(['limit']);
  channel.close();
});
