import { parseFailureText } from '@muddat/validators';

/** Marks a stored error as a sentence; no failure code starts with it. */
const SENTENCE = '"';

/** Encodes the server's own sentence as a stored error. It is shown unchanged. */
export const sentenceText = (sentence: string): string => `${SENTENCE}${sentence}`;

/** Parses a stored error: either a sentence, or a code with parameters. The caller looks up the code's message in the current language. */
export const readErrorText = (text: string): { sentence: string } | ReturnType<typeof parseFailureText> =>
  text.startsWith(SENTENCE) ? { sentence: text.slice(SENTENCE.length) } : parseFailureText(text);
