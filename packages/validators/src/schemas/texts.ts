import * as v from 'valibot';
import type { RuleResult } from '../failure.ts';
import { maxLength } from '../rules/lengths.ts';
import { isMissing } from '../rules/presence.ts';
import { cleanText } from '../text/clean-text.ts';
import { requiredTextSchema, ruled, typeMessage } from './pieces.ts';

/** Letters that the servers take at most, as the contracts have them. */
export const NAME_MAX = 200;
export const MESSAGE_MAX = 4_000;

const atMost = (max: number) => ruled((text: string) => maxLength(text, max));

/** Text on one line that must be there: white space around it goes, inside it becomes single spaces. Other people read it, so it is clean. */
export const wordsSchema = (max: number) =>
  v.pipe(
    requiredTextSchema,
    v.transform((text) => cleanText(text).replace(/\s+/g, ' ')),
    atMost(max),
  );

/** Text that must be there and may have lines. */
export const linesSchema = (max: number) => v.pipe(requiredTextSchema, v.transform(cleanText), atMost(max));

/** A text that may be left out or be blank, which is undefined then; else it is cleaned, and a rule judges it. */
export const optionalTextSchema = (rule: (text: string) => RuleResult) =>
  v.pipe(
    v.nullish(v.string(typeMessage)),
    v.transform((text) => (text == null || isMissing(text) ? undefined : cleanText(text).trim())),
    ruled((text: string | undefined) => (text === undefined ? null : rule(text))),
  );
