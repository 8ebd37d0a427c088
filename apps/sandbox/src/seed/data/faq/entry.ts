import { type Text, text } from '../text.ts';

/** A question with its answer. Answers are plain text; an empty line separates paragraphs. */
export type FaqEntry = { readonly question: Text; readonly answer: Text };

export type FaqGroup = { readonly id: string; readonly name: Text; readonly entries: readonly FaqEntry[] };

export const entry = (questionRu: string, questionUz: string, answerRu: string, answerUz: string): FaqEntry => ({
  question: text(questionRu, questionUz),
  answer: text(answerRu, answerUz),
});
