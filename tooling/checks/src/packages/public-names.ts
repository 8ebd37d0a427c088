import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { TarballFiles } from './find-package-errors.ts';
import { filesOfTarget, type PublishedManifest, targetsOf } from './published-manifest.ts';

/**
 * The public names of a tarball, a line each: `value` for what exists at run time, `type` for what only TypeScript sees, `file` for files
 * that are no modules. Subpaths have lines of their own.
 */
export function listPublicNames({ name, exports }: Pick<PublishedManifest, 'name' | 'exports'>, tarball: TarballFiles): string {
  const lines = Object.entries(exports).flatMap(([subpath, entry]) => {
    const targets = targetsOf(entry);
    const [declaration, module] = [targets.find((path) => path.endsWith('.d.ts')), targets.find((path) => path.endsWith('.js'))];
    const names =
      declaration === undefined || module === undefined
        ? targets.flatMap((path) => filesOfTarget(path, tarball.files)).map((file) => `  file ${file}`)
        : listModuleNames(tarball, declaration, module);
    return [posix.join(name, subpath), ...names];
  });
  return `${lines.join('\n')}\n`;
}

function listModuleNames(tarball: TarballFiles, declaration: string, module: string): string[] {
  const values = collectExports(tarball, module);
  const types = [...collectExports(tarball, declaration)].filter((name) => !values.has(name));
  return [...[...values].toSorted().map((name) => `  value ${name}`), ...types.toSorted().map((name) => `  type ${name}`)];
}

/** Names that a module exports, with those of its `export *`. */
function collectExports(tarball: TarballFiles, file: string): Set<string> {
  const { module } = parseSync(file, tarball.read(file));
  const names = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName, moduleRequest }) => {
      if (exportName.kind === 'Default') return ['default'];
      if (exportName.name !== null) return [exportName.name];
      const from = moduleRequest?.value ?? '';
      if (!from.startsWith('.')) return [`* from ${from}`];
      const target = posix.join(posix.dirname(file), from);
      return [...collectExports(tarball, file.endsWith('.d.ts') ? target.replace(/\.[jt]s$/, '.d.ts') : target)];
    });
  return new Set(names);
}
