import { UserFacingError } from './user-facing-error.mjs';

/**
 * Runs a bootstrap script. Prints a `UserFacingError` as a sentence and any other error with its stack; the exit code is 1 for both.
 * @param {() => Promise<number | void>} work returns the exit code
 */
export async function main(work) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) {
    process.stderr.write(`Node 20 or newer is needed, and this is ${process.version}.\n`);
    process.exit(1);
  }
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    process.stderr.write(`\n${error instanceof UserFacingError ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = 1;
  }
}
