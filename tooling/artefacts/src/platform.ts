import * as v from 'valibot';

const Report = v.object({ header: v.object({ glibcVersionRuntime: v.optional(v.string()) }) });

/** System, processor and C library, which programs in packages depend on. `report`: Node's report on its process. */
export function describePlatform(system: string, processor: string, report: unknown): string {
  const platform = `${system}-${processor}`;
  if (system !== 'linux') return platform;
  const { header } = v.parse(Report, report);
  // Node names the version of glibc only.
  return `${platform}-${header.glibcVersionRuntime === undefined ? 'musl' : 'glibc'}`;
}
