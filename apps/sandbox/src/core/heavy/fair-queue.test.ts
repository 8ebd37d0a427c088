import { describe, expect, test } from 'vitest';
import { createFairQueue, type FairQueueLimits, QueueFull } from './fair-queue.ts';

/** A queue whose jobs the test ends itself, and the names of the started jobs. */
function held(limits: Partial<FairQueueLimits> = {}) {
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
    await turn();
  };
  return { add, begun, end, fail: (name: string, error: Error) => ends.get(name)?.reject(error) };
}
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const fullOf = (adding: Promise<unknown>) =>
  adding.then(
    () => null,
    (error: unknown) => (error instanceof QueueFull ? error.whose : error),
  );

describe('the order', () => {
  const ORDERS: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ['jobs of one customer run in their order', ['a1', 'a2', 'a3'], ['a1', 'a2', 'a3']],
    ['a second customer waits for one job of the first', ['a1', 'a2', 'a3', 'b1'], ['a1', 'a2', 'b1', 'a3']],
    ['customers take turns', ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'], ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']],
    ['a customer with one job each time goes before the rest of many', ['b1', 'a1', 'a2', 'a3', 'a4'], ['b1', 'a1', 'a2', 'a3', 'a4']],
  ];
  test.each(ORDERS)('%s', async (_title, added, expected) => {
    const { add, begun, end } = held();
    const all = added.map((name) => add(name));
    for (const _ of added) await end();
    expect(begun).toEqual(expected);
    expect(await Promise.all(all)).toEqual(added);
  });

  test('a customer who comes back takes a turn behind those who wait', async () => {
    const { add, begun, end } = held();
    const first = [add('a1'), add('b1'), add('b2'), add('c1')];
    await end();
    const second = add('a2');
    for (const _ of 'four') await end();
    await Promise.all([...first, second]);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'b2', 'a2']);
  });

  test('one job of a customer runs at once, though a worker is free; another customer gets it', async () => {
    const { add, begun, end } = held({ workers: 2 });
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

describe('the length', () => {
  test('what waits of one customer is bounded, and refuses nobody else', async () => {
    const { add, end } = held({ waitingOfOne: 2 });
    const all = [add('a1'), add('a2'), add('a3')];
    expect(await fullOf(add('a4'))).toBe('own');
    all.push(add('b1'));
    for (const _ of 'four') await end();
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1']);
    const again = add('a5');
    await end();
    expect(await again).toBe('a5');
  });

  test('what waits of all customers is bounded', async () => {
    const { add, end } = held({ waitingOfAll: 2 });
    const all = [add('a1'), add('b1'), add('c1')];
    expect(await fullOf(add('d1'))).toBe('all');
    for (const _ of 'abc') await end();
    await Promise.all(all);
  });
});

describe('the end', () => {
  test('a job that fails says so, and the next one runs', async () => {
    const { add, fail, end } = held();
    const [failing, next] = [add('a1'), add('a2')];
    fail('a1', new Error('no paper'));
    await expect(failing).rejects.toThrow('no paper');
    await end();
    expect(await next).toBe('a2');
  });

  test('a job that throws at once fails alike', async () => {
    const queue = createFairQueue({ workers: 1, waitingOfOne: 1, waitingOfAll: 1 });
    const thrown = queue.run('a', () => {
      throw new Error('at once');
    });
    await expect(thrown).rejects.toThrow('at once');
    expect(await queue.run('a', async () => 1)).toBe(1);
  });

  test('a job that nobody waits for any more never runs, and its place is free', async () => {
    const { add, begun, end } = held({ waitingOfOne: 1 });
    const gone = new AbortController();
    const [running, leaving] = [add('a1'), add('a2', gone.signal)];
    gone.abort(new Error('gone'));
    await expect(leaving).rejects.toThrow('gone');
    const staying = add('a3');
    await end();
    await end();
    expect([await running, await staying, begun]).toEqual(['a1', 'a3', ['a1', 'a3']]);
  });

  test('whoever has gone before is refused at once', async () => {
    const { add, begun } = held();
    await expect(add('a1', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    expect(begun).toEqual([]);
  });

  test('a job that runs keeps its worker until it ends, though nobody waits for it', async () => {
    const { add, begun, end } = held();
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
