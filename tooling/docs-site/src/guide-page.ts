import { Marked, type Tokens } from 'marked';
import { escapeHtml, htmlPage } from './page.ts';

/** The folder of the README on the web: relative links lead there. */
const REPOSITORY_FOLDER = 'https://github.com/muddat/portal/blob/main/packages/sdk/';

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

/** The README of the SDK as a page, with a list of its sections. */
export function guidePage(markdown: string): string {
  const sections: string[] = [];
  const marked = new Marked({
    gfm: true,
    renderer: {
      // A wide block scrolls, so the keyboard must reach it.
      code: ({ text }: Tokens.Code) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`,
      heading({ tokens, depth, text }: Tokens.Heading) {
        if (depth === 2) sections.push(text);
        return `<h${depth} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
    walkTokens: (token) => {
      if (token.type === 'link' && !/^(?:[a-z]+:|#)/.test(token.href)) token.href = new URL(token.href, REPOSITORY_FOLDER).href;
    },
  });
  const content = marked.parse(markdown, { async: false });
  const links = sections.map((text) => `<li><a href="#${slug(text)}">${escapeHtml(text)}</a></li>`).join('\n');
  const body = `<div class="guide">\n<nav aria-label="Sections"><ul>\n${links}\n</ul></nav>\n<article>\n${content}</article>\n</div>`;
  return htmlPage({ title: 'Muddat SDK guide', root: '../', body });
}
