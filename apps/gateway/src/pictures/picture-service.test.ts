import { describe, expect, test, vi } from 'vitest';
import { Problem } from '../http/problem.ts';
import { deferred } from '../testing/deferred.ts';
import { BACKEND_QUEUE_LIMITS } from '../upstream/backend-queues.ts';
import { BadPictureError } from './draw-picture.ts';
import { createPictureService, type PictureClient, type PictureRecipe } from './picture-service.ts';
import type { PictureStore } from './picture-store.ts';

const never = new AbortController().signal;

/** A service with one worker on a store in memory. `draw` waits for `finish`. */
function createTestService() {
  const pictures = new Map<string, Buffer>();
  const store: PictureStore = { get: async (key) => pictures.get(key), put: async (key, bytes) => void pictures.set(key, bytes) };
  const service = createPictureService<string>(store, { workers: 1, waitingOfOne: 1, waitingOfAll: 10 });
  const finish = deferred<void>();
  const drawn: string[] = [];
  const countNew = vi.fn(async () => undefined);
  const client = (owner: string, gone = never): PictureClient => ({ owner, gone, countNew });
  const recipe = (key: string): PictureRecipe<string> => ({
    key,
    source: key,
    fetch: async () => `source of ${key}`,
    draw: async (source) => {
      drawn.push(key);
      await finish.promise;
      return Buffer.from(`picture of ${source}`);
    },
  });
  const text = async (owner: string, key: string, gone?: AbortSignal): Promise<string> =>
    String((await service(client(owner, gone), recipe(key))).bytes);
  return { pictures, service, drawn, countNew, client, recipe, text, finish: () => finish.resolve() };
}
const statusOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof Problem ? error.statusCode : error),
  );
const turns = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

describe('the picture service', () => {
  test('sends a stored picture while every worker and every lane is full, and does not count it', async () => {
    const { pictures, text, finish, countNew } = createTestService();
    pictures.set('stored', Buffer.from('stored before'));
    const flood = [text('flood', 'a'), text('flood', 'b')];
    await turns();
    expect(await text('flood', 'stored')).toBe('stored before');
    expect(countNew).toHaveBeenCalledTimes(2);
    finish();
    await Promise.all(flood);
  });

  test('refuses a client that fills its own lane with 429, and draws for another client at its turn', async () => {
    const { text, drawn, finish } = createTestService();
    const flood = [text('flood', 'a'), text('flood', 'b')];
    await turns();
    const refused = statusOf(text('flood', 'c'));
    const other = text('other', 'd');
    await turns();
    finish();
    expect(await refused).toBe(429);
    expect(await other).toBe('picture of source of d');
    await Promise.all(flood);
    expect(drawn.indexOf('d')).toBeLessThan(3);
  });

  test('fetches for one client fewer sources at once than a backend serves it, so that no source waits there', async () => {
    const { service, client, recipe, finish } = createTestService();
    const arrival = deferred<void>();
    let fetching = 0;
    const slow = (key: string): PictureRecipe<string> => ({
      ...recipe(key),
      fetch: async () => {
        fetching += 1;
        await arrival.promise;
        return key;
      },
    });
    const page = ['a', 'b', 'c', 'd'].map((key) => statusOf(service(client('page'), slow(key))));
    await turns();
    expect(fetching).toBeLessThan(BACKEND_QUEUE_LIMITS.open.runningOfOne ?? 0);
    arrival.resolve();
    finish();
    await Promise.all(page);
    expect(fetching).toBe(4);
  });

  test('draws once what several clients request at the same time', async () => {
    const { text, drawn, finish } = createTestService();
    const all = ['a', 'b', 'c'].map((owner) => text(owner, 'same'));
    finish();
    expect(new Set(await Promise.all(all))).toEqual(new Set(['picture of source of same']));
    expect(drawn).toEqual(['same']);
  });

  test('draws nothing for clients that have left, and the next client waits for nobody', async () => {
    const { text, drawn, finish } = createTestService();
    const gone = new AbortController();
    const running = text('busy', 'first');
    await turns();
    const left = statusOf(text('leaving', 'left', gone.signal));
    await turns();
    gone.abort('the client left');
    expect(await left).toBe('the client left');
    const next = text('leaving', 'next');
    finish();
    await Promise.all([running, next]);
    expect(drawn).toEqual(['first', 'next']);
  });

  test('ends the fetching of a source when the last client has left', async () => {
    const { service, client, recipe } = createTestService();
    const gone = new AbortController();
    let fetching: AbortSignal | undefined;
    const fetch = (abandoned: AbortSignal) => {
      fetching = abandoned;
      return new Promise<never>((_resolve, reject) => abandoned.addEventListener('abort', () => reject(abandoned.reason)));
    };
    const left = statusOf(service(client('a', gone.signal), { ...recipe('slow'), fetch }));
    await turns();
    gone.abort('the client left');
    expect([await left, fetching?.aborted]).toEqual(['the client left', true]);
  });

  test.each([
    ['that the backend does not know', { fetch: () => Promise.reject(new Problem('not_found')) }],
    ['that cannot be drawn', { draw: () => Promise.reject(new BadPictureError('broken')) }],
  ])('refuses a name %s, and the second time before it fetches or counts anything', async (_title, failing) => {
    const { service, client, recipe, countNew } = createTestService();
    const fetch = vi.fn(recipe('unknown').fetch);
    const unknown = { ...recipe('unknown'), fetch, ...failing };
    expect(await statusOf(service(client('a'), unknown))).toBe(404);
    expect(await statusOf(service(client('b'), { ...unknown, fetch }))).toBe(404);
    expect([countNew.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 'draw' in failing ? 1 : 0]);
  });

  test('tries again after a failure of the backend', async () => {
    const { service, client, recipe, text, finish } = createTestService();
    finish();
    const down = { ...recipe('later'), fetch: () => Promise.reject(new Problem('upstream_unavailable')) };
    expect(await statusOf(service(client('a'), down))).toBe(502);
    expect(await text('a', 'later')).toBe('picture of source of later');
  });
});
