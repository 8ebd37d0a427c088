import { performance } from 'node:perf_hooks';

/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * Runs a step and prints one line with its title and duration.
 * @template T
 * @param {string} title
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const start = performance.now();
  const live = process.stdout.isTTY;
  if (live) process.stdout.write(`  …  ${title}`);
  const finish = (/** @type {string} */ mark) => {
    if (live) process.stdout.write('\r\u001b[2K');
    process.stdout.write(`  ${mark}  ${title} (${seconds(performance.now() - start)})\n`);
  };
  try {
    const result = await work();
    finish('✓');
    return result;
  } catch (error) {
    finish('✗');
    throw error;
  }
}
