import { describe, expect, it } from 'vitest';
import { loggableError } from './request-log.ts';

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
