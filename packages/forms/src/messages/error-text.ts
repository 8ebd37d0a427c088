import { parseFailureText } from '@muddat/validators';

/** No code begins like this. */
const SENTENCE = '"';

/** What a form's store keeps of a sentence of the server's own, which is shown as it came. */
export const sentenceText = (sentence: string): string => `${SENTENCE}${sentence}`;

/** What a form's store keeps as an error: a code with its parameters, so that the sentence is made in the language of the moment. */
export const readErrorText = (text: string): { sentence: string } | ReturnType<typeof parseFailureText> =>
  text.startsWith(SENTENCE) ? { sentence: text.slice(SENTENCE.length) } : parseFailureText(text);
