import * as css from './RichText.css.ts';

export interface RichTextProps {
  /**
   * Html of h2 to h4, p, lists, links, tables and the like. Whoever gives it has cleaned it on the server: it is put into the page as it
   * is.
   */
  html: string;
}

/** Text that was laid out by whoever wrote it. */
export function RichText({ html }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: laid-out text is html; the prop says who cleans it.
  return <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
