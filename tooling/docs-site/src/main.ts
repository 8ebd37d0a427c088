import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeApiPages } from './api-pages.ts';
import { guidePage } from './guide-page.ts';
import { indexPage } from './index-page.ts';
import { run } from './run.ts';
import { siteStyle } from './site-style.ts';

// `pnpm docs:build`: the SDK's docs and the kit's Storybook as one static site.
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SITE = join(ROOT, '.docs-site');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const withStorybook = !process.argv.includes('--no-storybook');

rmSync(SITE, { recursive: true, force: true });
mkdirSync(join(SITE, 'sdk'), { recursive: true });
const contracts = writeApiPages(ROOT, join(SITE, 'api'));
writeFileSync(join(SITE, 'sdk', 'index.html'), guidePage(read('packages/sdk/README.md')));
writeFileSync(join(SITE, 'site.css'), siteStyle(read('packages/ui/tokens/light.tokens.json'), read('packages/ui/tokens/dark.tokens.json')));
writeFileSync(join(SITE, 'index.html'), indexPage(contracts));
if (withStorybook) {
  run(ROOT, 'pnpm', ['--filter', '@muddat/ui', 'storybook:build', '--loglevel', 'warn']);
  cpSync(join(ROOT, 'packages/ui/storybook-static'), join(SITE, 'storybook'), { recursive: true });
}
console.log(`The site is in ${SITE}`);
