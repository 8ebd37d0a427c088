/** Semantics, app shell: after start and then again, give or take a tenth, so that not all tabs ask at once. */
const CHECK_EVERY_MS = 60 * 60_000;
const SPREAD = 0.1;

export type BuildWatch = {
  /** Names the build that this document runs. */
  build: string;
  /** What `GET /latest-build.json` answers, as parsed JSON; rejects when nothing came. */
  ask: () => Promise<unknown>;
  /** Called once, when another build is there. */
  onNewBuild: () => void;
  later: (task: () => void, ms: number) => unknown;
  /** From 0 to 1. */
  random: () => number;
};

/** Asks from time to time whether a newer build is there, whatever the last answer was, until one is. */
export function watchBuild({ build, ask, onNewBuild, later, random }: BuildWatch): void {
  const wait = () => later(() => void check(), CHECK_EVERY_MS * (1 + SPREAD * (2 * random() - 1)));
  const check = async () => {
    const latest = await ask().then(buildIdOf, () => null);
    if (latest === null || latest === build) wait();
    else onNewBuild();
  };
  wait();
}

/** The build that an answer names, or null when it is no build metadata: a page of errors is no new build. */
export function buildIdOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('id' in answer) || !('timestamp' in answer)) return null;
  const { id, timestamp } = answer;
  return typeof id === 'string' && id !== '' && typeof timestamp === 'number' && Number.isFinite(timestamp) ? id : null;
}
