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

/** Shows the buttons only where the browser can copy. */
const COPY_SCRIPT = `<script>
for (const button of navigator.clipboard ? document.querySelectorAll('.code button') : []) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.previousElementSibling.textContent);
    button.textContent = 'Copied';
    setTimeout(() => { button.textContent = 'Copy'; }, 2000);
  });
}
</script>`;

/** The README of the SDK as a page, with a list of its sections. */
export function guidePage(markdown: string): string {
  const sections: string[] = [];
  const marked = new Marked({
    gfm: true,
    renderer: {
      // A wide block scrolls, so the keyboard must reach it.
      code: ({ text }: Tokens.Code) =>
        `<div class="code"><pre tabindex="0"><code>${escapeHtml(text)}</code></pre><button type="button" hidden>Copy</button></div>\n`,
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
  const body = `<div class="guide">\n<nav aria-label="Sections"><ul>\n${links}\n</ul></nav>\n<article>\n${content}</article>\n</div>\n${COPY_SCRIPT}`;
  return htmlPage({ title: 'Muddat SDK guide', root: '../', body });
}
