import { useEffect, useSyncExternalStore } from 'react';
import { watchBuild } from './build-watch.ts';
import { isOutdated, noteNewBuild, onOutdated } from './outdated.ts';

const TIMEOUT_MS = 15_000;
const never = () => false;
/** One watch a document, however often what shows its notice is mounted. */
let watched = false;

/**
 * Whether a newer build is there (spec 4). Watches for one from the first call on, by `/latest-build.json`.
 * @param build names the build of this document; empty where that is not known, and nothing is watched then
 */
export function useNewBuild(build: string): boolean {
  useEffect(() => {
    if (watched || build === '') return;
    watched = true;
    watchBuild({ build, ask: askLatest, onNewBuild: noteNewBuild, later: setTimeout, random: Math.random });
  }, [build]);
  return useSyncExternalStore(onOutdated, isOutdated, never);
}

async function askLatest(): Promise<unknown> {
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), TIMEOUT_MS);
  try {
    return await (await fetch('/latest-build.json', { cache: 'no-store', signal: given.signal })).json();
  } finally {
    clearTimeout(timer);
  }
}
