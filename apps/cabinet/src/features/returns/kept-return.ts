import * as v from 'valibot';
import type { KeptShape } from '../../kept-draft/use-kept-draft.ts';
import type { CaseDraft } from './return-case.types.ts';
import { CATEGORIES, type ReturnDraft } from './return-draft.ts';

const returnSchema = v.object({
  lines: v.array(v.string()),
  category: v.nullable(v.picklist(CATEGORIES)),
  wish: v.picklist(['refund', 'repair']),
  text: v.string(),
});
/** A line that goes back, and how many pieces of it. */
const LINE = /^(\d+):([1-9]\d*)$/;

/** What is chosen and written in the form of a return. Its photos are not kept. */
export const KEPT_RETURN: KeptShape<ReturnDraft> = {
  version: 1,
  toValues: ({ quantities, category, wish, text }) => {
    const lines = Object.entries(quantities).map(([line, quantity]) => `${line}:${quantity}`);
    return lines.length === 0 && category === null && text === '' ? null : { lines, category, wish, text };
  },
  fromValues: (values) => {
    const parsed = v.safeParse(returnSchema, values);
    if (!parsed.success) return null;
    const { lines, ...rest } = parsed.output;
    if (!lines.every((line) => LINE.test(line))) return null;
    return { ...rest, quantities: Object.fromEntries(lines.map((line) => line.split(':').map(Number))) };
  },
};

const caseSchema = v.object({ to: v.picklist(['store', 'support']), message: v.string(), dispute: v.string() });

/** What is being written about a return. */
export const KEPT_CASE: KeptShape<CaseDraft> = {
  version: 1,
  toValues: ({ to, message, dispute }) => (message === '' && dispute === '' ? null : { to, message, dispute }),
  fromValues: (values) => {
    const parsed = v.safeParse(caseSchema, values);
    return parsed.success ? parsed.output : null;
  },
};
