import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { kitPlugins, SOURCE_RESOLVE_CONDITIONS } from '@muddat/vite-config';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

const KB = 1000;
const SOURCES = fileURLToPath(new URL('../', import.meta.url));
const BUILD_TIMEOUT_MS = 120_000;

interface Bundle {
  /** Size of the script, compressed with brotli, bytes. */
  script: number;
  /** Folders of the kit in the bundle, without those that every component has. */
  modules: string[];
  /** npm packages in the bundle. */
  packages: string[];
}

/** Bundles an application that uses one export, like an application of ours: minified, without React. */
async function bundleOf(folder: string): Promise<Bundle> {
  const entry = '\0one-export';
  const output = await build({
    root: fileURLToPath(new URL('../../', import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [
      kitPlugins(),
      {
        name: 'one-export',
        resolveId: (id) => (id === 'one-export' ? entry : null),
        load: (id) => (id === entry ? `import * as all from '@muddat/ui/${folder}'; globalThis.kept = all;` : null),
      },
    ],
    resolve: { conditions: SOURCE_RESOLVE_CONDITIONS },
    build: {
      write: false,
      rolldownOptions: { input: 'one-export', external: /^react(-dom)?($|\/)/, output: { codeSplitting: false } },
    },
  });
  const chunks = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const scripts = chunks.filter((chunk) => chunk.type === 'chunk');
  const modules = scripts.flatMap((chunk) =>
    Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : [])),
  );
  const unique = (names: (string | undefined)[]) => [...new Set(names.filter((name) => name !== undefined))].sort();
  return {
    script: brotliCompressSync(scripts.map(({ code }) => code).join('\n')).byteLength,
    modules: unique(modules.map((id) => (id.startsWith(SOURCES) ? id.slice(SOURCES.length).split('/')[0] : undefined))).filter(
      (name) => !['internal', 'theme', 'icons'].includes(name),
    ),
    packages: unique(modules.map((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1])),
  };
}

describe('the built kit', () => {
  it('a Button costs at most 14 KB above React, without react-aria', { timeout: BUILD_TIMEOUT_MS }, async () => {
    const { script, modules, packages } = await bundleOf('button');
    expect(script).toBeLessThanOrEqual(14 * KB);
    expect(modules).toEqual(['button', 'spinner', 'text']);
    expect(packages).toEqual([]);
  });

  it.each([
    ['money', ['money'], 8],
    ['text-field', ['field', 'text', 'text-field'], 14],
    ['switch', ['field', 'spinner', 'switch', 'text'], 14],
    ['order-tile', ['badge', 'girih', 'link', 'money', 'order-tile', 'picture', 'status-badge', 'text'], 20],
  ])('the bundle of %s contains only the folders %j, at most %i KB', { timeout: BUILD_TIMEOUT_MS }, async (folder, parts, limit) => {
    const bundle = await bundleOf(folder);
    expect(bundle.modules).toEqual(parts);
    expect(bundle.packages.filter((name) => /aria|stately/.test(name))).toEqual([]);
    expect(bundle.script).toBeLessThanOrEqual(limit * KB);
  });

  it('the bundle of a dialog contains react-aria, which proves that this test can find it', { timeout: BUILD_TIMEOUT_MS }, async () => {
    const { packages } = await bundleOf('dialog');
    expect(packages).toContain('react-aria-components');
  });
});
