import { type Release, readReleaseFrom } from '@muddat/process';

/** The manifest of the folder that `pnpm artefacts` writes. The repository has none. */
const MANIFEST = new URL('../../../../manifest.json', import.meta.url);

/** What runs: version, commit and build; null in the repository. */
export const readRelease = (): Release | null => readReleaseFrom(MANIFEST);
