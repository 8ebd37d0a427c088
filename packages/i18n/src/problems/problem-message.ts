import type { Locale } from '../locale.ts';
import { PROBLEM_CODES, type ProblemCode, type ProblemParams, type ProblemText } from './codes.ts';
import { PROBLEM_TEXTS_RU } from './ru.ts';
import { PROBLEM_TEXTS_UZ } from './uz.ts';

const PROBLEM_TEXTS: Record<Locale, Record<ProblemCode, ProblemText>> = { ru: PROBLEM_TEXTS_RU, uz: PROBLEM_TEXTS_UZ };

/** Whether a text is one of the codes of a problem body. */
export function isProblemCode(code: unknown): code is ProblemCode {
  return PROBLEM_CODES.some((known) => known === code);
}

/**
 * The sentence for a problem's code, for the server's `message` and for screens that know only the code. A code that nobody wrote a sentence for
 * gets the general one («Что-то пошло не так…»). `params` are the problem's extras; `retry_after` and `resend_after` are whole seconds.
 */
export function problemMessage(code: string, locale: Locale, params: ProblemParams = {}): string {
  const sentence: ProblemText = PROBLEM_TEXTS[locale][isProblemCode(code) ? code : 'internal'];
  return typeof sentence === 'string' ? sentence : sentence(params);
}
