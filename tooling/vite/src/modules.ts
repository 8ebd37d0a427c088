/** A group of modules of a build: paths that match a pattern of `some` and no pattern of `but`. */
export interface Modules {
  some: readonly RegExp[];
  but?: readonly RegExp[];
}

/** A pattern for each name: paths in the folder that begin with it, up to the end of a word. */
export const inFolder = (folder: string, ...names: readonly string[]): RegExp[] =>
  names.map((name) => new RegExp(`/${folder}/${name}${/[\w.]$/.test(name) ? '\\b' : ''}`));

/** One pattern for all, as the bundler takes it: it asks a pattern in its own threads, and a function in ours. */
export function matching({ some, but = [] }: Modules): RegExp {
  const any = (patterns: readonly RegExp[]) => `(?:${patterns.map(({ source }) => source).join('|')})`;
  return new RegExp(but.length === 0 ? any(some) : `^(?!.*${any(but)}).*${any(some)}`);
}
