import { describe, expect, test } from 'vitest';
import { createPrinter, describeError } from './log.ts';

describe('an error in the log', () => {
  test('has neither the parameters of the query nor the values of the row', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "customers_phone_unique"'), {
      code: '23505',
      detail: 'Key (phone)=(+998901234567) already exists.',
    });
    const error = new Error('Failed query: insert into "customers" values ($1)\nparams: +998901234567,8600490000000001', { cause });
    expect(JSON.stringify(describeError(error))).not.toMatch(/998901234567|8600490000000001/);
    expect(describeError(error)).toMatchObject({ message: 'Failed query: insert into "customers" values ($1)', cause: { code: '23505' } });
  });

  test('has the cause that the code itself names', () => {
    expect(describeError(new Error('no answer', { cause: 'SMS provider: timeout' }))).toMatchObject({ cause: 'SMS provider: timeout' });
  });
});

describe('a printer', () => {
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);

  test('prints text where a person reads it', () => {
    createPrinter(write, { level: 'fatal', isText: true, prefix: 'sandbox: ' })('PORT is taken', { port: 8080 });
    expect(lines.pop()).toBe('sandbox: PORT is taken port=8080');
  });

  test('prints one line in the shape of the log elsewhere', () => {
    createPrinter(write, { level: 'info', isText: false, prefix: 'sandbox: ' })('starting\nnow', { version: '1.2.0' });
    expect(lines.at(-1)).not.toContain('\n');
    expect(JSON.parse(lines.pop() ?? '')).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      version: '1.2.0',
      msg: 'starting\nnow',
    });
  });
});
