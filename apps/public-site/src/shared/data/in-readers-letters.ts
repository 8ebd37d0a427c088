import { brandAndModel } from '@muddat/i18n';

/** Fields of backend content with prose. Names of stores and products, paths and codes are not in the list. */
const PROSE: readonly string[] = [
  'title',
  'description',
  'headline',
  'lead',
  'label',
  'shown',
  'text',
  'note',
  'question',
  'answer',
  'hours',
  'heading',
  'paragraphs',
  'columns',
  'cells',
  'category',
  'address',
  'author',
  'place',
  'repairs',
  'subtitle',
  'alt',
];

type Write = (text: string, names?: readonly string[]) => string;
/** Names and the brand that stay in Latin within a text. */
type Scope = { readonly names: readonly string[]; readonly brand: string | null };

/**
 * Transliterates backend content when the reader chose Cyrillic: the backends have Uzbek in Latin only. The cached content is not changed.
 * In names of products only common words are transliterated; brand and model stay in Latin.
 */
export function inReadersLetters<Content>(content: Content, readable: Write): Content;
export function inReadersLetters(content: unknown, readable: Write): unknown {
  const nothing: Scope = { names: [], brand: null };
  if (!isObject(content) || !isObject(content['data']) || !isObject(content['head'])) return written(content, readable, nothing);
  const { data, head, ...rest } = content;
  const { names, brand } = scopeOf(data, nothing);
  // The head contains the names of the page's subject and the search words as typed. Both stay in Latin.
  const inHead = typeof data['q'] === 'string' ? [...names, data['q']] : names;
  return { ...rest, data: written(data, readable, nothing), head: written(head, readable, { names: inHead, brand }) };
}

function written(content: unknown, readable: Write, scope: Scope, isProse = false): unknown {
  if (typeof content === 'string') return isProse && content !== scope.brand ? readable(content, scope.names) : content;
  if (Array.isArray(content)) return content.map((item: unknown) => written(item, readable, scope, isProse));
  if (!isObject(content)) return content;
  const own = scopeOf(content, scope);
  const isWritten = (key: string): boolean => PROSE.includes(key) || (key === 'name' && isGoods(content));
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, written(value, readable, own, isWritten(key))]));
}

/** Adds the names of an object to those of its ancestors: its own name (for products only brand and model) and its store's. */
function scopeOf(thing: Readonly<Record<string, unknown>>, { names, brand: brandAbove }: Scope): Scope {
  const { name, brand, store } = thing;
  const ownBrand = typeof brand === 'string' ? brand : brandAbove;
  const own = typeof name === 'string' && isGoods(thing) ? brandAndModel(name, ownBrand) : name;
  const seller = isObject(store) ? store['name'] : store;
  return { names: [...names, ...[own, seller].filter((one) => typeof one === 'string')], brand: ownBrand };
}

/** Only products have a numeric `price`. */
const isGoods = (thing: Readonly<Record<string, unknown>>): boolean => typeof thing['price'] === 'number';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
