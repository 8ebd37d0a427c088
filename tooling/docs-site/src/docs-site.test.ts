import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { describeContract, withBar } from './api-pages.ts';
import { guidePage } from './guide-page.ts';
import { indexPage } from './index-page.ts';
import { siteStyle } from './site-style.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const read = (path: string) => readFileSync(at(path), 'utf8');

describe('the guide', () => {
  const page = guidePage(read('packages/sdk/README.md'));
  it('links each of its sections', () => {
    const targets = [...page.matchAll(/<li><a href="#(?<id>[^"]+)">/g)].map(({ groups }) => groups?.['id'] ?? '');
    expect(targets.length).toBeGreaterThan(5);
    for (const id of targets) expect(page).toContain(`<h2 id="${id}">`);
  });
  it('leads to the web for files of the repository, and keeps other links', () => {
    const html = guidePage('[a](../ui/README.md) [b](#errors) [c](https://example.uz/x)');
    expect(html).toContain('href="https://github.com/muddat/portal/blob/main/packages/ui/README.md"');
    expect(html).toContain('href="#errors"');
    expect(html).toContain('href="https://example.uz/x"');
  });
  it('gives each block of code a button to copy it', () => {
    expect(page.match(/<button type="button" hidden>Copy/g)?.length).toBe(page.match(/<pre /g)?.length);
  });
  it('shows code as text', () => {
    expect(guidePage('    const a = b < c && "<script>";')).toContain('b &lt; c &amp;&amp; &quot;&lt;script&gt;&quot;');
  });
});

describe('a page of the reference', () => {
  it('leads back to the site', () => {
    const html = withBar('<html>\n<head></head>\n  <body>\n<div id="redoc"></div>');
    for (const href of ['../index.html', '../sdk/index.html', '../storybook/index.html']) expect(html).toContain(`href="${href}"`);
  });
  it('refuses a page without a body', () => {
    expect(() => withBar('<p>Not found</p>')).toThrow('The page of Redoc has no line <body>');
  });
});

describe('the index page', () => {
  const contracts = readdirSync(at('packages/sdk/contracts'))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => describeContract(file.replace('.yaml', ''), read(`packages/sdk/contracts/${file}`)));
  it('names every contract with a sentence', () => {
    expect(contracts.length).toBeGreaterThan(5);
    for (const { title, summary } of contracts) {
      expect(title).toMatch(/^Muddat/);
      expect(summary).toMatch(/^\p{Lu}.+\.$/u);
      expect(indexPage(contracts)).toContain(summary.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));
    }
  });
  it('refuses a contract without a description', () => {
    expect(() => describeContract('empty', 'openapi: 3.1.0\ninfo:\n  title: Empty\n')).toThrow(
      'The contract empty has no title or description',
    );
  });
});

it('the style sheet has the colours of the kit', () => {
  const style = siteStyle(read('packages/ui/tokens/light.tokens.json'), read('packages/ui/tokens/dark.tokens.json'));
  expect(style).toContain('--surface: #ffffff;');
  expect(style.match(/--ink: #[0-9a-f]{6};/g)).toHaveLength(2);
});
