import fc from 'fast-check';
import { expect, it } from 'vitest';
import { play } from './testing/play.ts';

/** In each of the two worlds. */
const SEQUENCES = 50_000;
/** The same sequences every time; a failure prints the seed and the path to it. */
const SEED = 20_261_121;

/** Enough to meet a mistake in. */
const SEQUENCES_OF_MISTAKE = 5_000;

const steps = fc.array(fc.nat(255), { minLength: 1, maxLength: 30, size: 'max' });

it.each([
  ['at once', false],
  ['late', true],
])(
  '[S4-03][S4-04][S4-05] two tabs of which the store hears %s end as the oracle says, whatever happens in whatever order',
  (_when, slowStore) => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const faults = play(sequence, slowStore);
        if (faults.length > 0) throw new Error(faults.join('; '));
      }),
      { numRuns: SEQUENCES, seed: SEED },
    );
  },
  300_000,
);

it.each(['every answer counts', 'two turns at a time', 'the store takes what is old', 'tabs say nothing'] as const)(
  'the oracle notices where %s',
  (mistake) => {
    const played = fc.check(
      fc.property(steps, (sequence) => play(sequence, false, mistake).length === 0),
      { numRuns: SEQUENCES_OF_MISTAKE, seed: SEED },
    );
    const [shortest = []] = played.counterexample ?? [];
    expect(play(shortest, false, mistake)).not.toEqual([]);
    expect(play(shortest, false)).toEqual([]);
  },
  300_000,
);
