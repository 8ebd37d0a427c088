import type { ContractPage } from './api-pages.ts';
import { escapeHtml, htmlPage } from './page.ts';

/** The first page of the site: the ways to the guide, the reference and Storybook. */
export function indexPage(contracts: readonly ContractPage[]): string {
  const reference = contracts.map(({ name, title, summary }) => card(`api/${name}.html`, title, summary)).join('\n');
  return htmlPage({
    title: 'Muddat docs',
    root: '',
    body: `<h1>Muddat docs</h1>
<p>Muddat is buying in instalments in Uzbekistan. Here is what you need to build on it.</p>
<div class="cards">
${card('sdk/index.html', 'SDK guide', 'The typed client: the first call, sign-in, safe payments, errors, events, testing.')}
${card('storybook/index.html', 'UI kit', 'Tokens, components and patterns in Storybook, in two languages and all themes.')}
</div>
<h2 id="api">API reference</h2>
<div class="cards">
${reference}
</div>`,
  });
}

const card = (href: string, title: string, text: string) =>
  `<a class="card" href="${href}"><strong>${escapeHtml(title)}</strong><span>${escapeHtml(text)}</span></a>`;
