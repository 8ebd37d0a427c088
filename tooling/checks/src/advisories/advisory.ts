import { compare, gt, gte, valid } from 'semver';
import * as v from 'valibot';

/** What is kept of an advisory (OSV schema 1.6, ossf.github.io/osv-schema): who has the fault, in which versions, and where it is told. */
const Event = v.object({
  introduced: v.optional(v.string()),
  fixed: v.optional(v.string()),
  last_affected: v.optional(v.string()),
});
const Affected = v.object({
  package: v.object({ ecosystem: v.string(), name: v.string() }),
  ranges: v.optional(v.array(v.object({ type: v.string(), events: v.array(Event) })), []),
  versions: v.optional(v.array(v.string()), []),
});
export const Advisory = v.object({
  id: v.string(),
  summary: v.optional(v.string(), ''),
  withdrawn: v.optional(v.string()),
  affected: v.optional(v.array(Affected), []),
  database_specific: v.optional(v.object({ severity: v.optional(v.string()) })),
});
export type Advisory = v.InferOutput<typeof Advisory>;
export const KeptAdvisories = v.object({
  source: v.string(),
  /** The day on which they were taken, `YYYY-MM-DD`. */
  taken: v.pipe(v.string(), v.isoDate()),
  advisories: v.array(Advisory),
});
export type KeptAdvisories = v.InferOutput<typeof KeptAdvisories>;

export type Package = { readonly name: string; readonly version: string };
export type Fault = Package & { readonly id: string; readonly summary: string; readonly isSevere: boolean };

/** Named less than high. Whatever has no such word counts as severe: malicious packages carry none. */
const MINOR: readonly (string | undefined)[] = ['LOW', 'MODERATE', 'MEDIUM'];

/** The known faults of these packages, by package and id. */
export function faultsOf(packages: readonly Package[], advisories: readonly Advisory[]): Fault[] {
  const byName = new Map<string, { advisory: Advisory; affected: v.InferOutput<typeof Affected> }[]>();
  for (const advisory of advisories) {
    if (advisory.withdrawn !== undefined) continue;
    for (const affected of advisory.affected) {
      if (affected.package.ecosystem !== 'npm') continue;
      const { name } = affected.package;
      byName.set(name, [...(byName.get(name) ?? []), { advisory, affected }]);
    }
  }
  return packages.flatMap(({ name, version }) => {
    const hit = (byName.get(name) ?? []).filter(({ affected }) => isAffected(version, affected)).map(({ advisory }) => advisory);
    return [...new Set(hit)].map(({ id, summary, database_specific }) => ({
      name,
      version,
      id,
      summary,
      isSevere: !MINOR.includes(database_specific?.severity?.toUpperCase()),
    }));
  });
}

function isAffected(version: string, { ranges, versions }: v.InferOutput<typeof Affected>): boolean {
  if (versions.includes(version)) return true;
  return ranges.some(({ type, events }) => type === 'SEMVER' && isWithin(version, events));
}

/** OSV's own evaluation: of the events in order, the last that the version has reached says whether it is affected. */
function isWithin(version: string, events: readonly v.InferOutput<typeof Event>[]): boolean {
  const bounds = events.flatMap(({ introduced, fixed, last_affected }) => [
    // "0" is before every version, a pre-release of 0.0.0 too.
    ...boundAt(introduced === '0' ? '0.0.0-0' : introduced, { isAffected: true, reached: (at) => gte(version, at) }),
    ...boundAt(fixed, { isAffected: false, reached: (at) => gte(version, at) }),
    ...boundAt(last_affected, { isAffected: false, reached: (at) => gt(version, at) }),
  ]);
  bounds.sort((one, other) => compare(one.at, other.at));
  return bounds.filter(({ isReached }) => isReached).at(-1)?.isAffected ?? false;
}

function boundAt(at: string | undefined, { isAffected, reached }: { isAffected: boolean; reached: (at: string) => boolean }) {
  return at === undefined || valid(at) === null ? [] : [{ at, isAffected, isReached: reached(at) }];
}

/** Whether data of that day is older than a month. */
export const isOld = (taken: string, today: Date): boolean => today.getTime() - Date.parse(taken) > 31 * 86_400_000;
