import { describe, expect, test } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import { createContentVersion } from './content-version.ts';

function setup(answers: (string | null | Error)[]) {
  const state = { now: 0, asked: 0, changes: 0 };
  const version = createContentVersion({
    ask: async () => {
      const answer = answers[Math.min(state.asked, answers.length - 1)] ?? null;
      state.asked += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    onChange: () => {
      state.changes += 1;
    },
    everyMs: 1_000,
    now: () => state.now,
  });
  return { state, version };
}

describe('the version of the contents', () => {
  test.each([
    ['a changed one is told', ['a', 'b'], 1],
    ['the same one is not', ['a', 'a'], 0],
    ['the first one ever is no change', ['a'], 0],
    ['an unknown one is no change, nor is the same one after it', ['a', null, 'a'], 0],
    ['a failure is no change, the other one after it is', ['a', new Error('down'), 'b'], 1],
    ['each change is told', ['a', 'b', 'a'], 2],
  ])('%s', async (_title, answers, changes) => {
    const { state, version } = setup(answers);
    for (const _ of answers) await version.check();
    expect(state.changes).toBe(changes);
  });

  test('is asked for once a second however many look', async () => {
    const { state, version } = setup(['a']);
    for (let at = 0; at <= 2_000; at += 100) {
      state.now = at;
      version.look();
      await new Promise(setImmediate);
    }
    expect(state.asked).toBe(3);
  });

  test('a check asks anew, and does not take the answer to an earlier question for its own', async () => {
    const first = deferred<string | null>();
    let asked = 0;
    const told: number[] = [];
    const version = createContentVersion({
      ask: () => {
        asked += 1;
        return asked === 1 ? first.promise : Promise.resolve('b');
      },
      onChange: () => told.push(asked),
      everyMs: 1_000,
      now: () => 0,
    });
    version.look();
    const check = version.check();
    first.resolve('a');
    await check;
    expect([asked, told]).toEqual([2, [2]]);
  });
});
