type WithChildren = { nodes: readonly RichNode[] };

/** Elements that have only children and no attributes. */
export const TAGS_WITHOUT_ATTRIBUTES = [
  ...(['h2', 'h3', 'h4', 'p', 'blockquote', 'pre', 'ul', 'li'] as const),
  ...(['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code'] as const),
  ...(['table', 'caption', 'thead', 'tbody', 'tr'] as const),
] as const;
type PlainTag = (typeof TAGS_WITHOUT_ATTRIBUTES)[number];

/** Plain text inside a formatted text; it is never parsed as markup. */
export type RichTextNode = { text: string };
export type RichTableCell = WithChildren & {
  tag: 'th' | 'td';
  colSpan?: number;
  rowSpan?: number;
  scope?: 'row' | 'col' | 'rowgroup' | 'colgroup';
};
export type RichElement =
  | { tag: 'br' }
  | { tag: 'hr' }
  | (WithChildren & { tag: PlainTag })
  | (WithChildren & { tag: 'ol'; start?: number })
  /** `href`: a path with its language prefix, or https, mailto, tel. */
  | (WithChildren & { tag: 'a'; href: string })
  | RichTableCell;

/** A node of a formatted text, as plain data. */
export type RichNode = RichTextNode | RichElement;
export type RichTag = RichElement['tag'];
