import { describe, expect, test } from 'vitest';
import { createFairQueue, type FairQueueLimits, QueueFullError } from './fair-queue.ts';

/** A queue whose jobs the test ends itself, and the names of the started jobs. */
function createHeldQueue(limits: Partial<FairQueueLimits> = {}) {
  const queue = createFairQueue({ workers: 1, waitingOfOne: 10, waitingOfAll: 100, ...limits });
  const begun: string[] = [];
  const ends = new Map<string, { resolve(): void; reject(error: Error): void }>();
  /** A job named after its owner, such as `a1`. */
  const add = (name: string, signal?: AbortSignal): Promise<string> =>
    queue.run(
      name.slice(0, 1),
      () => {
        begun.push(name);
        return new Promise<string>((resolve, reject) => ends.set(name, { resolve: () => resolve(name), reject }));
      },
      signal,
    );
  /** Ends the named job, by default the one that began last, and lets the next one begin. */
  const end = async (name = begun.at(-1) ?? ''): Promise<void> => {
    ends.get(name)?.resolve();
    await nextTurn();
  };
  return { add, begun, end, fail: (name: string, error: Error) => ends.get(name)?.reject(error) };
}
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
const queueFullReason = (adding: Promise<unknown>) =>
  adding.then(
    () => null,
    (error: unknown) => (error instanceof QueueFullError ? error.limitReached : error),
  );

describe('the order of jobs in a fair queue', () => {
  const ORDERS: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ['jobs of one customer run in their order', ['a1', 'a2', 'a3'], ['a1', 'a2', 'a3']],
    ['a second customer waits for the running and the next job of the first', ['a1', 'a2', 'a3', 'b1'], ['a1', 'a2', 'b1', 'a3']],
    ['customers take turns', ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'], ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']],
    ['a single job that came first runs before many of another customer', ['b1', 'a1', 'a2', 'a3', 'a4'], ['b1', 'a1', 'a2', 'a3', 'a4']],
  ];
  test.each(ORDERS)('the queue runs jobs in turn: %s', async (_title, added, expected) => {
    const { add, begun, end } = createHeldQueue();
    const all = added.map((name) => add(name));
    for (const _ of added) await end();
    expect(begun).toEqual(expected);
    expect(await Promise.all(all)).toEqual(added);
  });

  test('a new job of a customer who was served runs after the waiting jobs of all others', async () => {
    const { add, begun, end } = createHeldQueue();
    const first = [add('a1'), add('b1'), add('b2'), add('c1')];
    await end();
    const second = add('a2');
    for (const _ of 'four') await end();
    await Promise.all([...first, second]);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'b2', 'a2']);
  });

  test.each([
    [1, ['a1', 'b1']],
    [2, ['a1', 'a2', 'b1']],
    [3, ['a1', 'a2', 'a3']],
  ])('an owner that may run %i jobs at once leaves the remaining workers to others', (runningOfOne, expected) => {
    const { add, begun } = createHeldQueue({ workers: 3, runningOfOne });
    for (const name of ['a1', 'a2', 'a3', 'b1']) void add(name);
    expect(begun).toEqual(expected);
  });

  test('only one job per customer runs at a time; a free worker goes to another customer', async () => {
    const { add, begun, end } = createHeldQueue({ workers: 2 });
    const all = [add('a1'), add('a2')];
    expect(begun).toEqual(['a1']);
    all.push(add('b1'), add('c1'));
    expect(begun).toEqual(['a1', 'b1']);
    await end('b1');
    // The next turn is that of `a`, but a job of `a` still runs.
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await end('a1');
    expect(begun.at(-1)).toBe('a2');
    await end('c1');
    await end('a2');
    await Promise.all(all);
  });
});

describe('the length of a fair queue', () => {
  test('the waiting jobs of one customer are limited, and other customers are not refused', async () => {
    const { add, end } = createHeldQueue({ waitingOfOne: 2 });
    const all = [add('a1'), add('a2'), add('a3')];
    expect(await queueFullReason(add('a4'))).toBe('own');
    all.push(add('b1'));
    for (const _ of 'four') await end();
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1']);
    const again = add('a5');
    await end();
    expect(await again).toBe('a5');
  });

  test('the waiting jobs of all customers together are limited', async () => {
    const { add, end } = createHeldQueue({ waitingOfAll: 2 });
    const all = [add('a1'), add('b1'), add('c1')];
    expect(await queueFullReason(add('d1'))).toBe('all');
    for (const _ of 'abc') await end();
    await Promise.all(all);
  });
});

describe('the end of a job in a fair queue', () => {
  test('a failed job rejects its promise, and the next one runs', async () => {
    const { add, fail, end } = createHeldQueue();
    const [failing, next] = [add('a1'), add('a2')];
    fail('a1', new Error('no paper'));
    await expect(failing).rejects.toThrow('no paper');
    await end();
    expect(await next).toBe('a2');
  });

  test('a job that throws synchronously also rejects its promise', async () => {
    const queue = createFairQueue({ workers: 1, waitingOfOne: 1, waitingOfAll: 1 });
    const thrown = queue.run('a', () => {
      throw new Error('at once');
    });
    await expect(thrown).rejects.toThrow('at once');
    expect(await queue.run('a', async () => 1)).toBe(1);
  });

  test('a waiting job whose caller aborts never runs, and frees its slot', async () => {
    const { add, begun, end } = createHeldQueue({ waitingOfOne: 1 });
    const gone = new AbortController();
    const [running, leaving] = [add('a1'), add('a2', gone.signal)];
    gone.abort(new Error('gone'));
    await expect(leaving).rejects.toThrow('gone');
    const staying = add('a3');
    await end();
    await end();
    expect([await running, await staying, begun]).toEqual(['a1', 'a3', ['a1', 'a3']]);
  });

  test('a job with an aborted signal is rejected at once', async () => {
    const { add, begun } = createHeldQueue();
    await expect(add('a1', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    expect(begun).toEqual([]);
  });

  test('a running job keeps its worker until it ends, even if its caller aborts', async () => {
    const { add, begun, end } = createHeldQueue();
    const gone = new AbortController();
    const [running, next] = [add('a1', gone.signal), add('b1')];
    gone.abort(new Error('gone'));
    await expect(running).rejects.toThrow('gone');
    expect(begun).toEqual(['a1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1']);
    await end();
    await next;
  });
});
