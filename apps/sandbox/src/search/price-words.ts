import { APOSTROPHES } from '@muddat/validators';
import { foldForSearch, foldWords } from './fold.ts';
import { queryWords } from './query-words.ts';
import { sanitizeQuery } from './sanitize-query.ts';
import { unitOf } from './units.ts';

/** Bounds in whole so'm; null if the query does not name the bound. */
export type PriceRange = { readonly priceFrom: number | null; readonly priceTo: number | null };
/** A query without the words of its price, and the price range. */
export type PricedQuery = PriceRange & { readonly q: string };

type Side = 'from' | 'to' | null;
type Bound = {
  readonly side: Side;
  readonly amount: number;
  readonly scale: number | null;
  /** Whether the number is certainly money: it has a scale or currency, or is too large to be a size or a model number. */
  readonly sure: boolean;
  /** Position among the folded words, and in the text. */
  readonly at: { readonly folded: Span; readonly text: Span };
};
type Span = { readonly start: number; readonly end: number };

const anyWordPattern = (words: string): string => `(?:${foldWords(words).join('|')})`;
const NUMBER = '\\d+(?:\\.\\d+)?';
/**
 * Matches folded words joined by spaces, so that one pattern serves every alphabet. Suffixes match as separate words or attached:
 * `mlngacha`. Doubled letters are folded to one: `mingacha`.
 */
const PRICE = new RegExp(
  [
    `(?<= )(?:(?<not>ne )?(?:(?<from>${anyWordPattern('от дороже более больше свыше минимум')})|(?<to>${anyWordPattern('до дешевле менее меньше максимум за')})) )?`,
    `(?:(?<first>${NUMBER})(?: - (?<second>${NUMBER}))? ?|(?=mil))`,
    '(?:(?<million>mln|milion(?:a|ov)?|liam(?:a|ov)?)|(?<thousand>tis|tisiach[ai]?|ming)|(?<kilo>k))? ?',
    '(?<currency>som|sum(?:a|ov|i)?|uzs)? ?',
    `(?:(?<upTo>g?acha)|(?<of>dan)(?: (?:(?<less>${anyWordPattern('arzon kam past')})|${anyWordPattern('boshlab qimmat koʻp yuqori baland')}))?|lik)?(?<= |\\w)(?= |$)`,
  ].join(''),
  'g',
);
const QUERY_TOKEN = new RegExp(`\\d{1,3}(?:[\\s.,]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?|[\\p{L}\\p{M}${APOSTROPHES}]+|[-–—]`, 'gu');
const GROUPED = /^\d{1,3}(?:[\s.,]\d{3})+$/;
/** Punctuation left between words after a price was cut out. */
const SIGNS_ALONE = /(?<=^|\s)[\p{P}\p{S}]+(?=\s|$)/gu;
const MILLION = 1_000_000;
const THOUSAND = 1_000;
/** A smaller number without a scale or a currency is a size or a model. */
const BARE_MIN = 10_000;

/**
 * The price in a query («до 3 млн», `500 ming soʻmgacha`, «от 2 млн») and the remaining query. Null if the query has no price, or only a
 * price. A sum without "from" or "up to" is taken as the customer's budget: an upper bound.
 */
export function extractPrice(typed: string): PricedQuery | null {
  const text = sanitizeQuery(typed);
  const bounds = scaled(findBounds(text));
  const q = bounds
    .toReversed()
    .reduce((rest, { at }) => `${rest.slice(0, at.text.start)} ${rest.slice(at.text.end)}`, text)
    .replaceAll(SIGNS_ALONE, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return bounds.length === 0 || queryWords(q).length === 0 ? null : { q, ...rangeOf(bounds) };
}

/** Every number with its scale and the words around it, whether it is money or not. */
function findBounds(text: string): Bound[] {
  const tokens = [...text.matchAll(QUERY_TOKEN)].map(({ 0: written, index }) => ({
    folded: plainOf(written),
    text: { start: index, end: index + written.length },
  }));
  const folded = ` ${tokens.map((token) => token.folded).join(' ')} `;
  const starts = tokens.map((_, index) => tokens.slice(0, index).reduce((sum, token) => sum + token.folded.length + 1, 1));
  return [...folded.matchAll(PRICE)].flatMap(({ 0: whole, index, groups = {} }) => {
    const span = { start: index, end: index + whole.trimEnd().length };
    const within = tokens.filter((_, token) => {
      const start = starts[token] ?? 0;
      return start >= span.start && start < span.end;
    });
    const [head, last] = [within[0], within.at(-1)];
    if (head === undefined || last === undefined) return [];
    const place = { folded: span, text: { start: head.text.start, end: last.text.end } };
    return boundsOf(groups, place, folded.slice(span.end + 1).split(' ')[0] ?? '');
  });
}

/** Converts a token: a word is folded, a number gets JavaScript's form, a dash becomes a hyphen. */
function plainOf(written: string): string {
  if (/^\d/.test(written)) return GROUPED.test(written) ? written.replaceAll(/\D/g, '') : written.replace(',', '.');
  return /^[-–—]$/.test(written) ? '-' : foldForSearch(written);
}

function boundsOf(groups: Readonly<Record<string, string | undefined>>, at: Bound['at'], next: string): Bound[] {
  const { first, second, million, thousand, kilo, currency } = groups;
  const said: Side = groups['from'] !== undefined ? 'from' : groups['to'] !== undefined ? 'to' : null;
  const asked: Side = groups['not'] === undefined ? said : said === 'from' ? 'to' : 'from';
  const ending: Side = groups['upTo'] !== undefined || groups['less'] !== undefined ? 'to' : groups['of'] !== undefined ? 'from' : null;
  const side = asked ?? ending;
  const scale = million !== undefined ? MILLION : (thousand ?? kilo) !== undefined ? THOUSAND : null;
  const isMoney = scale !== null || currency !== undefined;
  // Without "from" or "up to", neither «500k» nor a million without a number counts as money.
  if (side === null && (!isMoney || kilo !== undefined || first === undefined)) return [];
  const amount = Number(first ?? 1);
  const sure = isMoney || (amount >= BARE_MIN && unitOf(next) === undefined);
  const bound = { side, amount, scale, sure, at };
  return second === undefined
    ? [bound]
    : [
        { ...bound, side: 'from' },
        { ...bound, side: 'to', amount: Number(second), at: { folded: at.folded, text: { start: at.text.end, end: at.text.end } } },
      ];
}

/** Keeps only the numbers that are money, converted to so'm. In «От 2 до 3 млн» the scale of the second number applies to the first too. */
function scaled(bounds: readonly Bound[]): Bound[] {
  return bounds.flatMap((bound, index) => {
    const next = bounds[index + 1];
    const shared = !bound.sure && next?.at.folded.start === bound.at.folded.end + 1 ? next.scale : null;
    const amount = Math.round(bound.amount * (bound.scale ?? shared ?? 1));
    return (bound.sure || shared !== null) && amount > 0 && Number.isSafeInteger(amount) ? [{ ...bound, amount }] : [];
  });
}

function rangeOf(bounds: readonly Bound[]): PriceRange {
  const [first, second] = bounds.filter(({ side }) => side === null);
  // «2 млн – 3 млн»: the first of two sums without a side is the lower bound.
  const lower = second === undefined ? undefined : first;
  const from = (bounds.find(({ side }) => side === 'from') ?? lower)?.amount ?? null;
  const to = bounds.find((bound) => bound.side !== 'from' && bound !== lower)?.amount ?? null;
  return from !== null && to !== null && from > to ? { priceFrom: to, priceTo: from } : { priceFrom: from, priceTo: to };
}
