import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { extractHead, findStarterScripts } from './read-html.ts';
import type { GetRenderFixture } from './render-fixture.ts';

/** Limit for the document and all files of the home page, compressed with brotli. Other checks limit the scripts of each page. */
const ALL_BUDGET_BYTES = 250_000;
const styleSheetOf = (html: string): string => /\sdata-style-sheet="([^"]+)"/.exec(html)?.[1] ?? '';
const MESSAGE_ID = /\bid:[`"']([\w+/-]{6})[`"']/g;

/** Tests of the files that a document requests and of the contents of the build. */
export function describeDocumentFiles(ground: GetRenderFixture): void {
  test('a page has inline styles and lists the scripts of its first view, in its language only', async () => {
    const { html, styleHashes } = await ground().render('ru', '/public-offer');
    const scripts = findStarterScripts(html);
    expect(scripts.filter((href) => /text-page\.words-ru-/.test(href))).toHaveLength(1);
    expect(scripts.filter((href) => /\/ru-/.test(href)).length).toBeGreaterThan(0);
    expect(scripts.filter((href) => /\/uz-|words-uz|home-page/.test(href))).toEqual([]);
    for (const href of scripts) expect(existsSync(join(ground().built.client, href)), href).toBe(true);
    expect(new Set(scripts).size).toBe(scripts.length);
    // The only script with a `src` is a small starter, which requests the others after the first paint.
    expect([...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src = '']) => src.replace(/-[\w-]{8}\./, '.'))).toEqual([
      '/assets/site/start.js',
    ]);
    expect(html).not.toContain('modulepreload');
    expect(html).not.toMatch(/<link[^>]+rel="stylesheet"/);
    expect(html).not.toMatch(/\sstyle="/);
    expect(styleHashes.length).toBeGreaterThan(0);
  });

  test('a page contains the style rules of its HTML only, and names the whole style sheet', async () => {
    const { html } = await ground().render('ru', '/public-offer');
    const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text = '']) => text).join('');
    const sheet = readFileSync(join(ground().built.client, styleSheetOf(html)), 'utf8');
    expect(styles).toContain('@layer reset,base,kit,product,app;');
    expect(styles.length).toBeGreaterThan(10_000);
    expect(styles.length).toBeLessThan(sheet.length / 2);
    const classesOf = (css: string) => new Set([...css.matchAll(/\.(_[\w-]+)/g)].map(([, name = '']) => name));
    const [classesInDocument, classesInSheet] = [classesOf(styles), classesOf(sheet)];
    const classesInHtml = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    expect([...classesInHtml].filter((name) => classesInSheet.has(name) && !classesInDocument.has(name))).toEqual([]);
  });

  test('all files of the home page stay within their byte budget', async () => {
    const { html } = await ground().render('ru');
    const links = [...extractHead(html).matchAll(/<link rel="(?:preload|icon)"[^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
    const assets = readdirSync(join(ground().built.client, 'assets', 'site'));
    const fonts = assets.filter((name) => /^onest-(?:latin|cyrillic)-/.test(name)).map((name) => `/assets/site/${name}`);
    expect(fonts).toHaveLength(2);
    const others = [...links, ...fonts, styleSheetOf(html)];
    const bytes =
      [...findStarterScripts(html), ...others].reduce((sum, href) => sum + ground().packed(href), 0) + brotliCompressSync(html).length;
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(ALL_BUDGET_BYTES);
  });

  test('the server build is one file without dynamic imports', () => {
    const server = join(ground().built.client, '..', 'server');
    const scripts = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
    expect(scripts).toEqual(['entry-server.js']);
    const text = readFileSync(join(server, 'entry-server.js'), 'utf8');
    expect(text.match(/\bimport\(\s*["'`]\.[^)]*\)/g) ?? []).toEqual([]);
  });

  describe('the files of the build', () => {
    const scripts = () => {
      const folder = join(ground().built.client, 'assets', 'site');
      return readdirSync(folder)
        .filter((file) => file.endsWith('.js'))
        .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
    };
    // Ignores the case: the site's own file is named `uz-cyrl`, and that of a page ends in `words-uz-Cyrl`.
    const language = (file: string) => /(?:^|\.words-)(ru|uz|uz-cyrl)-[\w-]{8}\.js$/i.exec(file)?.[1]?.toLowerCase();

    test('have every message of the scripts in each language, without unused messages of the kit', () => {
      const all = scripts();
      const said = new Set(
        all
          .filter(({ file }) => language(file) === undefined)
          .flatMap(({ text }) => [...text.matchAll(MESSAGE_ID)].map(([, id = '']) => id)),
      );
      // Strings of six letters that look like message ids: pages of the route map, parts of a price.
      for (const id of ['orders', 'search', 'basket', 'verify', 'markup', 'recent']) said.delete(id);
      expect(said.size).toBeGreaterThan(100);
      for (const name of ['ru', 'uz', 'uz-cyrl']) {
        const words = all
          .filter(({ file }) => language(file) === name)
          .map(({ text }) => text)
          .join('\n');
        expect([...said].filter((id) => !words.includes(`"${id}":[`))).toEqual([]);
        expect(words).not.toMatch(/Bank kartalarini olishda|при получении банковских|Банк карталарини/);
      }
    });

    test('of a page have the messages of this page only', () => {
      const words = scripts().filter(({ file }) => /faq-page\.words-ru/.test(file));
      expect(words).toHaveLength(1);
      const frame = scripts().find(({ file, text }) => language(file) === 'ru' && !/words/.test(file) && text.includes('Публичная оферта'));
      expect(frame).toBeDefined();
      expect(words[0]?.text).not.toContain('Публичная оферта');
    });

    test('have no page loaders, which run on the server only', () => {
      expect(readdirSync(join(ground().built.client, 'assets', 'site')).filter((file) => /\.data-/.test(file))).toEqual([]);
    });
  });
}
