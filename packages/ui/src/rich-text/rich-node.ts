type Within = { nodes: readonly RichNode[] };

/** Elements that have nothing but what is in them. */
export const PLAIN_TAGS = [
  ...(['h2', 'h3', 'h4', 'p', 'blockquote', 'pre', 'ul', 'li'] as const),
  ...(['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code'] as const),
  ...(['table', 'caption', 'thead', 'tbody', 'tr'] as const),
] as const;
type PlainTag = (typeof PLAIN_TAGS)[number];

/** Words of a laid-out text. */
export type RichWords = { text: string };
export type RichCell = Within & { tag: 'th' | 'td'; colSpan?: number; rowSpan?: number; scope?: 'row' | 'col' | 'rowgroup' | 'colgroup' };
export type RichElement =
  | { tag: 'br' }
  | { tag: 'hr' }
  | (Within & { tag: PlainTag })
  | (Within & { tag: 'ol'; start?: number })
  /** `href`: a path with its language, or https, mailto, tel. */
  | (Within & { tag: 'a'; href: string })
  | RichCell;

/** A part of a laid-out text, as plain data. */
export type RichNode = RichWords | RichElement;
export type RichTag = RichElement['tag'];
