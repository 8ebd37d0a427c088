/** An error whose message explains everything to the user; it is printed without a stack. */
export class UserFacingError extends Error {
  name = 'UserFacingError';
}

const CAUSES = [
  [/ENOSPC|no space left on device/i, 'The disk is full. Free some space (about 2 GB are needed) and run the command again.'],
  [/EACCES|EPERM|permission denied/i, 'A file could not be written: permission denied. Run as the owner of this folder.'],
  [
    /ERR_PNPM_OUTDATED_LOCKFILE|frozen-lockfile/i,
    'pnpm-lock.yaml does not fit the package.json files. Run `pnpm install` and commit the lockfile.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ERR_PNPM_META_FETCH_FAIL|network/i,
    'The npm registry does not answer. Check the network connection (and the proxy or registry settings of npm) and run the command again.',
  ],
];

/**
 * The sentence for a person, made from the output of a program that failed.
 * @param {string} output what the program wrote
 * @returns {string | undefined} undefined when the cause is none of the known ones
 */
export function explainFailure(output) {
  return CAUSES.find(([pattern]) => pattern.test(output))?.[1];
}
