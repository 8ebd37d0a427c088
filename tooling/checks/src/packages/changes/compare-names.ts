import type { Change } from './contract-json.ts';

/** The lines of a list of public names, each with its subpath. */
export function nameLines(list: string): string[] {
  let subpath = '';
  return list.split('\n').flatMap((line) => {
    if (line.startsWith('  ')) return [`${subpath}${line}`];
    subpath = line;
    return line === '' ? [] : [line];
  });
}

/** What changed between two lists of public names: a name that is gone breaks those who import it. */
export function compareNames(before: string, after: string): Change[] {
  const [old, now] = [new Set(nameLines(before)), new Set(nameLines(after))];
  return [
    ...[...old].filter((line) => !now.has(line)).map((line): Change => ({ level: 'major', what: `${line} is gone` })),
    ...[...now].filter((line) => !old.has(line)).map((line): Change => ({ level: 'minor', what: `${line} is new` })),
  ];
}
