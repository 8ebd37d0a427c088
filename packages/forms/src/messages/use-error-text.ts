import { useLingui } from '@lingui/react/macro';
import { formatMoney, parseLanguage } from '@muddat/i18n';
import { errorMessageOf } from './error-messages.ts';
import { parseErrorText } from './error-text.ts';

type ErrorTexts = Readonly<Record<string, string>> | undefined;

/**
 * Returns a function that turns a stored error into a message in the reader's language, or undefined for ''. `words` holds the
 * form's own messages by code, which take precedence.
 */
export function useErrorText(): (error: string, label: string, words?: ErrorTexts) => string | undefined {
  const { i18n } = useLingui();
  const money = (amount: number) => formatMoney(amount, parseLanguage(i18n.locale));
  return (error, label, words) => {
    if (error === '') return undefined;
    const failure = parseErrorText(error);
    if ('sentence' in failure) return failure.sentence;
    const { min = 0, max = 0, length = 0 } = failure.params;
    return words?.[failure.code] ?? i18n._(errorMessageOf(failure.code, { label, min, max, length, money }));
  };
}
