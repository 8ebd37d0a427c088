import { useEffect, useSyncExternalStore } from 'react';
import { watchBuild } from './build-watch.ts';
import { isBuildOutdated, markBuildOutdated, onBuildOutdated } from './outdated.ts';

const TIMEOUT_MS = 15_000;
const never = () => false;
/** Whether the watch has started. There is one per document, even if several components use the hook. */
let watched = false;

/**
 * Whether a newer build exists (spec 4). The first use starts the checks of `/latest-build.json`, one an hour.
 * @param build id of this document's build; if empty, nothing is watched
 */
export function useNewBuild(build: string): boolean {
  useEffect(() => {
    if (watched || build === '') return;
    watched = true;
    watchBuild({ build, fetchLatestBuild: fetchLatestBuild, onNewBuild: markBuildOutdated, setTimer: setTimeout, random: Math.random });
  }, [build]);
  return useSyncExternalStore(onBuildOutdated, isBuildOutdated, never);
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
