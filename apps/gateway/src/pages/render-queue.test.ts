import { expect, test } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import { createRenderQueue } from './render-queue.ts';

test('the render queue limits running and waiting renderings and refuses more with 503 and Retry-After', async () => {
  const queue = createRenderQueue(2, 1);
  const gate = deferred<void>();
  let under = 0;
  const work = async () => {
    under += 1;
    await gate.promise;
    return under;
  };
  const taken = [queue(work), queue(work), queue(work)];
  await new Promise(setImmediate);
  expect(under).toBe(2);
  await expect(queue(work)).rejects.toMatchObject({ statusCode: 503, options: { headers: { 'retry-after': '5' } } });
  gate.resolve();
  await Promise.all(taken);
  expect(under).toBe(3);
  expect(await queue(async () => 'room again')).toBe('room again');
});
