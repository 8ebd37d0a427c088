import type { Order } from '../../domain/order/order-queries.ts';
import type { ReturnCategory, ReturnQuoteRequest, ReturnRequest, ReturnWish } from '../../domain/return/return-queries.ts';
import { chosenOrOnly } from '../../shared/choice/chosen-or-only.ts';

/** Maximum length of a text in code points (contract). */
export const MAX_RETURN_TEXT_LENGTH = 1000;
export const MAX_RETURN_PHOTOS = 5;
/** The reasons for a return, the most frequent first. */
export const RETURN_CATEGORIES = [
  'defect',
  'damaged',
  'wrong_item',
  'incomplete',
  'changed_mind',
] as const satisfies readonly ReturnCategory[];

/** An order line with `left` pieces that the customer can still return. */
export type ReturnableLine = { line: number; name: string; image: string; price: number; left: number };
/** Values of the return form; only the remedy is preset, to a refund. `quantities` maps an order line to the pieces to return. */
export type ReturnDraft = {
  quantities: Readonly<Record<number, number>>;
  category: ReturnCategory | null;
  /** Used only for a category that can be repaired. */
  wish: ReturnWish;
  text: string;
};

export const EMPTY_RETURN_DRAFT: ReturnDraft = { quantities: {}, category: null, wish: 'refund', text: '' };

/** Whether goods of this category can be repaired (contract, ReturnWish). */
export const isRepairable = (category: ReturnCategory | null): boolean => category === 'defect' || category === 'damaged';

/** The requested remedy: a repair only for a category that can be repaired, else a refund. */
export const effectiveWish = ({ category, wish }: Pick<ReturnDraft, 'category' | 'wish'>): ReturnWish =>
  isRepairable(category) ? wish : 'refund';

/** Order lines that can still be returned: the pieces bought minus those in accepted returns. */
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

/** The form at first: the only goods of an order are chosen, everything else is open. */
export function initialReturnDraft(lines: readonly ReturnableLine[]): ReturnDraft {
  const only = chosenOrOnly(null, lines);
  return only === null ? EMPTY_RETURN_DRAFT : { ...EMPTY_RETURN_DRAFT, quantities: { [only.line]: 1 } };
}

/** Removes goods from the draft that cannot be returned any more, and lowers quantities to what is left. */
export function limitToReturnable(draft: ReturnDraft, lines: readonly ReturnableLine[]): ReturnDraft {
  const entries = lines.flatMap(({ line, left }): [number, number][] => {
    const quantity = draft.quantities[line] ?? 0;
    return quantity === 0 ? [] : [[line, Math.min(quantity, left)]];
  });
  return { ...draft, quantities: Object.fromEntries(entries) };
}

const itemsOf = (quantities: ReturnDraft['quantities']): ReturnRequest['items'] =>
  Object.entries(quantities).map(([line, quantity]) => ({ line: Number(line), quantity }));

/** The quote request; null while no goods are selected. */
export function returnQuoteRequestOf({ quantities, category }: ReturnDraft): ReturnQuoteRequest | null {
  const items = itemsOf(quantities);
  if (items.length === 0) return null;
  return category === null ? { items } : { items, category };
}

/** The return request; null while goods or category are missing or the text is too long. */
export function returnRequestOf(draft: ReturnDraft, photos: readonly string[]): ReturnRequest | null {
  const { quantities, category, text } = draft;
  const items = itemsOf(quantities);
  if (items.length === 0 || category === null || isReturnTextTooLong(text)) return null;
  const words = text.trim();
  const wish = effectiveWish(draft) === 'repair' ? { wish: 'repair' as const } : {};
  return { items, category, ...wish, ...(words === '' ? {} : { text: words }), ...(photos.length > 0 ? { photos: [...photos] } : {}) };
}

/** Counts code points, as the contract does. */
export const isReturnTextTooLong = (text: string): boolean => [...text].length > MAX_RETURN_TEXT_LENGTH;
