import { valid } from 'semver';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { Package } from './advisory.ts';

const Lockfile = v.object({ packages: v.record(v.string(), v.unknown()) });

/** Every package of pnpm's lockfile that comes from a registry; `others` are links and archives, whose versions say nothing. */
export function lockedPackages(lockfile: string): { readonly packages: readonly Package[]; readonly others: readonly string[] } {
  const keys = Object.keys(v.parse(Lockfile, parse(lockfile)).packages);
  const packages: Package[] = [];
  const others: string[] = [];
  for (const key of keys) {
    const at = key.lastIndexOf('@');
    const [name, version] = [key.slice(0, at), key.slice(at + 1)];
    if (at > 0 && valid(version) !== null) packages.push({ name, version });
    else others.push(key);
  }
  return { packages, others };
}
