import { cx } from '../internal/cx.ts';
import { Link } from '../link/link.tsx';
import { type RichElement, type RichNode, TAGS_WITHOUT_ATTRIBUTES } from './rich-node.ts';
import * as css from './rich-text.css.ts';

export type { RichElement, RichNode, RichTag } from './rich-node.ts';

const PLAIN_TAG_SET: ReadonlySet<string> = new Set(TAGS_WITHOUT_ATTRIBUTES);

export interface RichTextProps {
  /**
   * The text as a tree of the allowed elements. They must be nested as HTML allows: otherwise the browser changes the server's HTML, and
   * hydration finds a different tree.
   */
  nodes: readonly RichNode[];
  /** For a narrow column: smaller headings. */
  narrow?: boolean;
}

/** A formatted text. Its links are the kit's, so they use the router and keep the campaign parameters like all other links. */
export function RichText({ nodes, narrow = false }: RichTextProps) {
  return (
    <div className={cx(css.prose, narrow && css.narrow)}>
      <RichNodes nodes={nodes} />
    </div>
  );
}

const RichNodes = ({ nodes }: { nodes: readonly RichNode[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change, so its parts never reorder
  nodes.map((node, at) => ('text' in node ? node.text : <RichElementView key={at} element={node} />));

function RichElementView({ element }: { element: RichElement }) {
  if (element.tag === 'br' || element.tag === 'hr') return <element.tag />;
  const inner = <RichNodes nodes={element.nodes} />;
  switch (element.tag) {
    case 'a':
      return (
        <Link href={element.href} rel={element.href.startsWith('https:') ? 'noopener noreferrer' : undefined}>
          {inner}
        </Link>
      );
    case 'ol':
      return <ol start={element.start}>{inner}</ol>;
    case 'th':
    case 'td': {
      const { tag: Cell, colSpan, rowSpan, scope } = element;
      return (
        <Cell colSpan={colSpan} rowSpan={rowSpan} scope={scope}>
          {inner}
        </Cell>
      );
    }
    default:
      // The tree is external data, so only a known tag becomes an element.
      return PLAIN_TAG_SET.has(element.tag) ? <element.tag>{inner}</element.tag> : inner;
  }
}
