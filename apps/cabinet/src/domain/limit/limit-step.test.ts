import { expect, test } from 'vitest';
import { nextLimitStep } from './limit-step.ts';

test.each([
  ['not_created', 'request', 'request'],
  ['requested', 'verify', 'verify'],
  ['pending', 'wait', 'wait'],
  ['approved', 'shop', 'shop'],
  ['rejected', 'mend', 'mend'],
  ['expired', 'request', 'request'],
  ['blocked', 'pay_overdue', 'pay_overdue'],
  ['blocked', 'restore', 'restore'],
  ['approved', 'top_up', 'top_up'],
  ['not_created', 'some_day_new', 'request'],
  ['requested', '', 'verify'],
  ['pending', 'some_day_new', 'wait'],
  ['approved', 'some_day_new', 'shop'],
  ['rejected', 'constructor', 'mend'],
  ['expired', 'some_day_new', 'request'],
  ['blocked', 'some_day_new', 'pay_overdue'],
  ['some_day_new', 'wait', 'wait'],
  ['some_day_new', 'some_day_new', null],
  ['constructor', 'toString', null],
])('[S4-08] for the limit status %s and the next step %s `nextLimitStep` returns %s', (status, next_step, step) => {
  expect(nextLimitStep({ status, next_step })).toBe(step);
});
