/** A group of modules of a build: paths that match a pattern of `include` and no pattern of `exclude`. */
export interface ModulePatterns {
  include: readonly RegExp[];
  exclude?: readonly RegExp[];
}

/** One pattern per name: paths in the folder that begin with the name, up to a word boundary. */
export const patternsInFolder = (folder: string, ...names: readonly string[]): RegExp[] =>
  names.map((name) => new RegExp(`/${folder}/${name}${/[\w.]$/.test(name) ? '\\b' : ''}`));

/** One pattern for the whole group. The bundler tests a RegExp in its own threads, but a function in the main thread of Node. */
export function toModulePattern({ include, exclude = [] }: ModulePatterns): RegExp {
  const any = (patterns: readonly RegExp[]) => `(?:${patterns.map(({ source }) => source).join('|')})`;
  return new RegExp(exclude.length === 0 ? any(include) : `^(?!.*${any(exclude)}).*${any(include)}`);
}
