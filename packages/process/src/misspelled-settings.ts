import { isWithinEditDistance } from './edit-distance.ts';
import type { Environment } from './read-settings.ts';
import { SECRET_NAMES, SETTING_NAMES } from './setting-names.ts';

const KNOWN: ReadonlySet<string> = new Set([...SETTING_NAMES, ...SECRET_NAMES.map((name) => `${name}_FILE`)]);
const MAX_WRONG_LETTERS = 2;
/** Shorter names resemble variables of the system, such as HOME and HOST. They count only if case or plural differ. */
const LEAST_LETTERS = 8;

/** A name without its case and plurals: `Trusted_Proxy` and `TRUSTED_PROXIES` are the same. */
const simplify = (name: string): string =>
  name
    .toUpperCase()
    .replace(/IES(?=_|$)/g, 'Y')
    .replace(/S(?=_|$)/g, '');

/** One line for each variable that looks like a setting and is none. The values are left out. */
export function describeMisspelledSettings(env: Environment): string[] {
  return Object.keys(env).flatMap((name) => {
    const meant = env[name] === undefined || KNOWN.has(name) ? undefined : findMeant(name);
    return meant === undefined ? [] : [`${name} is not a setting and has no effect. Did you mean ${meant}?`];
  });
}

function findMeant(name: string): string | undefined {
  const names = [...KNOWN];
  const differsInLetters = (known: string): boolean =>
    Math.min(name.length, known.length) >= LEAST_LETTERS && isWithinEditDistance(name, known, MAX_WRONG_LETTERS);
  return names.find((known) => simplify(known) === simplify(name)) ?? names.find(differsInLetters);
}
