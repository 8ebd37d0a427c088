import { type BilingualText, ruUz } from '../text.ts';

/** A question with its answer. Answers are plain text; an empty line separates paragraphs. */
export type FaqItem = { readonly question: BilingualText; readonly answer: BilingualText };

export type FaqGroup = { readonly id: string; readonly name: BilingualText; readonly entries: readonly FaqItem[] };

export const faqItem = (questionRu: string, questionUz: string, answerRu: string, answerUz: string): FaqItem => ({
  question: ruUz(questionRu, questionUz),
  answer: ruUz(answerRu, answerUz),
});
