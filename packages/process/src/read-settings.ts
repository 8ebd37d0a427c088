import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SECRET_NAMES, SETTING_NAMES, type SettingName } from './settings/setting-names.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type Settings = {
  /** The text of a setting without the white space around it; null if it is not set, is empty, or its file is refused. */
  text(name: SettingName): string | null;
  /** One line for each setting whose file is refused, without the file's content. */
  readonly refused: ReadonlyMap<SettingName, string>;
};

/** Reads the settings of an environment. For a secret, `NAME_FILE` may name a file that contains the value; its path may be relative to `cwd`. */
export function readSettings(env: Environment, cwd = process.cwd()): Settings {
  const texts = new Map<SettingName, string>();
  const refused = new Map<SettingName, string>();
  const textOf = (name: string): string => env[name]?.trim() ?? '';
  for (const name of SETTING_NAMES) texts.set(name, textOf(name));
  for (const name of SECRET_NAMES) {
    const path = textOf(`${name}_FILE`);
    if (path === '') continue;
    const read = textOf(name) === '' ? readSecretFile(resolve(cwd, path)) : { reason: `must not be set together with ${name}` };
    texts.set(name, 'text' in read ? read.text : '');
    if ('reason' in read) refused.set(name, `${name}_FILE: ${read.reason}`);
  }
  return { text: (name) => texts.get(name) || null, refused };
}

function readSecretFile(path: string): { readonly text: string } | { readonly reason: string } {
  try {
    const text = readFileSync(path, 'utf8').trim();
    return text === '' ? { reason: `${path} is empty` } : { text };
  } catch (error) {
    return { reason: `${path} cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown'})` };
  }
}
