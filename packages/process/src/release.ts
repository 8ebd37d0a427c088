import { readFileSync } from 'node:fs';

export type Release = { readonly version: string; readonly commit: string; readonly buildId: string };

/** What runs, from the manifest of the folder that `pnpm artefacts` writes; null without a manifest, as in the repository. */
export function readReleaseFrom(manifest: URL): Release | null {
  let text: string;
  try {
    text = readFileSync(manifest, 'utf8');
  } catch {
    return null;
  }
  const fields: unknown = JSON.parse(text);
  const textOf = (name: string): string => {
    const value: unknown = typeof fields === 'object' && fields !== null ? Object.getOwnPropertyDescriptor(fields, name)?.value : undefined;
    if (typeof value !== 'string') throw new Error(`manifest.json has no ${name}`);
    return value;
  };
  return { version: textOf('version'), commit: textOf('commit'), buildId: textOf('buildId') };
}

const SHORT_COMMIT = 12;

/** The release as fields of a server's first log line. */
export const releaseFields = (release: Release | null): Readonly<Record<string, string>> =>
  release === null ? {} : { version: release.version, commit: release.commit.slice(0, SHORT_COMMIT), build_id: release.buildId };
