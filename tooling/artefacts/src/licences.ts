import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { isLicenceFile } from './shipped-file.ts';

/** `text` is empty if the package names its licence and has no text of it. */
export type Licence = { name: string; version: string; licence: string; text: string };

const Listed = v.object({ name: v.string(), versions: v.array(v.string()), paths: v.array(v.string()), license: v.string() });
/** What `pnpm licenses list --json` prints: packages by licence. */
const List = v.record(v.string(), v.array(Listed));
/** A package without a licence file states its licence in its README. */
const README = /^readme(?:\..*)?$/i;
const LICENCE_HEADING = /^#+.*licen[cs]/i;
const HEADING = /^#+ /;

/** The licences of all packages, by name and version. Throws if a package has none. */
export async function readLicences(list: unknown): Promise<Licence[]> {
  const packages = Object.values(v.parse(List, list)).flat();
  const licences = packages.flatMap(({ name, versions, paths, license }) =>
    versions.map(async (version, index) => {
      const text = await readText(paths[index] ?? '');
      if (license === 'Unknown' && text === '') throw new Error(`${name} ${version} has no licence: replace it.`);
      return { name, version, licence: license, text };
    }),
  );
  return inOrder(await Promise.all(licences));
}

/** In the order of code units, which is the same on every machine. */
function inOrder(licences: readonly Licence[]): Licence[] {
  const keyOf = ({ name, version }: Licence): string => `${name}@${version}`;
  return licences.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

async function readText(folder: string): Promise<string> {
  const names = (await readdir(folder)).toSorted();
  const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');
  const files = names.filter(isLicenceFile);
  if (files.length > 0) return (await Promise.all(files.map(read))).join('\n').trim();
  const readme = names.find((name) => README.test(name));
  return readme === undefined ? '' : licenceSection(await read(readme));
}

/** The section of a README about the licence, up to the next heading; empty if there is none. */
export function licenceSection(readme: string): string {
  const lines = readme.split('\n');
  const start = lines.findIndex((line) => LICENCE_HEADING.test(line));
  if (start === -1) return '';
  const end = lines.findIndex((line, index) => index > start && HEADING.test(line));
  return lines
    .slice(start, end === -1 ? undefined : end)
    .join('\n')
    .trim();
}
