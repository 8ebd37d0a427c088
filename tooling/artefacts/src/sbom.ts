import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Licence } from './licences.ts';

const Component = v.looseObject({ 'bom-ref': v.string() });
const Dependency = v.looseObject({ ref: v.string(), dependsOn: v.optional(v.array(v.string()), []) });
const Sbom = v.looseObject({
  metadata: v.looseObject({ component: Component }),
  components: v.array(Component),
  dependencies: v.array(Dependency),
});

/** In the order of code units, which is the same on every machine. */
const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** A CycloneDX document of pnpm, about one application, without the time and the random number of this run, and in a fixed order. */
export function settleSbom(document: unknown, { name, version, date }: { name: string; version: string; date: Date }): object {
  const { metadata, components, dependencies, ...rest } = v.parse(Sbom, document);
  const root = metadata.component['bom-ref'];
  const purl = `pkg:npm/${encodeURIComponent(name).replace('%2F', '/')}@${version}`;
  const settled = {
    ...rest,
    metadata: {
      ...metadata,
      timestamp: date.toISOString(),
      component: { type: 'application', 'bom-ref': purl, name, version, purl },
    },
    components: components.toSorted((a, b) => order(a['bom-ref'], b['bom-ref'])),
    dependencies: dependencies
      .map(({ ref, dependsOn }) => ({ ref: ref === root ? purl : ref, dependsOn: dependsOn.toSorted(order) }))
      .toSorted((a, b) => order(a.ref, b.ref)),
  };
  return { ...settled, serialNumber: `urn:uuid:${uuidOf(JSON.stringify({ ...settled, serialNumber: '' }))}` };
}

const Components = v.object({ components: v.array(v.object({ group: v.optional(v.string()), name: v.string(), version: v.string() })) });

/** Components of a CycloneDX document, other than our packages, that a list of licences lacks. */
export function findUnlicensed(document: unknown, licences: readonly Pick<Licence, 'name' | 'version'>[]): string[] {
  const listed = new Set(licences.map(({ name, version }) => `${name}@${version}`));
  return v
    .parse(Components, document)
    .components.map(({ group, name, version }) => `${group === undefined ? '' : `${group}/`}${name}@${version}`)
    .filter((component) => !component.startsWith('@muddat/') && !listed.has(component));
}

/** A UUID of version 8 (RFC 9562) from the hash of a text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
