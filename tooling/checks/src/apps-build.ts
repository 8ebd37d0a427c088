/** What turbo is asked for where the built apps are needed: both of them, only what changed, and a word only of what went wrong. */
export const APPS_BUILD = [
  'run',
  'build',
  '--filter=@muddat/public-site',
  '--filter=@muddat/cabinet',
  '--output-logs=errors-only',
] as const;
