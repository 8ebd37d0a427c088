import { expect, test } from 'vitest';
import { parseBuildId, watchBuild } from './build-watch.ts';

const MINUTE_MS = 60_000;

/** A build watch with a clock that the test controls. */
function open(answers: (() => Promise<unknown>)[], random = () => 0.5) {
  const waits: number[] = [];
  let task: () => void = () => {};
  let notices = 0;
  let asked = 0;
  watchBuild({
    build: 'mine',
    fetchLatestBuild: () => {
      const answer = answers[asked] ?? (async () => ({ id: 'mine', timestamp: 1 }));
      asked += 1;
      return answer();
    },
    onNewBuild: () => {
      notices += 1;
    },
    setTimer: (next, ms) => {
      waits.push(ms);
      task = next;
    },
    random,
  });
  const tick = async () => {
    const due = task;
    task = () => {};
    due();
    for (let at = 0; at < 5; at += 1) await Promise.resolve();
  };
  return { waits, tick, asked: () => asked, notices: () => notices };
}
const answer = (value: unknown) => async () => value;

test.each([
  [0, 54],
  [0.5, 60],
  [1, 66],
])('[S4-10] the latest build is requested after 60 minutes, plus or minus a tenth (random %d: %i min)', async (chance, minutes) => {
  const { waits, tick, asked } = open([], () => chance);
  expect([waits.map((ms) => Math.round(ms / MINUTE_MS)), asked()]).toEqual([[minutes], 0]);
  await tick();
  expect([waits.map((ms) => Math.round(ms / MINUTE_MS)), asked()]).toEqual([[minutes, minutes], 1]);
});

test('[S4-10] the latest build is requested every hour despite failures, and a new build is reported once', async () => {
  const broken = async () => Promise.reject(new TypeError('Failed to fetch'));
  const { tick, asked, notices } = open([
    broken,
    answer('<h1>502</h1>'),
    answer({ id: 'mine', timestamp: 1 }),
    answer({ id: 'other', timestamp: 2 }),
  ]);
  for (let at = 1; at <= 3; at += 1) {
    await tick();
    expect([asked(), notices()]).toEqual([at, 0]);
  }
  await tick();
  expect([asked(), notices()]).toEqual([4, 1]);
  await tick();
  expect([asked(), notices()]).toEqual([4, 1]);
});

test.each([null, 'other', 7, [], {}, { id: 'x' }, { id: '', timestamp: 1 }, { id: 7, timestamp: 1 }, { id: 'x', timestamp: '1' }])(
  'a response that is no build metadata has no build id: %j',
  (body) => {
    expect(parseBuildId(body)).toBeNull();
  },
);
