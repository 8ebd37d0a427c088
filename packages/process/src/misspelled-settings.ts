import { isWithinEditDistance } from './edit-distance.ts';
import type { Environment } from './read-settings.ts';
import { SECRET_NAMES, SETTING_NAMES } from './settings/setting-names.ts';

const KNOWN: ReadonlySet<string> = new Set([...SETTING_NAMES, ...SECRET_NAMES.map((name) => `${name}_FILE`)]);
/** Shorter names resemble variables of the system, such as HOME and HOST. They count only if case or plural differ. */
const LEAST_LETTERS = 8;
/** Two wrong letters in a shorter name make the name of another program's variable, such as APP_PORT for OPS_PORT. */
const LEAST_LETTERS_FOR_TWO = 10;
/** The programs of one machine name their addresses alike. */
const ADDRESS = /^(\w+)_(?:PORT|HOST)$/;
/** Variables of other programs, such as `port`. */
const SHORT_LOWER_CASE = new RegExp(`^[a-z]{1,${LEAST_LETTERS - 1}}$`);

/** A name without its case and plurals: `Trusted_Proxy` and `TRUSTED_PROXIES` are the same. */
const simplify = (name: string): string =>
  name
    .toUpperCase()
    .replace(/IES(?=_|$)/g, 'Y')
    .replace(/S(?=_|$)/g, '');

/** One line for each variable that looks like a setting and is none. The values are left out. */
export function describeMisspelledSettings(env: Environment): string[] {
  return Object.keys(env).flatMap((name) => {
    if (env[name] === undefined || KNOWN.has(name)) return [];
    const plainName = SETTING_NAMES.find((known) => name === `${known}_FILE`);
    if (plainName !== undefined) return [`${name} has no effect: ${plainName} cannot come from a file. Set ${plainName}.`];
    const meant = findMeant(name);
    return meant === undefined ? [] : [`${name} is not a setting and has no effect. Did you mean ${meant}?`];
  });
}

function findMeant(name: string): string | undefined {
  const names = [...KNOWN];
  if (SHORT_LOWER_CASE.test(name)) return undefined;
  return names.find((known) => simplify(known) === simplify(name)) ?? names.find((known) => hasWrongLetters(name, known));
}

/** Whether `name` is `known` with few wrong letters. */
function hasWrongLetters(name: string, known: string): boolean {
  const letters = Math.min(name.length, known.length);
  const max = letters < LEAST_LETTERS_FOR_TWO || ADDRESS.test(name) ? 1 : 2;
  return letters >= LEAST_LETTERS && isWithinEditDistance(name, known, max);
}
