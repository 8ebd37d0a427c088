import { expect, test } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import { type BackendTurn, createBackendQueues } from './backend-queues.ts';

const LANE = { workers: 2, runningOfOne: 1, waitingOfOne: 1, waitingOfAll: 2 };
const never = new AbortController().signal;

/** Queues, and a function that makes a call of an owner and keeps it running until `end`. */
function createTestQueues(waitMs = 10_000) {
  const queues = createBackendQueues({ open: LANE, kept: LANE, waitMs });
  const end = deferred<void>();
  const begun: string[] = [];
  const call = (owner: string, turn: Partial<BackendTurn> = {}) =>
    queues.run({ origin: 'http://one.test', lane: 'open', owner, signal: never, ...turn }, async () => {
      begun.push(owner);
      await end.promise;
      return owner;
    });
  const refusal = (owner: string) =>
    call(owner).then(String, (error: { statusCode: number; options: { headers: object } }) => ({
      status: error.statusCode,
      ...error.options.headers,
    }));
  return { call, refusal, begun, end: () => end.resolve() };
}

test('calls of one client leave a slot at the backend to another client', async () => {
  const { call, begun, end } = createTestQueues();
  const all = [call('flood'), call('flood'), call('other')];
  expect(begun).toEqual(['flood', 'other']);
  end();
  expect(await Promise.all(all)).toEqual(['flood', 'flood', 'other']);
});

test('more calls than may wait are refused: 429 to a client that fills its own lane, 503 when all lanes are full', async () => {
  const { call, refusal, end } = createTestQueues();
  const all = [call('a'), call('b'), call('a')];
  expect(await refusal('a')).toEqual({ status: 429, 'retry-after': '2' });
  all.push(call('b'));
  expect(await refusal('c')).toEqual({ status: 503, 'retry-after': '2' });
  end();
  await Promise.all(all);
});

test('a call in the lane `open` takes no slot of the lane `kept`, and none of another backend', async () => {
  const { call, begun, end } = createTestQueues();
  const all = [call('a'), call('b'), call('a', { lane: 'kept' }), call('b', { origin: 'http://two.test' })];
  expect(begun).toHaveLength(4);
  end();
  await Promise.all(all);
});

test('a call that waits too long is refused with 503, one that runs long is not', async () => {
  const { call, refusal, end } = createTestQueues(20);
  const running = call('a');
  expect(await refusal('a')).toEqual({ status: 503, 'retry-after': '2' });
  end();
  expect(await running).toBe('a');
});

test('a call whose client leaves never begins', async () => {
  const { call, begun, end } = createTestQueues();
  const running = call('a');
  const gone = new AbortController();
  const waitingCall = call('a', { signal: gone.signal });
  gone.abort(new Error('the client left'));
  await expect(waitingCall).rejects.toThrow('the client left');
  end();
  await running;
  expect(begun).toEqual(['a']);
});
