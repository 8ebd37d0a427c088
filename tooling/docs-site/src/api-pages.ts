import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteLinks } from './page.ts';
import { run } from './run.ts';

export interface ContractPage {
  /** Name of the contract's file without its ending, and of its page. */
  name: string;
  title: string;
  /** The first sentence of the contract's description. */
  summary: string;
}

const TITLE = /^ {2}title: (?<title>.+)$/m;
const DESCRIPTION = /^ {2}description: (?:\||>-?)\s+(?<sentence>[\s\S]+?\.)\s/m;

/** What the index page says about a contract. Throws if the contract has no title or description. */
export function describeContract(name: string, yaml: string): ContractPage {
  const title = TITLE.exec(yaml)?.groups?.['title'];
  const summary = DESCRIPTION.exec(yaml)?.groups?.['sentence']?.replace(/\s+/g, ' ');
  if (title === undefined || summary === undefined) throw new Error(`The contract ${name} has no title or description`);
  return { name, title, summary };
}

/** The one thing that a page of Redoc loads although its scripts are inside: the logo after «API docs by». */
const REDOC_LOGO = 'https://cdn.redoc.ly/redoc/logo-mini-full.svg';
const REDOC_NAME = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="48" height="14"><text y="11" font-family="sans-serif" font-size="12">Redocly</text></svg>')}`;

/** The way back from a page of Redoc, which has styles of its own: one bar that is readable on its light and its dark theme. */
const BAR = `<link rel="icon" href="data:,"><style>
.muddat-docs { display: flex; flex-wrap: wrap; gap: 0 24px; padding: 0 16px; background: #101c28; font: 1rem/24px system-ui, sans-serif; }
.muddat-docs a { padding-block: 10px; color: #fff; text-decoration: none; }
.muddat-docs a:hover { text-decoration: underline; }
.muddat-docs a:focus-visible { outline: 2px solid #fff; outline-offset: -2px; }
</style>
<nav class="muddat-docs" aria-label="Muddat docs">${siteLinks('../')}</nav>`;

/** Adds the bar to a page of Redoc. Throws if the page has no body, because then Redoc has changed. */
export function withBar(html: string): string {
  if (!/^\s*<body>$/m.test(html)) throw new Error('The page of Redoc has no line <body>');
  return html.replace(/^\s*<body>$/m, (body) => `${body}\n${BAR}`);
}

/** Writes one page of Redoc for each contract, with the scripts inside, so that a page loads nothing from other hosts. */
export function writeApiPages(root: string, folder: string): ContractPage[] {
  const contracts = join(root, 'packages/sdk/contracts');
  mkdirSync(folder, { recursive: true });
  return readdirSync(contracts)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => {
      const name = file.replace(/\.yaml$/, '');
      const contract = join(contracts, file);
      const page = describeContract(name, readFileSync(contract, 'utf8'));
      const output = join(folder, `${name}.html`);
      const options = ['--config', 'packages/sdk/redocly.yaml', '--lint-config', 'off', '--inlineBundle', '--title', page.title];
      run(root, join(root, 'node_modules/.bin/redocly'), ['build-docs', contract, '-o', output, ...options]);
      writeFileSync(output, withBar(readFileSync(output, 'utf8').replaceAll(REDOC_LOGO, REDOC_NAME)));
      return page;
    });
}
