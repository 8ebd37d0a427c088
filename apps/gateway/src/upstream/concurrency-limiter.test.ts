import { expect, test } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

const HERE = 'http://one.test';
const make = (waitMs = 10_000) => createConcurrencyLimiter({ open: { atOnce: 1, waiting: 1 }, kept: { atOnce: 1, waiting: 1 }, waitMs });
const refused = { code: 'upstream_unavailable', statusCode: 503, options: { headers: { 'retry-after': '2' } } };

test('a freed backend slot goes to the waiting call, and a call beyond the full queue is refused with 503', async () => {
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

test('a call in a slot of kind `open` takes none of kind `kept` and none of another backend', async () => {
  const places = make();
  await places.acquire(HERE, 'open');
  await places.acquire(HERE, 'kept');
  await places.acquire('http://two.test', 'open');
});

test('a call that waits too long for a backend slot is refused with 503, and an aborted call leaves the queue', async () => {
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
