import * as v from 'valibot';

const target = v.union([v.string(), v.record(v.string(), v.string())]);

/** The manifest of a packed package. Its issues say what is missing. */
const publishedManifestSchema = v.object({
  name: v.string(),
  version: v.string(),
  description: v.pipe(v.string(), v.nonEmpty()),
  keywords: v.pipe(v.array(v.string()), v.nonEmpty()),
  license: v.literal('Apache-2.0'),
  homepage: v.pipe(v.string(), v.url()),
  bugs: v.pipe(v.string(), v.url()),
  repository: v.object({ type: v.literal('git'), url: v.string(), directory: v.string() }),
  engines: v.object({ node: v.picklist(['>=20', '>=20.19']) }),
  publishConfig: v.object({ access: v.literal('public'), provenance: v.literal(true) }),
  type: v.literal('module'),
  sideEffects: v.union([v.boolean(), v.array(v.string())]),
  /** A program, which is started and not imported. */
  bin: v.optional(v.record(v.string(), v.string())),
  files: v.pipe(v.array(v.string()), v.nonEmpty()),
  exports: v.record(v.string(), target),
});
export type PublishedManifest = v.InferOutput<typeof publishedManifestSchema>;

/** The manifest in a tarball, or what is wrong with it. */
export function parsePublishedManifest(text: string): { manifest: PublishedManifest } | { errors: string[] } {
  const { success, output, issues } = v.safeParse(publishedManifestSchema, JSON.parse(text));
  if (success) return { manifest: output };
  return { errors: issues.map((issue) => `package.json: ${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`) };
}

/** The files that one entry of `exports` names, without `./`. A pattern keeps its `*`. */
export function targetsOf(entry: PublishedManifest['exports'][string]): string[] {
  return (typeof entry === 'string' ? [entry] : Object.values(entry)).map((path) => path.replace('./', ''));
}

/** The files that match a target of `exports`. */
export function filesOfTarget(path: string, files: Iterable<string>): string[] {
  const [before = '', after] = path.split('*');
  if (after === undefined) return [...files].filter((file) => file === path);
  return [...files].filter((file) => file.startsWith(before) && file.endsWith(after)).toSorted();
}
