import * as v from 'valibot';
import type { KeptShape } from '../../shared/form/use-kept-draft.ts';
import type { Asked } from './questions.types.ts';

export const subjectOf = ({ kind, id }: Asked): string => `question.${kind}.${id}`;

/** How the draft of a question is stored. */
export const KEPT_QUESTION: KeptShape<string> = {
  version: 1,
  toValues: (text) => (text === '' ? null : { text }),
  schema: v.pipe(
    v.object({ text: v.string() }),
    v.transform(({ text }) => text),
  ),
};
