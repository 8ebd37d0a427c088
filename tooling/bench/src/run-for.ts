export type LoadRunResult = {
  readonly started: number;
  readonly succeeded: number;
  readonly refused: readonly string[];
  readonly seconds: number;
};

/** Runs all workers in parallel, each one task after another. Starts no task after the time is over. */
export async function runWorkersFor<Worker>(
  workers: readonly Worker[],
  seconds: number,
  work: (worker: Worker) => Promise<void>,
): Promise<LoadRunResult> {
  let started = 0;
  let succeeded = 0;
  const refused: string[] = [];
  const began = performance.now();
  const end = began + seconds * 1_000;
  const loop = async (worker: Worker) => {
    while (performance.now() < end) {
      started += 1;
      try {
        await work(worker);
        succeeded += 1;
      } catch (error) {
        refused.push(error instanceof Error ? error.message : String(error));
        return;
      }
    }
  };
  await Promise.all(workers.map(loop));
  return { started, succeeded, refused, seconds: (performance.now() - began) / 1_000 };
}
