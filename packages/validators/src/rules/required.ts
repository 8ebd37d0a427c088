import { fail, type RuleResult } from '../failure.ts';
import { isMissing } from './empty.ts';

/** The value is there: not empty, not only white space, not false, not an array of nothing. 0 is a value. */
export function required(value: unknown): RuleResult {
  return isMissing(value) ? fail('required') : null;
}

/** The value repeats another (a password and its confirmation). Two missing values do not confirm each other. */
export function confirmed(value: unknown, other: unknown): RuleResult {
  const comparable = typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint';
  return comparable && !isMissing(value) && value === other ? null : fail('confirmed');
}
