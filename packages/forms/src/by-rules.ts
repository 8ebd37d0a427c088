import type { Failure } from '@muddat/validators';
import { encodeFailure } from './encode-failure.ts';

type Rule = (value: unknown) => Failure | null;

/** Rules of `@muddat/validators` as a field of a form takes them; the first that refuses speaks. */
export const byRules = (...rules: readonly Rule[]): ((value: unknown) => string)[] =>
  rules.map((rule) => (value) => {
    const failure = rule(value);
    return failure ? encodeFailure(failure) : '';
  });
