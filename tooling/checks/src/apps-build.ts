/** Arguments of turbo that build both apps, only if their inputs have changed, and print only errors. */
export const APPS_BUILD_ARGS = [
  'run',
  'build',
  '--filter=@muddat/public-site',
  '--filter=@muddat/cabinet',
  '--output-logs=errors-only',
] as const;
