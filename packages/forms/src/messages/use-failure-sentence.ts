import { useLingui } from '@lingui/react/macro';
import { formatMoney, parseLanguage } from '@muddat/i18n';
import { readErrorText } from './error-text.ts';
import { sentenceOf } from './sentences.ts';

type Words = Readonly<Record<string, string>> | undefined;

/**
 * Returns a function that turns a stored error into a message in the reader's language (spec 5), or undefined for ''. `words` holds the
 * form's own messages by code, which take precedence.
 */
export function useFailureSentence(): (error: string, label: string, words?: Words) => string | undefined {
  const { i18n } = useLingui();
  const money = (amount: number) => formatMoney(amount, parseLanguage(i18n.locale));
  return (error, label, words) => {
    if (error === '') return undefined;
    const failure = readErrorText(error);
    if ('sentence' in failure) return failure.sentence;
    const { min = 0, max = 0, length = 0 } = failure.params;
    return words?.[failure.code] ?? i18n._(sentenceOf(failure.code, { label, min, max, length, money }));
  };
}
