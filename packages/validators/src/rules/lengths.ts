import { type Failure, fail, type RuleResult } from '../failure.ts';
import { asText } from './numbers.ts';
import { isEmpty } from './presence.ts';

/** Length in code points, so that a letter outside the basic plane is one, as the person who typed it sees it. */
function checkLength(value: unknown, passes: (length: number) => boolean, failure: Failure): RuleResult {
  const text = asText(value);
  return isEmpty(value) || (text !== null && passes([...text].length)) ? null : failure;
}

export function minLength(value: unknown, min: number): RuleResult {
  return checkLength(value, (length) => length >= min, fail('minLength', { min }));
}

export function maxLength(value: unknown, max: number): RuleResult {
  return checkLength(value, (length) => length <= max, fail('maxLength', { max }));
}

export function exactLength(value: unknown, length: number): RuleResult {
  return checkLength(value, (found) => found === length, fail('exactLength', { length }));
}
