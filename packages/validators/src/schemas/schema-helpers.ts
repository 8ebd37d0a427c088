import * as v from 'valibot';
import type { FailureCode, RuleResult } from '../failure.ts';
import { failureText } from '../failure-text.ts';
import { required } from '../rules/presence.ts';

/** Message of a schema for a value of the wrong kind, a missing field included. */
export const typeMessage = (issue: { readonly input: unknown }): FailureCode =>
  issue.input === null || issue.input === undefined ? 'required' : 'not-valid';

/** A rule of this package as a step of a schema: the issue's message is the failure's text. */
export function ruleAction<T>(rule: (value: T) => RuleResult): v.RawCheckAction<T> {
  return v.rawCheck<T>(({ dataset, addIssue }) => {
    const failure = dataset.typed ? rule(dataset.value) : null;
    if (failure) addIssue({ message: failureText(failure) });
  });
}

/** A text with something in it; an absent or empty one is `required`, anything else `not-valid`. */
export const requiredTextSchema = v.pipe(
  v.string(typeMessage),
  ruleAction((text: string) => required(text)),
);

type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: FailureCode };

/** A parser of this package as the last step of a schema: its code is the message, its value the output. */
export function parserAction<T>(parse: (text: string) => Parsed<T>): v.RawTransformAction<string, T> {
  return v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
    const result = parse(dataset.value);
    if (result.ok) return result.value;
    addIssue({ message: result.code });
    return NEVER;
  });
}
