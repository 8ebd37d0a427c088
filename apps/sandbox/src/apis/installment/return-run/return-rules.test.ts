import { expect, test } from 'vitest';
import { canDisputeReturn } from './return-rules.ts';

const ANSWERED = new Date('2026-11-01T08:00:00.000Z');
const LAST_MOMENT = new Date('2026-12-01T08:00:00.000Z');

test.each([
  ['until 30 days after the refusal', 'rejected', ANSWERED, LAST_MOMENT, true],
  ['no more after 30 days', 'rejected', ANSWERED, new Date(LAST_MOMENT.getTime() + 1), false],
  ['not before the store has answered', 'requested', null, ANSWERED, false],
  ['not once support decides', 'disputed', ANSWERED, ANSWERED, false],
] as const)('a customer can hand a dispute to support %s', (_when, state, answeredAt, now, can) => {
  expect(canDisputeReturn(state, answeredAt, now)).toBe(can);
});
