const LICENCE = /^(?:.*[._-])?(?:licen[cs]e|copying|copyright|(?:copyright)?notice)(?:[._-].*)?$/i;
const CODE = /\.(?:[cm]?[jt]sx?|json|map)$/i;
/** Types, source maps, tests, texts for readers, settings of tools. */
const UNUSED_FILE = /\.(?:[cm]?ts|map|md|markdown|flow)$|(?:^|\.)(?:test|spec)\.[cm]?js$|^\./i;
/** Directly in a package: deeper ones may hold code, such as `dist/doc` of a parser. */
const UNUSED_FOLDER = /^(?:\..*|tests?|benchmarks?|examples?|docs?)$/;
/** The files of our own packages that a server reads. The scripts of the folder already contain the code of these packages. */
const OWN_FILE = /^(?:package\.json|llms\.txt|contracts\/[\w-]+\.yaml)$/;

const isTestFolder = (name: string): boolean => /^__(?:tests|snapshots|mocks)__$/.test(name);

export const isLicenceFile = (name: string): boolean => LICENCE.test(name) && !CODE.test(name);

/** Whether a server needs a file of `node_modules`. `path` is relative to it, and may go through the `node_modules` of a package. */
export function isShipped(path: string): boolean {
  // A package inside the tests of another is a part of those tests: each package on the path must be shipped.
  return path.split(/(?<=\/)node_modules\//).every(isShippedOfPackage);
}

/** The same for a path that ends in its package: at a file, or with a slash at a folder. */
function isShippedOfPackage(path: string): boolean {
  const [, own] = /^@muddat\/[^/]+\/(.+)$/.exec(path) ?? [];
  if (own !== undefined) return OWN_FILE.test(own);
  const parts = path.split('/');
  const file = parts.at(-1) ?? '';
  const folders = parts.slice(parts[0]?.startsWith('@') ? 2 : 1, -1);
  if (parts[0]?.startsWith('.') || UNUSED_FOLDER.test(folders[0] ?? '') || folders.some(isTestFolder)) return false;
  return isLicenceFile(file) || !UNUSED_FILE.test(file);
}
