import * as v from 'valibot';

const programSchema = v.object({ program: v.string(), env: v.record(v.string(), v.optional(v.string())) });
/** What the process on the machine needs from the process that starts it. Paths are absolute. */
export const guidePlanSchema = v.object({
  folder: v.string(),
  script: v.string(),
  siteName: v.string(),
  /** Folders as `pnpm artefacts` writes them. */
  first: v.string(),
  second: v.string(),
  /** Folder `deploy` of the repository. */
  configuration: v.string(),
  /** A file with a catalogue and pages. */
  content: v.string(),
  certificate: v.object({ pem: v.string(), ca: v.string() }),
  programs: v.record(v.string(), programSchema),
  chromium: v.string(),
});
export type GuidePlan = v.InferOutput<typeof guidePlanSchema>;
