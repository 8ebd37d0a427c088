import { useEffect, useSyncExternalStore } from 'react';
import { watchBuild } from './build-watch.ts';
import { isOutdated, markOutdated, onOutdated } from './outdated.ts';

const TIMEOUT_MS = 15_000;
const never = () => false;
/** One watch per document, even if several components use the hook. */
let watched = false;

/**
 * Whether a newer build exists (spec 4). The first use starts polling `/latest-build.json`.
 * @param build id of this document's build; if empty, nothing is watched
 */
export function useNewBuild(build: string): boolean {
  useEffect(() => {
    if (watched || build === '') return;
    watched = true;
    watchBuild({ build, fetchLatestBuild: fetchLatestBuild, onNewBuild: markOutdated, setTimer: setTimeout, random: Math.random });
  }, [build]);
  return useSyncExternalStore(onOutdated, isOutdated, never);
}

async function fetchLatestBuild(): Promise<unknown> {
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), TIMEOUT_MS);
  try {
    return await (await fetch('/latest-build.json', { cache: 'no-store', signal: given.signal })).json();
  } finally {
    clearTimeout(timer);
  }
}
