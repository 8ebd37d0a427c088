import { matchRoute } from '@muddat/routing';
import * as v from 'valibot';

/** The two report formats of browsers: CSP 2 (`report-uri`) and the Reporting API (`report-to`). */
export const CSP_REPORT_TYPES: readonly string[] = ['application/csp-report', 'application/reports+json'];

/** Maximum number of reports that are read from one batch. */
const MAX_REPORTS = 20;

const DIRECTIVES: readonly string[] = [
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr'],
  ...['img-src', 'font-src', 'connect-src', 'frame-src', 'child-src', 'media-src', 'object-src', 'manifest-src', 'worker-src'],
  ...['form-action', 'base-uri', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types'],
];
/** Values of `blockedURL` that are no address. */
const KEYWORDS: readonly string[] = ['inline', 'eval', 'wasm-eval', 'trusted-types-sink', 'trusted-types-policy'];
const SCHEMES: readonly string[] = ['data:', 'blob:'];

/** All values come from fixed lists, so nothing that a sender wrote into a report is logged or counted. */
export type CspViolation = {
  readonly directive: string;
  /** The app that owns the page; `none`: an address of this site without a page. */
  readonly owner: 'public-site' | 'cabinet' | 'none';
  /** The id of the page's route; `none`: an address without a page. */
  readonly page: string;
  readonly blocked: string;
};

const Text = v.optional(v.string(), '');
const Report = v.object({ documentURL: Text, effectiveDirective: Text, blockedURL: Text });
const Classic = v.object({
  'csp-report': v.object({
    'document-uri': Text,
    'effective-directive': v.optional(v.string()),
    'violated-directive': Text,
    'blocked-uri': Text,
  }),
});
const Batch = v.array(v.looseObject({ type: v.string(), body: v.optional(v.unknown()) }));

function reportsOf(body: unknown): v.InferOutput<typeof Report>[] | null {
  const classic = v.safeParse(Classic, body);
  if (classic.success) {
    const report = classic.output['csp-report'];
    const effectiveDirective = report['effective-directive'] ?? report['violated-directive'];
    return [{ documentURL: report['document-uri'], effectiveDirective, blockedURL: report['blocked-uri'] }];
  }
  const batch = v.safeParse(Batch, body);
  if (!batch.success) return null;
  return batch.output.slice(0, MAX_REPORTS).flatMap((report) => {
    const parsed = report.type === 'csp-violation' ? v.safeParse(Report, report.body) : null;
    return parsed?.success ? [parsed.output] : [];
  });
}

/** Violations on pages of this site. `foreign` counts reports about other sites; null if the body is no report. */
export function parseCspViolations(
  body: unknown,
  isOwn: (origin: string | undefined) => boolean,
): { readonly own: readonly CspViolation[]; readonly foreign: number } | null {
  const reports = reportsOf(body);
  if (reports === null) return null;
  const own = reports.flatMap((report) => {
    const document = URL.parse(report.documentURL);
    return document !== null && isOwn(document.origin) ? [violationOf(report, document, isOwn)] : [];
  });
  return { own, foreign: reports.length - own.length };
}

function violationOf(
  { effectiveDirective, blockedURL }: v.InferOutput<typeof Report>,
  document: URL,
  isOwn: (origin: string | undefined) => boolean,
): CspViolation {
  // Older browsers append the sources to the directive.
  const [directive = ''] = effectiveDirective.split(' ');
  const route = matchRoute(document.pathname)?.route;
  return {
    directive: DIRECTIVES.includes(directive) ? directive : 'other',
    owner: route?.owner === 'public-site' || route?.owner === 'cabinet' ? route.owner : 'none',
    page: route?.id ?? 'none',
    blocked: blockedKind(blockedURL, isOwn),
  };
}

function blockedKind(blocked: string, isOwn: (origin: string | undefined) => boolean): string {
  if (KEYWORDS.includes(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (url === null) {
    const scheme = SCHEMES.find((known) => known === `${blocked}:`);
    return scheme?.slice(0, -1) ?? 'unknown';
  }
  if (SCHEMES.includes(url.protocol)) return url.protocol.slice(0, -1);
  if (isOwn(url.origin)) return 'own';
  if (/^https?:$/.test(url.protocol)) return 'other-site';
  return /-extension:$/.test(url.protocol) ? 'extension' : 'unknown';
}
