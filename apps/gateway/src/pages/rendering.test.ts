import { describe, expect, test, vi } from 'vitest';
import { Problem } from '../http/problem.ts';
import { deferred } from '../testing/deferred.ts';
import { startGateway } from '../testing/start.ts';
import { createPageCache } from './page-cache.ts';
import { createRenderings, RENDER_LIMITS } from './rendering.ts';

/** Renderings of pages in a cache whose pages are outdated at once. `overLimit`: owners who may not render. */
function createTestRenderings(overLimit: readonly string[] = []) {
  const counted: string[] = [];
  const count = async ({ owner }: { owner: string }): Promise<void> => {
    counted.push(owner);
    if (overLimit.includes(owner)) throw new Problem('rate_limited');
  };
  const documents = createRenderings(count).of<string>();
  const clock = { ms: 1 };
  const store = createPageCache<string>({
    freshMs: 10,
    staleMs: 1_000,
    maxWaitMs: 1_000,
    maxEntries: 100,
    maxBytes: 10_000,
    bytesOf: ({ length }) => length,
    isCacheable: () => true,
    onError: () => undefined,
    now: () => clock.ms,
  });
  const page = (owner: string, key: string, render: () => Promise<string>) => documents.cached({ owner }, { key, store, render });
  return { counted, clock, documents, page };
}

describe('renderings', () => {
  test('of one client leave a slot to another client, and a full lane gets 429 with Retry-After', async () => {
    const { page } = createTestRenderings();
    const finish = deferred<void>();
    const begun: string[] = [];
    const render = (owner: string, key: string) =>
      page(owner, key, async () => {
        begun.push(owner);
        await finish.promise;
        return key;
      });
    const most = (RENDER_LIMITS.runningOfOne ?? 1) + RENDER_LIMITS.waitingOfOne;
    const flood = Array.from({ length: most }, (_, at) => render('flood', `page ${at}`));
    const refused = expect(render('flood', 'one more')).rejects.toMatchObject({
      statusCode: 429,
      options: { headers: { 'retry-after': '5' } },
    });
    const other = render('other', 'page');
    await vi.waitFor(() => expect(begun).toEqual(['flood', 'flood', 'other']));
    finish.resolve();
    expect(await other).toBe('page');
    await Promise.all([...flood, refused]);
  });

  test('that wait in a full lane begin at the turn of another client that requests the same page', async () => {
    const { page } = createTestRenderings();
    const finish = deferred<void>();
    const begun: string[] = [];
    const render = (owner: string, key: string) =>
      page(owner, key, async () => {
        begun.push(key);
        await finish.promise;
        return key;
      });
    const flood = ['a', 'b', 'c', 'd'].map((key) => render('flood', key));
    await vi.waitFor(() => expect(begun).toEqual(['a', 'b']));
    const other = render('other', 'd');
    await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'd']));
    finish.resolve();
    expect(await Promise.all([...flood, other])).toEqual(['a', 'b', 'c', 'd', 'd']);
  });

  test('are refused to a client over its limit without a refusal for another client that requests the same page', async () => {
    const { page } = createTestRenderings(['flood']);
    const refused = expect(page('flood', 'page', async () => 'of flood')).rejects.toMatchObject({ statusCode: 429 });
    expect(await page('other', 'page', async () => 'of other')).toBe('of other');
    await refused;
  });

  test('renew a cached page for a client over its limit too, and do not count it', async () => {
    const { page, clock, counted } = createTestRenderings(['flood']);
    await page('other', 'page', async () => 'before');
    clock.ms = 100;
    expect(await page('flood', 'page', async () => 'after')).toBe('before');
    await vi.waitFor(async () => expect(await page('flood', 'page', async () => 'later')).toBe('after'));
    expect(counted).toEqual(['other']);
  });

  test('beyond the limit of a client are refused, and cached pages are not', async () => {
    // Freezes the clock, so that the minute of the limit does not pass on a slow machine.
    vi.useFakeTimers({ toFake: ['Date'] });
    const gateway = await startGateway({ RATE_LIMITS: 'on' });
    const browser = gateway.browser();
    const statusOf = async (price: number) => (await browser.get(`/ru/catalogue/smartphones?price_from=${price}`)).status;
    for (let first = 0; first < 600; first += 20)
      expect(new Set(await Promise.all(Array.from({ length: 20 }, (_, at) => statusOf(first + at))))).toEqual(new Set([200]));
    const refused = await browser.get('/ru/catalogue/smartphones?price_from=9999');
    expect([refused.status, refused.headers['retry-after'] !== undefined]).toEqual([429, true]);
    expect(await statusOf(599)).toBe(200);
    vi.useRealTimers();
    await gateway.close();
  });
});
