import * as v from 'valibot';
import type { RuleResult } from '../failure.ts';
import { maxLength } from '../rules/lengths.ts';
import { isMissing } from '../rules/presence.ts';
import { cleanText } from '../text/clean-text.ts';
import { requiredTextSchema, ruleAction, typeMessage } from './schema-helpers.ts';

/** Letters that the servers take at most, as the contracts have them. */
export const NAME_MAX = 200;
export const MESSAGE_MAX = 4_000;

const atMost = (max: number) => ruleAction((text: string) => maxLength(text, max));

/**
 * A required single-line text. White space around it is removed and inside it becomes single spaces. Invisible characters are removed,
 * because other people read it.
 */
export const singleLineSchema = (max: number) =>
  v.pipe(
    requiredTextSchema,
    v.transform((text) => cleanText(text).replace(/\s+/g, ' ')),
    atMost(max),
  );

/** Text that must be there and may have lines. */
export const multiLineSchema = (max: number) => v.pipe(requiredTextSchema, v.transform(cleanText), atMost(max));

/** An optional text: undefined if it is absent or blank, otherwise cleaned and checked by the rule. */
export const optionalTextSchema = (rule: (text: string) => RuleResult) =>
  v.pipe(
    v.nullish(v.string(typeMessage)),
    v.transform((text) => (text == null || isMissing(text) ? undefined : cleanText(text).trim())),
    ruleAction((text: string | undefined) => (text === undefined ? null : rule(text))),
  );
