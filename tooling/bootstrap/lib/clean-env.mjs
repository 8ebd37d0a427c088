import { delimiter } from 'node:path';

/** Variables that `npm start` adds for its script and that would mislead a pnpm or Node started from it. */
const ADDED_BY_NPM =
  /^npm_(lifecycle_|package_|node_execpath$|execpath$|command$|config_(user_agent|local_prefix|global_prefix|prefix|init_module|node_gyp|npm_version|noproxy)$)/i;

/**
 * The environment for programs that the bootstrap starts: without npm's additions, with the given folders first on the PATH, and with
 * telemetry off. A user's own settings, such as a registry or a cache folder, remain.
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} folders
 * @returns {NodeJS.ProcessEnv}
 */
export function cleanEnv(env, folders) {
  const kept = Object.fromEntries(Object.entries(env).filter(([name]) => !ADDED_BY_NPM.test(name)));
  return {
    ...kept,
    PATH: [...folders, env['PATH'] ?? ''].filter(Boolean).join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
  };
}
