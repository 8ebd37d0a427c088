import * as v from 'valibot';
import type { KeptShape } from '../../kept-draft/use-kept-draft.ts';
import type { Asked } from './questions.types.ts';

export const subjectOf = ({ kind, id }: Asked): string => `question.${kind}.${id}`;

const schema = v.object({ text: v.string() });

/** The text of a question. */
export const KEPT_QUESTION: KeptShape<string> = {
  version: 1,
  toValues: (text) => (text === '' ? null : { text }),
  fromValues: (values) => {
    const parsed = v.safeParse(schema, values);
    return parsed.success ? parsed.output.text : null;
  },
};
