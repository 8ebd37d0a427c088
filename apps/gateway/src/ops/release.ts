import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** The manifest of the folder that `pnpm artefacts` writes. The repository has none. */
const MANIFEST = new URL('../../../../manifest.json', import.meta.url);
const Release = v.object({ version: v.string(), commit: v.string(), buildId: v.string() });

/** What runs: version, commit and build; null in the repository. */
export function readRelease(file: URL = MANIFEST): v.InferOutput<typeof Release> | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  return v.parse(Release, JSON.parse(text));
}
