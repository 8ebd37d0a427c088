import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { LAYER_ORDER } from '../theme/layer-order.ts';

const BUILD_TIMEOUT_MS = 120_000;
const PACKAGE = fileURLToPath(new URL('../../', import.meta.url));
const CLASS_NAME = /_?\b[a-z\d]{7,9}\b/g;

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

const outputOf = (built: Awaited<ReturnType<typeof build>>): Output[] =>
  [built].flat().flatMap((one) => ('output' in one ? one.output : []));

const files = new Map<string, Output>();
beforeAll(async () => {
  const built = await build({
    root: PACKAGE,
    configFile: `${PACKAGE}vite.lib.config.ts`,
    logLevel: 'silent',
    mode: 'production',
    build: { write: false },
  });
  for (const file of outputOf(built)) files.set(file.fileName, file);
}, BUILD_TIMEOUT_MS);

const chunks = () => [...files.values()].filter((file) => file.type === 'chunk');
const sheetNames = () => [...files.keys()].filter((name) => name.endsWith('.css'));

function sheet(name: string): string {
  const file = files.get(name);
  return file?.type === 'asset' ? String(file.source) : '';
}

/** The names in the modules that an entry imports, itself included. */
function namesIn(fileName: string, seen = new Set<string>()): Set<string> {
  const chunk = files.get(fileName);
  if (chunk?.type !== 'chunk' || seen.has(fileName)) return new Set();
  seen.add(fileName);
  return new Set([
    ...(chunk.code.match(CLASS_NAME) ?? []),
    ...[...chunk.imports, ...chunk.dynamicImports].flatMap((imported) => [...namesIn(imported, seen)]),
  ]);
}

const classesOf = (css: string) => new Set([...css.matchAll(/\.(_?[a-z\d]{7,9})\b/g)].map(([, name = '']) => name));

/** Size of the styles of an application that imports these sheets: minified and gzipped, bytes. */
async function sizeOf(...names: string[]): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [
      {
        name: 'sheets',
        enforce: 'pre',
        resolveId: (id) => (id === 'application' || files.has(id) ? `\0${id}` : null),
        load: (id) => (id === '\0application' ? names.map((name) => `import '${name}';`).join('\n') : sheet(id.slice(1)) || null),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'application' } },
  });
  const styles = outputOf(built).flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : []));
  expect(styles).toHaveLength(1);
  return gzipSync(styles.join(''), { level: 9 }).byteLength;
}

describe('the style sheets of the built kit', () => {
  it('begin with the order of the layers, whichever an application loads first', () => {
    expect(sheetNames().length).toBeGreaterThan(100);
    expect(sheetNames().filter((name) => !sheet(name).startsWith(`${LAYER_ORDER}\n`))).toEqual([]);
  });

  it('have, together with the theme, the rules of every class that the component uses', () => {
    const all = classesOf(sheet('style.css'));
    expect(all.size).toBeGreaterThan(700);
    const entries = chunks().filter(({ isEntry, fileName }) => isEntry && files.has(`${fileName.split('/')[0]}.css`));
    expect(entries.length).toBeGreaterThan(100);
    const missing = entries.flatMap(({ fileName }) => {
      const name = `${fileName.split('/')[0]}.css`;
      const loaded = classesOf(sheet('theme.css') + sheet(name));
      return [...namesIn(fileName)].filter((used) => all.has(used) && !loaded.has(used)).map((used) => `${name}: ${used}`);
    });
    expect(missing).toEqual([]);
  });

  it('do not repeat the rules of the theme, which components override', () => {
    const theme = classesOf(sheet('theme.css'));
    const repeated = sheetNames()
      .filter((name) => !['theme.css', 'style.css'].includes(name))
      .flatMap((name) =>
        [...sheet(name).matchAll(/^ {2}\.(_?[a-z\d]{7,9}) \{/gm)].flatMap(([, rule = '']) => (theme.has(rule) ? `${name}: ${rule}` : [])),
      );
    expect(repeated).toEqual([]);
  });

  it('show the focus by an outline, which forced colors keep, and never by a shadow alone', () => {
    const rules = [...sheet('style.css').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', style = '']) => ({ selector, style }));
    const ofFocus = rules.filter(({ selector }) => /:focus|\[data-focus/.test(selector));
    expect(ofFocus.length).toBeGreaterThan(20);
    const shadowed = ofFocus.filter(({ style }) => /box-shadow:(?!\s*none)/.test(style) && !/outline:(?!\s*none)/.test(style));
    expect(shadowed.map(({ selector }) => selector.trim())).toEqual([]);
  });

  it('contain the fonts as relative addresses', () => {
    const addresses = [...sheet('fonts.css').matchAll(/url\("\.\/(.+?)\?no-inline"\)/g)].map(([, address = '']) => address);
    expect(addresses).toHaveLength(5);
    expect(addresses.filter((address) => !files.has(address))).toEqual([]);
    expect(sheet('style.css')).toContain('@font-face');
  });

  it('cost at most 5 KB for a page with a button, and 20 KB for all components', { timeout: BUILD_TIMEOUT_MS }, async () => {
    expect(await sizeOf('theme.css', 'button.css')).toBeLessThanOrEqual(5_100);
    expect(await sizeOf('style.css')).toBeLessThanOrEqual(20_500);
  });
});

describe('the modules of the built kit', () => {
  it('import no style sheet, which Node would refuse, and no catalog', () => {
    const imports = chunks().flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]);
    expect(imports.filter((name) => /\.(css|po)$/.test(name))).toEqual([]);
  });

  it('have their texts from the checked hook', () => {
    const direct = chunks().filter(({ imports }) => imports.includes('@lingui/react'));
    expect(direct.map(({ fileName }) => fileName).toSorted()).toEqual([
      'provider/kit-lingui.js',
      'provider/kit-provider.js',
      'provider/use-checked-lingui.js',
    ]);
  });

  it.each(['ru', 'uz', 'uz-cyrl'])('contain the compiled texts: %s', (language) => {
    const chunk = files.get(`languages/${language}.js`);
    expect(chunk?.type === 'chunk' && chunk.imports).toEqual([]);
    expect(chunk?.type === 'chunk' && chunk.code).toContain('RkAg8D');
  });
});
