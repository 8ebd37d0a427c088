import { parseFailureText } from '@muddat/validators';

/** Marks a stored error as a sentence; no failure code starts with it. */
const SENTENCE_PREFIX = '"';

/** Encodes the server's own sentence as a stored error. It is shown unchanged. */
export const encodeErrorSentence = (sentence: string): string => `${SENTENCE_PREFIX}${sentence}`;

/** Parses a stored error: either a sentence, or a code with parameters. The caller looks up the code's message in the current language. */
export const parseErrorText = (text: string): { sentence: string } | ReturnType<typeof parseFailureText> =>
  text.startsWith(SENTENCE_PREFIX) ? { sentence: text.slice(SENTENCE_PREFIX.length) } : parseFailureText(text);
