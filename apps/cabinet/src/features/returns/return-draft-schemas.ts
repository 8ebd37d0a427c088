import * as v from 'valibot';
import type { DraftSchema } from '../../shared/form/use-persisted-draft.ts';
import type { ReturnCaseDraft } from './return-case.types.ts';
import { RETURN_CATEGORIES, type ReturnDraft } from './return-draft.ts';

/** Matches `<order line>:<quantity>`. */
const LINE = /^\d+:[1-9]\d*$/;

/** How the draft of a return request is stored. Its photos are not stored. */
export const RETURN_DRAFT_SCHEMA: DraftSchema<ReturnDraft> = {
  version: 1,
  toValues: ({ quantities, category, wish, text }) => {
    const lines = Object.entries(quantities).map(([line, quantity]) => `${line}:${quantity}`);
    return lines.length === 0 && category === null && text === '' ? null : { lines, category, wish, text };
  },
  schema: v.pipe(
    v.object({
      lines: v.array(v.pipe(v.string(), v.regex(LINE))),
      category: v.nullable(v.picklist(RETURN_CATEGORIES)),
      wish: v.picklist(['refund', 'repair']),
      text: v.string(),
    }),
    v.transform(({ lines, ...rest }) => ({ ...rest, quantities: Object.fromEntries(lines.map((line) => line.split(':').map(Number))) })),
  ),
};

/** How unsent texts about a return are stored. */
export const RETURN_CASE_DRAFT_SCHEMA: DraftSchema<ReturnCaseDraft> = {
  version: 1,
  toValues: ({ to, message, dispute }) => (message === '' && dispute === '' ? null : { to, message, dispute }),
  schema: v.object({ to: v.picklist(['store', 'support']), message: v.string(), dispute: v.string() }),
};
