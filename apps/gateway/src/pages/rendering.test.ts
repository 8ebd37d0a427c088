import { describe, expect, test, vi } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import { startGateway } from '../testing/start.ts';
import { createRenderings, RENDER_LIMITS } from './rendering.ts';

describe('renderings', () => {
  test('of one client leave a slot to another client, and a full lane gets 429 with Retry-After', async () => {
    const documents = createRenderings(async () => undefined).of<string>();
    const finish = deferred<void>();
    const begun: string[] = [];
    const render = (owner: string, key: string) =>
      documents.run({ owner }, key, async () => {
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

  test('beyond the limit of a client are refused, and cached pages are not', async () => {
    // Freezes the clock, so that the minute of the limit does not pass on a slow machine.
    vi.useFakeTimers({ toFake: ['Date'] });
    const gateway = await startGateway({ RATE_LIMITS: 'on' });
    const browser = gateway.browser();
    const statuses = new Set<number>();
    for (let price = 0; price < 600; price += 1) statuses.add((await browser.get(`/ru/catalogue/smartphones?price_from=${price}`)).status);
    expect([...statuses]).toEqual([200]);
    const refused = await browser.get('/ru/catalogue/smartphones?price_from=9999');
    expect([refused.status, refused.headers['retry-after'] !== undefined]).toEqual([429, true]);
    expect((await browser.get('/ru/catalogue/smartphones?price_from=599')).status).toBe(200);
    vi.useRealTimers();
    await gateway.close();
  });
});
