import { expect, test } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

const HERE = 'http://one.test';
const make = (waitMs = 10_000) => createConcurrencyLimiter({ open: { atOnce: 1, waiting: 1 }, kept: { atOnce: 1, waiting: 1 }, waitMs });
const refused = { code: 'upstream_unavailable', statusCode: 503, options: { headers: { 'retry-after': '2' } } };

test('a free upstream slot goes to the call that waits longest, and a full queue refuses further calls', async () => {
  const places = make();
  const leave = await places.acquire(HERE, 'open');
  let entered = false;
  const second = places.acquire(HERE, 'open').then((free) => {
    entered = true;
    return free;
  });
  await expect(places.acquire(HERE, 'open')).rejects.toMatchObject(refused);
  expect(entered).toBe(false);
  leave();
  leave();
  const free = await second;
  const third = places.acquire(HERE, 'open');
  free();
  (await third)();
  (await places.acquire(HERE, 'open'))();
});

test('open calls take no reserved slots and no slots of other backends', async () => {
  const places = make();
  await places.acquire(HERE, 'open');
  await places.acquire(HERE, 'kept');
  await places.acquire('http://two.test', 'open');
});

test('a call that waits too long is refused, and an aborted call leaves the queue', async () => {
  const places = make(20);
  const leave = await places.acquire(HERE, 'open');
  await expect(places.acquire(HERE, 'open')).rejects.toMatchObject(refused);
  const gone = new AbortController();
  const waits = places.acquire(HERE, 'open', gone.signal);
  gone.abort(new Error('the reader left'));
  await expect(waits).rejects.toThrow('the reader left');
  leave();
  (await places.acquire(HERE, 'open'))();
});
