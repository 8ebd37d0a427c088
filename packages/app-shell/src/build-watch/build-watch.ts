/** Semantics, app shell: checks every hour, first an hour after start, ± 10 %, so that tabs do not all ask at once. */
const CHECK_EVERY_MS = 60 * 60_000;
const SPREAD = 0.1;

export type BuildWatch = {
  /** Id of the build that this document runs. */
  build: string;
  /** Fetches `/latest-build.json` as parsed JSON. Rejects if that fails. */
  ask: () => Promise<unknown>;
  /** Called once, when the latest build differs from `build`. */
  onNewBuild: () => void;
  later: (task: () => void, ms: number) => unknown;
  /** From 0 to 1. */
  random: () => number;
};

/** Checks for a newer build at intervals, also after failed checks, until there is one. */
export function watchBuild({ build, ask, onNewBuild, later, random }: BuildWatch): void {
  const wait = () => later(() => void check(), CHECK_EVERY_MS * (1 + SPREAD * (2 * random() - 1)));
  const check = async () => {
    const latest = await ask().then(buildIdOf, () => null);
    if (latest === null || latest === build) wait();
    else onNewBuild();
  };
  wait();
}

/** The build id in the response, or null if it is no build metadata, such as an error page. */
export function buildIdOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('id' in answer) || !('timestamp' in answer)) return null;
  const { id, timestamp } = answer;
  return typeof id === 'string' && id !== '' && typeof timestamp === 'number' && Number.isFinite(timestamp) ? id : null;
}
