import * as v from 'valibot';
import type { DraftSchema } from '../../shared/form/use-persisted-draft.ts';
import type { QuestionSubject } from './questions.types.ts';

export const questionDraftKey = ({ kind, id }: QuestionSubject): string => `question.${kind}.${id}`;

/** How the draft of a question is stored. An empty text is not stored. */
export const QUESTION_DRAFT_SCHEMA: DraftSchema<string> = {
  version: 1,
  toValues: (text) => (text === '' ? null : { text }),
  schema: v.pipe(
    v.object({ text: v.string() }),
    v.transform(({ text }) => text),
  ),
};
