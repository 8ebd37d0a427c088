import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CUSTOMER_KEY } from '../data/queries.ts';
import { follow } from './follow.ts';
import type { listen } from './listen.ts';
import type { Topic } from './topics.ts';

type Listener = Parameters<typeof listen>[0];

const heard = vi.hoisted(() => ({ listeners: [] as Listener[], stopped: 0 }));
vi.mock('./listen.ts', () => ({
  listen: (listener: Listener) => {
    heard.listeners.push(listener);
    return () => {
      heard.stopped += 1;
    };
  },
}));

let queryClient: QueryClient;
let asked: unknown[];
beforeEach(() => {
  queryClient = new QueryClient();
  asked = [];
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async (filters) => void asked.push(filters?.queryKey?.at(-1)));
});
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  heard.listeners = [];
  heard.stopped = 0;
});

async function start(topics: readonly Topic[], onOpen?: (open: boolean) => void): Promise<() => void> {
  const stop = follow(queryClient, topics, onOpen);
  stops.push(stop);
  await expect.poll(() => heard.listeners.length).toBeGreaterThan(0);
  return stop;
}
const say = (topic: Topic) => heard.listeners.at(-1)?.tell(topic);

test('the frame asks again for notifications alone, and a page beside it for all it follows, once each, by one stream', async () => {
  await start(['notification']);
  say('limit');
  say('notification');
  expect(asked).toEqual(['notifications']);
  const leave = await start(['limit', 'notification']);
  say('limit');
  say('notification');
  expect(asked).toEqual(['notifications', 'limit', 'notifications']);
  leave();
  say('limit');
  expect(asked).toHaveLength(3);
  expect([heard.listeners.length, heard.stopped]).toEqual([1, 0]);
});

test('who comes to an open stream knows that it is open, and asks for what nobody was told of', async () => {
  await start(['notification']);
  heard.listeners[0]?.onOpen(true);
  const opened: boolean[] = [];
  await start(['limit', 'notification'], (open) => opened.push(open));
  heard.listeners[0]?.onOpen(false);
  expect([opened, asked]).toEqual([[true, false], ['limit']]);
});

test('the stream ends with the last who follows it, and begins anew with the next', async () => {
  const [one, two] = [await start(['notification']), await start(['limit'])];
  one();
  expect(heard.stopped).toBe(0);
  two();
  expect(heard.stopped).toBe(1);
  await start(['limit']);
  await expect.poll(() => heard.listeners.length).toBe(2);
  expect(queryClient.invalidateQueries).not.toHaveBeenCalledWith({ queryKey: [CUSTOMER_KEY, 'limit'] });
});
