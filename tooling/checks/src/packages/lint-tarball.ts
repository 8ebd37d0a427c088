import { checkPackage } from '@arethetypeswrong/core';
import { filterProblems, problemKindInfo } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { PackedPackage } from './pack-packages.ts';
import type { PublishedManifest } from './published-manifest.ts';

/** Ways to resolve a module that a package with ES modules alone serves: attw's profile `esm-only`. */
const ESM_RESOLUTIONS = ['node16-esm', 'bundler'] as const;
/** What publint and attw say about a tarball. */
export async function lintTarball({ exports, bin }: PublishedManifest, { tarball, contents }: PackedPackage): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
  // The other entries are files that are no modules.
  const entrypoints = Object.keys(exports).filter((subpath) => typeof exports[subpath] !== 'string');
  const analysis = await checkPackage(contents, { entrypoints });
  if (analysis.types === false && bin === undefined) return ['attw: the package has no types'];
  const problems =
    analysis.types === false ? [] : ESM_RESOLUTIONS.flatMap((resolutionKind) => filterProblems(analysis, { resolutionKind }));
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`),
    ...[...new Set(problems)].map((problem) => `attw: ${problemKindInfo[problem.kind].title}: ${JSON.stringify(problem)}`),
  ];
}
