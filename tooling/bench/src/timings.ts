import { percentile } from './percentile.ts';

/** Milliseconds of each call by its name. */
export class CallTimings {
  readonly #of = new Map<string, number[]>();

  async time<T>(name: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const result = await work();
    const known = this.#of.get(name);
    const took = performance.now() - began;
    if (known) known.push(took);
    else this.#of.set(name, [took]);
    return result;
  }

  /** One line per call: count, p50 and p95. */
  lines(): string[] {
    const width = Math.max(0, ...[...this.#of.keys()].map((name) => name.length));
    return [...this.#of].map(
      ([name, ms]) =>
        `${name.padEnd(width)}  ${String(ms.length).padStart(6)} times  p50 ${percentile(ms, 0.5).toFixed(1)} ms  p95 ${percentile(ms, 0.95).toFixed(1)} ms`,
    );
  }
}
