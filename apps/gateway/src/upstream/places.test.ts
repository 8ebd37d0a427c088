import { expect, test } from 'vitest';
import { createPlaces } from './places.ts';

const HERE = 'http://one.test';
const make = (waitMs = 10_000) => createPlaces({ open: { atOnce: 1, waiting: 1 }, kept: { atOnce: 1, waiting: 1 }, waitMs });
const refused = { code: 'upstream_unavailable', statusCode: 503, options: { headers: { 'retry-after': '2' } } };

test('a place is handed to who waits longest, and who comes when too many wait is refused', async () => {
  const places = make();
  const leave = await places.enter(HERE, 'open');
  let entered = false;
  const second = places.enter(HERE, 'open').then((free) => {
    entered = true;
    return free;
  });
  await expect(places.enter(HERE, 'open')).rejects.toMatchObject(refused);
  expect(entered).toBe(false);
  leave();
  leave();
  const free = await second;
  const third = places.enter(HERE, 'open');
  free();
  (await third)();
  (await places.enter(HERE, 'open'))();
});

test('kept places and other backends are not taken by open calls', async () => {
  const places = make();
  await places.enter(HERE, 'open');
  await places.enter(HERE, 'kept');
  await places.enter('http://two.test', 'open');
});

test('who waits too long is refused, and who leaves the queue leaves its place in it', async () => {
  const places = make(20);
  const leave = await places.enter(HERE, 'open');
  await expect(places.enter(HERE, 'open')).rejects.toMatchObject(refused);
  const gone = new AbortController();
  const waits = places.enter(HERE, 'open', gone.signal);
  gone.abort(new Error('the reader left'));
  await expect(waits).rejects.toThrow('the reader left');
  leave();
  (await places.enter(HERE, 'open'))();
});
