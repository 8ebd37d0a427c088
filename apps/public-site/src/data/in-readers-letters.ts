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
  'alt',
];

/**
 * The backends' content in the letters that the reader chose. They know Uzbek in Latin letters only, so a page in Cyrillic writes its
 * prose anew where it is shown; what the cache holds stays as it came.
 */
export function inReadersLetters<Content>(content: Content, readable: (text: string) => string): Content;
export function inReadersLetters(content: unknown, readable: (text: string) => string): unknown {
  return written(content, readable, false);
}

function written(content: unknown, readable: (text: string) => string, isProse: boolean): unknown {
  if (typeof content === 'string') return isProse ? readable(content) : content;
  if (Array.isArray(content)) return content.map((item: unknown) => written(item, readable, isProse));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, written(value, readable, PROSE.includes(key))]));
}
