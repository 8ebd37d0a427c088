import { fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logRowFailure } from './request-log.ts';

describe('logRowFailure', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('logs the failure of a row once a minute, and that of other rows apart', () => {
    const { log } = fastify();
    const error = vi.spyOn(log, 'error').mockReturnValue();
    const rows = () => error.mock.calls.map(([about]) => about);
    for (let second = 0; second < 120; second += 1) {
      logRowFailure(log, new Error('no'), 'a payment was not booked', { payment_id: 'pay_1' });
      if (second === 0) logRowFailure(log, new Error('no'), 'a payment was not booked', { payment_id: 'pay_2' });
      vi.advanceTimersByTime(1_000);
    }
    expect(rows()).toMatchObject([{ payment_id: 'pay_1' }, { payment_id: 'pay_2' }, { payment_id: 'pay_1' }]);
  });
});
