import { describe, expect, test } from 'vitest';
import { createFairQueue, QueueFullError } from './fair-queue.ts';
import { createSharedWork } from './shared-work.ts';

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
const outcomeOf = (work: Promise<string>): Promise<unknown> => work.catch((error: unknown) => error);

/** Shared work on one worker. The first job keeps the worker until `free`. */
function createBusyWork({ waitingOfOne = 9, waitingOfAll = 9 } = {}) {
  const queue = createFairQueue({ workers: 1, waitingOfOne, waitingOfAll });
  const shared = createSharedWork<string>(queue);
  let free = (): void => undefined;
  void queue.run('busy', () => new Promise<void>((resolve) => (free = resolve)));
  const begun: string[] = [];
  const run = (key: string, owner: string, gone?: AbortSignal): Promise<string> =>
    shared.run({ key, owner, ...(gone ? { gone } : {}) }, async () => {
      begun.push(`${key} of ${owner}`);
      return key;
    });
  return { queue, shared, begun, run, free: () => free() };
}

describe('createSharedWork', () => {
  test('does work once that two clients need at the same time', async () => {
    const { run, begun, free } = createBusyWork();
    const both = [run('page', 'a'), run('page', 'b')];
    free();
    expect(await Promise.all(both)).toEqual(['page', 'page']);
    expect(begun).toEqual(['page of a']);
  });

  test('does work anew that was needed again after its end', async () => {
    const { run, begun, free } = createBusyWork();
    free();
    await run('page', 'a');
    await run('page', 'b');
    expect(begun).toEqual(['page of a', 'page of b']);
  });

  test.each(['run', 'join'] as const)(
    'begins work at the turn of the client that comes first, whatever else waits for the other client: %s',
    async (way) => {
      const { shared, run, begun, free } = createBusyWork();
      const flood = ['1', '2', '3'].map((key) => run(key, 'flood'));
      const page = run('page', 'flood');
      if (way === 'run') void run('page', 'other');
      else void shared.join({ key: 'page', owner: 'other' });
      free();
      await Promise.all([...flood, page]);
      expect(begun).toEqual(['1 of flood', 'page of flood', '2 of flood', '3 of flood']);
    },
  );

  test('there is nothing to join when no client needs the work', () => {
    const { shared } = createBusyWork();
    expect(shared.join({ key: 'page', owner: 'a' })).toBeUndefined();
  });

  test('a lane that is full does not refuse a client whose work waits in another lane', async () => {
    const { run, free } = createBusyWork({ waitingOfOne: 1 });
    const first = [run('1', 'full'), run('page', 'other')];
    const page = run('page', 'full');
    free();
    expect(await Promise.all([...first, page])).toEqual(['1', 'page', 'page']);
  });

  test('refuses work when no lane has room', async () => {
    const { run, free } = createBusyWork({ waitingOfOne: 1 });
    const first = run('1', 'full');
    expect(await outcomeOf(run('2', 'full'))).toBeInstanceOf(QueueFullError);
    free();
    expect(await first).toBe('1');
  });

  test('an error of the work reaches every client, and the next request tries again', async () => {
    const { shared, free } = createBusyWork();
    const fail = () => Promise.reject(new Error('no paper'));
    const both = ['a', 'b'].map((owner) => outcomeOf(shared.run({ key: 'page', owner }, fail)));
    free();
    expect(await Promise.all(both)).toEqual([new Error('no paper'), new Error('no paper')]);
    expect(await shared.run({ key: 'page', owner: 'a' }, async () => 'drawn')).toBe('drawn');
  });
});

describe('work whose clients leave', () => {
  test('never begins when the last client has gone', async () => {
    const { run, begun, free } = createBusyWork();
    const [one, other] = [new AbortController(), new AbortController()];
    const left = [run('page', 'a', one.signal), run('page', 'b', other.signal)].map(outcomeOf);
    one.abort('one');
    other.abort('other');
    free();
    expect(await Promise.all(left)).toEqual(['one', 'other']);
    expect(await run('next', 'a')).toBe('next');
    expect(begun).toEqual(['next of a']);
  });

  test('continues for the client that stays', async () => {
    const { run, free } = createBusyWork();
    const gone = new AbortController();
    const leaving = outcomeOf(run('page', 'a', gone.signal));
    const staying = run('page', 'b');
    gone.abort('gone');
    free();
    expect([await leaving, await staying]).toEqual(['gone', 'page']);
  });

  test('gets an aborted signal if it runs already, and its key is free for new work', async () => {
    const { shared, free } = createBusyWork();
    free();
    const gone = new AbortController();
    let signal: AbortSignal | undefined;
    const left = outcomeOf(
      shared.run({ key: 'page', owner: 'a', gone: gone.signal }, (abandoned) => {
        signal = abandoned;
        return new Promise((_resolve, reject) => abandoned.addEventListener('abort', () => reject(abandoned.reason)));
      }),
    );
    await nextTurn();
    gone.abort('gone');
    expect(await left).toBe('gone');
    expect(signal?.aborted).toBe(true);
    expect(await shared.run({ key: 'page', owner: 'b' }, async () => 'drawn')).toBe('drawn');
  });

  test('is not begun for a client that has gone before', async () => {
    const { run, begun, free } = createBusyWork();
    free();
    expect(await outcomeOf(run('page', 'a', AbortSignal.abort('gone')))).toBe('gone');
    expect(begun).toEqual([]);
  });
});
