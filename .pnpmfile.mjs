const SOURCE_CONDITION = '@muddat/source';
const EXACT_VERSION = /^\d+\.\d+\.\d+$/;

/**
 * `pnpm pack` and `pnpm publish` write the manifest that this returns into the tarball. Other teams get the build: the workspace's own
 * condition is left out, and a subpath whose target is a source leads to what the build makes of it. A subpath with that condition alone is
 * for tests of the workspace and is left out. The workspace pins the versions of its dependencies. Other teams get ranges, so that their
 * application and our packages share one copy of a library.
 */
function beforePacking(manifest) {
  const { devDependencies, scripts, ...published } = manifest;
  if (published.exports) published.exports = Object.fromEntries(Object.entries(published.exports).flatMap(toPublishedExport));
  if (published.dependencies) published.dependencies = Object.fromEntries(Object.entries(published.dependencies).map(toRange));
  return published;
}

function toPublishedExport([subpath, target]) {
  if (typeof target === 'string') return [[subpath, target.startsWith('./src/') ? builtTarget(target) : target]];
  const { [SOURCE_CONDITION]: source, ...conditions } = target;
  return Object.keys(conditions).length > 0 ? [[subpath, conditions]] : [];
}

function builtTarget(source) {
  const module = source.replace('./src/', './dist/').replace(/\.tsx?$/, '');
  return { types: `${module}.d.ts`, default: `${module}.js` };
}

const toRange = ([name, version]) => [name, EXACT_VERSION.test(version) ? `^${version}` : version];

export const hooks = { beforePacking };
