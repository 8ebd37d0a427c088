import type { AllowedSentence } from './patterns.ts';

/** Sentences that are clear although a pattern of `patterns.ts` matches them. */
export const ALLOWED_SENTENCES: readonly AllowedSentence[] = [];
