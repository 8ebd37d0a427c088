import { foldUzbek } from '@muddat/i18n';

/** The letters that come after z, in their order: the signs that stand for them are those that Unicode has after it. */
const LAST: Readonly<Record<string, string>> = { oʻ: '{', gʻ: '|', sh: '}', ch: '~', ng: '\u007f' };

/** What Uzbek words are compared by, of either alphabet: not every engine knows the order of Uzbek letters. */
export const uzbekOrderKey = (word: string): string => foldUzbek(word).replace(/oʻ|gʻ|sh|ch|ng/g, (letter) => LAST[letter] ?? letter);
