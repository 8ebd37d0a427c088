import { createHash } from 'node:crypto';
import type { Commit } from './commit.ts';

export type ShippedFile = { path: string; bytes: number; sha256: string };

export type Manifest = {
  name: string;
  version: string;
  commit: string;
  /** Whether the sources differed from the commit, or there were new ones. */
  modified: boolean;
  commitDate: string;
  buildId: string;
  node: string;
  /** Some packages contain programs of one system, processor and C library. */
  platform: string;
  bytes: number;
  /** All files but the manifest. */
  files: readonly ShippedFile[];
};

type Facts = { name: string; version: string; node: string; platform: string; commit: Commit; files: readonly ShippedFile[] };

/** `buildId`: the id that the server itself reports; by default an id of the files. */
export function describeFolder({ commit, files, ...facts }: Facts, buildId = hashFiles(files)): Manifest {
  const { name, version, node, platform } = facts;
  return {
    name,
    version,
    commit: commit.id,
    modified: commit.modified,
    commitDate: commit.date.toISOString(),
    buildId,
    node,
    platform,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    files: inOrder(files),
  };
}

/** In the order of code units, which is the same on every machine. */
const inOrder = (files: readonly ShippedFile[]): readonly ShippedFile[] => files.toSorted((a, b) => (a.path < b.path ? -1 : 1));

function hashFiles(files: readonly ShippedFile[]): string {
  const lines = inOrder(files).map(({ path, sha256 }) => `${sha256}  ${path}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex').slice(0, 16);
}
