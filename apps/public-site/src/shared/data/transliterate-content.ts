import { brandAndModel } from '@muddat/i18n';

/** Fields of backend content with prose. Names of stores and products, paths and codes are not in the list. */
const PROSE_FIELDS: readonly string[] = [
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

type Transliterate = (text: string, names?: readonly string[]) => string;
/** Names and the brand that stay in Latin within a text. */
type LatinNames = { readonly names: readonly string[]; readonly brand: string | null };

/**
 * Transliterates backend content when the reader chose Cyrillic: the backends have Uzbek in Latin only. The cached content is not changed.
 * In names of products only common words are transliterated; brand and model stay in Latin.
 */
export function transliterateContent<Content>(content: Content, readable: Transliterate): Content;
export function transliterateContent(content: unknown, readable: Transliterate): unknown {
  const nothing: LatinNames = { names: [], brand: null };
  if (!isObject(content) || !isObject(content['data']) || !isObject(content['head'])) return transliterateValue(content, readable, nothing);
  const { data, head, ...rest } = content;
  const { names, brand } = latinNamesOf(data, nothing);
  // The head contains the names of the page's subject and the search words as typed. Both stay in Latin.
  const inHead = typeof data['q'] === 'string' ? [...names, data['q']] : names;
  return { ...rest, data: transliterateValue(data, readable, nothing), head: transliterateValue(head, readable, { names: inHead, brand }) };
}

function transliterateValue(content: unknown, readable: Transliterate, scope: LatinNames, isProse = false): unknown {
  if (typeof content === 'string') return isProse && content !== scope.brand ? readable(content, scope.names) : content;
  if (Array.isArray(content)) return content.map((item: unknown) => transliterateValue(item, readable, scope, isProse));
  if (!isObject(content)) return content;
  const own = latinNamesOf(content, scope);
  const isWritten = (key: string): boolean => PROSE_FIELDS.includes(key) || (key === 'name' && isProduct(content));
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, transliterateValue(value, readable, own, isWritten(key))]));
}

/** Adds the names of an object to those of its ancestors: its own name (for products only brand and model) and its store's. */
function latinNamesOf(thing: Readonly<Record<string, unknown>>, { names, brand: brandAbove }: LatinNames): LatinNames {
  const { name, brand, store } = thing;
  const ownBrand = typeof brand === 'string' ? brand : brandAbove;
  const own = typeof name === 'string' && isProduct(thing) ? brandAndModel(name, ownBrand) : name;
  const seller = isObject(store) ? store['name'] : store;
  return { names: [...names, ...[own, seller].filter((one) => typeof one === 'string')], brand: ownBrand };
}

/** Only products have a numeric `price`. */
const isProduct = (thing: Readonly<Record<string, unknown>>): boolean => typeof thing['price'] === 'number';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
