import { expect, test } from 'vitest';
import { keepRunning } from './keep-running.mjs';

/** Servers that a test ends. */
function servers() {
  const ends = [];
  const lines = [];
  let leaving = false;
  return {
    ends,
    lines,
    leave: () => {
      leaving = true;
    },
    parts: {
      start: async () => {
        let end;
        const ended = new Promise((resolve) => {
          end = () => resolve({ code: null, signal: 'SIGKILL' });
        });
        ends.push(end);
        return { ended };
      },
      isLeaving: () => leaving,
      say: (line) => void lines.push(line),
    },
  };
}
const started = (ends, n) => expect.poll(() => ends.length).toBe(n);

test('a server that dies is started anew three times, and each time is said', async () => {
  const { ends, lines, parts } = servers();
  const { gaveUp } = await keepRunning('gateway', parts);
  for (let n = 1; n <= 4; n += 1) {
    await started(ends, n);
    ends.at(-1)();
  }
  await gaveUp;
  expect(ends).toHaveLength(4);
  expect(lines).toEqual([
    'The gateway ended (SIGKILL). Starting it anew (1 of 3).',
    'The gateway ended (SIGKILL). Starting it anew (2 of 3).',
    'The gateway ended (SIGKILL). Starting it anew (3 of 3).',
    'The gateway ended (SIGKILL) after 3 restarts; its own lines above say why.',
  ]);
});

test('one that ends because all end is not', async () => {
  const { ends, lines, leave, parts } = servers();
  const { gaveUp } = await keepRunning('gateway', parts);
  leave();
  ends[0]();
  await gaveUp;
  expect([ends.length, lines]).toEqual([1, []]);
});

test('one that does not come up again is given up with its own line', async () => {
  const { ends, lines, parts } = servers();
  let starts = 0;
  const start = async () => {
    starts += 1;
    if (starts > 1) throw new Error('The gateway did not start.');
    return parts.start();
  };
  const { gaveUp } = await keepRunning('gateway', { ...parts, start });
  ends[0]();
  await gaveUp;
  expect(lines.at(-1)).toBe('The gateway did not start.');
});
