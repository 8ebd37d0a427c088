/**
 * Interval of the checks in ms (semantics, app shell). The first check runs an hour after start. A random deviation of ± 10 % prevents all
 * tabs from checking at the same moment.
 */
const CHECK_EVERY_MS = 60 * 60_000;
const SPREAD = 0.1;

export type BuildWatchOptions = {
  /** Id of the build that this document runs. */
  build: string;
  /** Fetches `/latest-build.json` as parsed JSON. Rejects if that fails. */
  fetchLatestBuild: () => Promise<unknown>;
  /** Called once, when the latest build differs from `build`. */
  onNewBuild: () => void;
  setTimer: (task: () => void, ms: number) => unknown;
  /** Returns a number from 0 to 1, like `Math.random`. */
  random: () => number;
};

/** Checks for a newer build at intervals until there is one. A failed check does not stop the checks. */
export function watchBuild({ build, fetchLatestBuild, onNewBuild, setTimer, random }: BuildWatchOptions): void {
  const wait = () => setTimer(() => void check(), CHECK_EVERY_MS * (1 + SPREAD * (2 * random() - 1)));
  const check = async () => {
    const latest = await fetchLatestBuild().then(parseBuildId, () => null);
    if (latest === null || latest === build) wait();
    else onNewBuild();
  };
  wait();
}

/** The build id in the response, or null if the response is no build metadata, such as an error page. */
export function parseBuildId(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('id' in answer) || !('timestamp' in answer)) return null;
  const { id, timestamp } = answer;
  return typeof id === 'string' && id !== '' && typeof timestamp === 'number' && Number.isFinite(timestamp) ? id : null;
}
