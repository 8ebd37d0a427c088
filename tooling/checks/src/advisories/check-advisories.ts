import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../root.ts';
import { type Fault, faultsOf, isOld, KeptAdvisories } from './advisory.ts';
import { lockedPackages } from './locked-packages.ts';

export const KEPT_FILE = 'tooling/checks/advisories.json';
const REFRESH = '`pnpm advisories` takes them anew from osv.dev';

export type Verdict = { readonly kind: 'faults' | 'not-checked' | 'checked'; readonly text: string };

/**
 * What is known of the lockfile's packages by the advisories that are kept in the repository: no network is asked. Severe faults fail the
 * check; where nothing is kept it says that nothing was checked.
 */
export function judgeLockfile(lockfile: string, kept: string | null, today: Date): Verdict {
  if (kept === null) return { kind: 'not-checked', text: `NOT CHECKED: no advisories are kept in ${KEPT_FILE}; ${REFRESH}` };
  const parsed = v.safeParse(KeptAdvisories, jsonOf(kept));
  if (!parsed.success) return { kind: 'faults', text: `${KEPT_FILE} cannot be read (${v.summarize(parsed.issues)}); ${REFRESH}` };
  const { source, taken, advisories } = parsed.output;
  const { packages, others } = lockedPackages(lockfile);
  const faults = faultsOf(packages, advisories);
  const age = isOld(taken, today) ? `, more than a month old: ${REFRESH}` : '';
  const of = `${packages.length} packages held against ${advisories.length} advisories of ${source}, ${taken}${age}`;
  const skipped = others.length === 0 ? [] : [`not judged, since they are of no registry: ${others.join(', ')}`];
  const lines = [...faults.map(lineOf), ...skipped, of].join('\n');
  return { kind: faults.some(({ isSevere }) => isSevere) ? 'faults' : 'checked', text: lines };
}

const lineOf = ({ name, version, id, summary, isSevere }: Fault): string =>
  `${name}@${version}: ${id}${isSevere ? '' : ' (less than high)'} ${summary}`.trimEnd();

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export async function checkAdvisories(): Promise<string | { notice: string; looked: boolean }> {
  const path = join(ROOT, KEPT_FILE);
  const kept = existsSync(path) ? readFileSync(path, 'utf8') : null;
  const { kind, text } = judgeLockfile(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8'), kept, new Date());
  return kind === 'faults' ? text : { notice: text, looked: kind === 'checked' };
}
