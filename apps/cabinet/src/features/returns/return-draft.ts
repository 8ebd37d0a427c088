import type { Order } from '../../domain/order/order-queries.ts';
import type { ReturnAsk, ReturnCategory, ReturnQuoteAsk, ReturnWish } from '../../domain/return/return-queries.ts';

/** What the contract takes of a text. */
export const MAX_TEXT = 1000;
export const MAX_PHOTOS = 5;
/** The most frequent first. */
export const CATEGORIES = ['defect', 'damaged', 'wrong_item', 'incomplete', 'changed_mind'] as const satisfies readonly ReturnCategory[];

/** A line of the order of which the customer still has some. */
export type ReturnableLine = { line: number; name: string; image: string; price: number; left: number };
/** What was chosen so far; nothing is chosen beforehand. `quantities`: of each line that goes back. */
export type ReturnDraft = {
  quantities: Readonly<Record<number, number>>;
  category: ReturnCategory | null;
  /** Counts only where the goods can be mended. */
  wish: ReturnWish;
  text: string;
};

export const EMPTY_DRAFT: ReturnDraft = { quantities: {}, category: null, wish: 'refund', text: '' };

/** What a repair can mend (contract, ReturnWish). */
export const isMendable = (category: ReturnCategory | null): boolean => category === 'defect' || category === 'damaged';

/** What is asked for: a repair only of what can be mended. */
export const wishOf = ({ category, wish }: Pick<ReturnDraft, 'category' | 'wish'>): ReturnWish => (isMendable(category) ? wish : 'refund');

/** What can still go back: what was bought without what has gone back already. */
export function returnableLines({ items, returns = [] }: Pick<Order, 'items' | 'returns'>): ReturnableLine[] {
  const gone = (line: number) =>
    returns
      .filter(({ state }) => state === 'accepted')
      .flatMap((one) => one.items)
      .reduce((sum, item) => sum + (item.line === line ? item.quantity : 0), 0);
  return items.flatMap(({ line, name, image, price, quantity }) => {
    const left = line === undefined ? 0 : quantity - gone(line);
    return line === undefined || left <= 0 ? [] : [{ line, name, image, price, left }];
  });
}

/** The draft without what cannot go back, or not any more. */
export function possibleDraft(draft: ReturnDraft, lines: readonly ReturnableLine[]): ReturnDraft {
  const entries = lines.flatMap(({ line, left }): [number, number][] => {
    const quantity = draft.quantities[line] ?? 0;
    return quantity === 0 ? [] : [[line, Math.min(quantity, left)]];
  });
  return { ...draft, quantities: Object.fromEntries(entries) };
}

const itemsOf = (quantities: ReturnDraft['quantities']): ReturnAsk['items'] =>
  Object.entries(quantities).map(([line, quantity]) => ({ line: Number(line), quantity }));

/** What a quote is asked for; null while nothing is chosen. */
export function quoteAskOf({ quantities, category }: ReturnDraft): ReturnQuoteAsk | null {
  const items = itemsOf(quantities);
  if (items.length === 0) return null;
  return category === null ? { items } : { items, category };
}

/** What is sent, once all of it is chosen. */
export function returnAskOf(draft: ReturnDraft, photos: readonly string[]): ReturnAsk | null {
  const { quantities, category, text } = draft;
  const items = itemsOf(quantities);
  if (items.length === 0 || category === null || isTooLong(text)) return null;
  const words = text.trim();
  const wish = wishOf(draft) === 'repair' ? { wish: 'repair' as const } : {};
  return { items, category, ...wish, ...(words === '' ? {} : { text: words }), ...(photos.length > 0 ? { photos: [...photos] } : {}) };
}

/** Characters as the contract counts them: code points. */
export const isTooLong = (text: string): boolean => [...text].length > MAX_TEXT;
