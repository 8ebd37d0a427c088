import { posix } from 'node:path';
import * as v from 'valibot';
import { filesOfTarget, type PublishedManifest, targetsOf } from './published-manifest.ts';

/** Text of the files of one tarball. */
export type TarballFiles = { files: ReadonlySet<string>; read: (file: string) => string };

const REQUIRED_FILES = ['LICENSE', 'README.md'];
const TEST_FILE = /\.(test|stories|oracle|payloads|fixture)\.[jt]sx?$|(^|\/)__snapshots__\/|\.snap$/;
const SOURCE_FILE = /^src\//;
const WORKSPACE_WORDS = ['workspace:', 'catalog:', '@muddat/source', '"devDependencies"'];
/** A module of imports and exports alone, with or without a directive for frameworks, has nothing to map. */
const OWN_CODE = /^(?!import |export \{|export \* |"use client";$|\/[/*]|$)/m;
const CODE_BLOCK = /^ *```.*?^ *```/gms;
/** The target of `[text](target)`, of `![text](target "title")` and of `[name]: target`. */
const LINK = /(?:\]\(|^\[[^\]]+\]: +)([^)\s]+)/gm;
/** An address with a scheme, or a place in the same file. */
const OUTSIDE_LINK = /^(?:[a-z]+:|#)/i;
const REPOSITORY = 'https://github.com/muddat/portal/blob/main';
const MAP_COMMENT = /\/\/# sourceMappingURL=(\S+)\s*$/;

const mapSchema = v.object({ sourceRoot: v.optional(v.string(), ''), sources: v.array(v.string()) });

/** What an outside user of a tarball would lack or get too much of, each with a fix. `license` is the text of the root's LICENSE. */
export function findPackageErrors(
  { exports, bin }: Pick<PublishedManifest, 'exports' | 'bin'>,
  tarball: TarballFiles,
  license: string,
): string[] {
  const { files, read } = tarball;
  const manifest = read('package.json');
  // Nobody steps into a program that is one bundle.
  const sources = bin === undefined ? findMapErrors(tarball) : { errors: [], mapped: new Set<string>() };
  return [
    ...Object.entries(exports).flatMap(([subpath, entry]) =>
      targetsOf(entry)
        .filter((path) => filesOfTarget(path, files).length === 0)
        .map((path) => `"${subpath}" of "exports" names ${path}, which is not in the tarball`),
    ),
    ...REQUIRED_FILES.filter((file) => !files.has(file)).map((file) => `${file} is missing`),
    ...(files.has('LICENSE') && read('LICENSE') !== license ? ['LICENSE differs from the one at the root: copy it'] : []),
    ...WORKSPACE_WORDS.filter((word) => manifest.includes(word)).map((word) => `package.json contains ${word}, see .pnpmfile.mjs`),
    ...[...files].filter((file) => TEST_FILE.test(file)).map((file) => `${file} is a test file: exclude it in "files"`),
    ...findLinkErrors(tarball),
    ...sources.errors,
    ...[...files]
      .filter((file) => SOURCE_FILE.test(file) && !sources.mapped.has(file) && !TEST_FILE.test(file))
      .map((file) => `no source map leads to ${file}: exclude it in "files"`),
  ];
}

/** Links of the Markdown files to files that a reader of the package, on npm or in `node_modules`, does not have. */
function findLinkErrors({ files, read }: TarballFiles): string[] {
  return [...files]
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const links = [...read(file).replaceAll(CODE_BLOCK, '').matchAll(LINK)].map(([, link = '']) => link);
      return links
        .filter((link) => !OUTSIDE_LINK.test(link) && !files.has(posix.join(posix.dirname(file), link.replace(/#.*/, ''))))
        .map((link) => `${file} links to ${link}, which is not in the tarball: link to ${REPOSITORY}/…`);
    });
}

/** Maps that are missing or lead to a missing source, and the sources that maps lead to. */
function findMapErrors({ files, read }: TarballFiles): { errors: string[]; mapped: Set<string> } {
  const errors: string[] = [];
  const mapped = new Set<string>();
  const built = [...files].filter((file) => /^dist\/.*\.(js|d\.ts)$/.test(file));
  for (const file of built) {
    const map = MAP_COMMENT.exec(read(file))?.[1];
    if (map === undefined && OWN_CODE.test(read(file))) errors.push(`${file} has no source map`);
    if (map !== undefined && !files.has(posix.join(posix.dirname(file), map)))
      errors.push(`${file} names ${map}, which is not in the tarball`);
  }
  for (const map of [...files].filter((file) => file.endsWith('.map'))) {
    const { sourceRoot, sources } = v.parse(mapSchema, JSON.parse(read(map)));
    for (const source of sources) {
      const file = posix.join(posix.dirname(map), sourceRoot, source);
      mapped.add(file);
      if (!files.has(file)) errors.push(`${map} leads to ${file}, which is not in the tarball`);
    }
  }
  return { errors, mapped };
}
