import { brandAndModel } from '@muddat/i18n';

/** Fields of the backends' content that are prose. Names of stores and goods, addresses of pages and codes are not among them. */
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
/** The names and the brand that apply to a text: they stay in Latin. */
type Scope = { readonly names: readonly string[]; readonly brand: string | null };

/**
 * The backends' content in the letters that the reader chose. They know Uzbek in Latin letters only, so a page in Cyrillic writes its
 * prose anew where it is shown; what the cache holds stays as it came. In names of goods only common words are written in Cyrillic: brand
 * and model stay in Latin.
 */
export function inReadersLetters<Content>(content: Content, readable: Write): Content;
export function inReadersLetters(content: unknown, readable: Write): unknown {
  const nothing: Scope = { names: [], brand: null };
  if (!isObject(content) || !isObject(content['data']) || !isObject(content['head'])) return written(content, readable, nothing);
  const { data, head, ...rest } = content;
  const { names, brand } = scopeOf(data, nothing);
  // The head names the subject of the page and repeats the search words as the visitor typed them.
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

/** Adds the names of an object to those above it: its own (of goods only brand and model) and its store's. */
function scopeOf(thing: Readonly<Record<string, unknown>>, { names, brand: brandAbove }: Scope): Scope {
  const { name, brand, store } = thing;
  const ownBrand = typeof brand === 'string' ? brand : brandAbove;
  const own = typeof name === 'string' && isGoods(thing) ? brandAndModel(name, ownBrand) : name;
  const seller = isObject(store) ? store['name'] : store;
  return { names: [...names, ...[own, seller].filter((one) => typeof one === 'string')], brand: ownBrand };
}

/** Goods are the objects with a price. */
const isGoods = (thing: Readonly<Record<string, unknown>>): boolean => typeof thing['price'] === 'number';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
