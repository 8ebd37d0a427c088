import { cx } from '../internal/cx.ts';
import * as css from './RichText.css.ts';

export interface RichTextProps {
  /**
   * Html of h2 to h4, p, lists, links, tables and the like. Whoever gives it has cleaned it on the server: it is put into the page as it
   * is.
   */
  html: string;
  /** In a column: smaller headings. */
  narrow?: boolean;
}

/** Text that was laid out by whoever wrote it. */
export function RichText({ html, narrow = false }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: laid-out text is html; the prop says who cleans it.
  return <div className={cx(css.prose, narrow && css.narrow)} dangerouslySetInnerHTML={{ __html: html }} />;
}
