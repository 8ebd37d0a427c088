import { fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loggableError, logRowFailure } from './request-log.ts';

describe('loggableError', () => {
  it('removes from a database error the parameters of the query and the values of the row', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "customers_phone_unique"'), {
      code: '23505',
      detail: 'Key (phone)=(+998901234567) already exists.',
    });
    const error = new Error('Failed query: insert into "customers" values ($1)\nparams: +998901234567,8600490000000001', { cause });
    const logged = JSON.stringify(loggableError(error));
    expect(logged).not.toMatch(/998901234567|8600490000000001/);
    expect(loggableError(error)).toMatchObject({ message: 'Failed query: insert into "customers" values ($1)', cause: { code: '23505' } });
  });
});

describe('logRowFailure', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('logs the failure of a row once a minute, and that of other rows apart', () => {
    const { log } = fastify();
    const error = vi.spyOn(log, 'error').mockReturnValue();
    const rows = () => error.mock.calls.map(([about]) => about);
    for (let second = 0; second < 120; second += 1) {
      logRowFailure(log, new Error('no'), 'a payment was not booked', { paymentId: 'pay_1' });
      if (second === 0) logRowFailure(log, new Error('no'), 'a payment was not booked', { paymentId: 'pay_2' });
      vi.advanceTimersByTime(1_000);
    }
    expect(rows()).toMatchObject([{ paymentId: 'pay_1' }, { paymentId: 'pay_2' }, { paymentId: 'pay_1' }]);
  });
});
