import { permissionsPolicy } from './permissions-policy.ts';

export type ContentSource = { scriptHashes: readonly string[]; styleHashes: readonly string[]; styleAttributeHashes: readonly string[] };

/** Addresses of others that a document may use; none as a rule. */
export type ForeignContent = { script: readonly string[]; frame: readonly string[]; connect: readonly string[] };
export const NO_FOREIGN_CONTENT: ForeignContent = { script: [], frame: [], connect: [] };

export type CspPolicy = { secure: boolean; dev: boolean; foreign: ForeignContent };

/** Where browsers report what a document's policy refused (ops/csp-report-routes). */
export const CSP_REPORT_PATH = '/api/csp-report';
/** Names it for `report-to`; `report-uri` is for browsers that know only that. */
export const REPORTING_ENDPOINTS = `csp="${CSP_REPORT_PATH}"`;

/** Answers that are no document: nothing may be loaded or framed from them. */
const NO_DOCUMENT_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** What every answer of this origin carries. */
export function commonHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy(null),
    'content-security-policy': NO_DOCUMENT_CSP,
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/**
 * No text may become code: neither React nor the router, the kit or the bot check makes markup or script addresses of text. One policy is
 * allowed, which makes the address of the service worker and no other (packages/app-shell, registerServiceWorker). Not while Vite puts its
 * overlay and styles into the page, nor beside Google's script, which makes its own.
 */
const trustedTypes = (loose: boolean): string[] =>
  loose ? [] : ["require-trusted-types-for 'script'", 'trusted-types muddat-service-worker'];

/** The service worker's own policy: it fetches from this origin, and runs nothing but itself. */
export const WORKER_CSP = "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);

/** The policy of a document: own files, and the inline scripts, styles and style attributes it was rendered with, by hash. */
export function documentCsp(source: ContentSource, { secure, dev, foreign }: CspPolicy): string {
  const attributes = quoted(source.styleAttributeHashes);
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...quoted(source.scriptHashes), ...foreign.script].join(' '),
    // Vite puts styles into the page by script while it is developed; a hash beside it would switch that off again.
    dev ? "style-src 'self' 'unsafe-inline'" : ['style-src', "'self'", ...quoted(source.styleHashes)].join(' '),
    ...(attributes.length > 0 && !dev ? [['style-src-attr', "'unsafe-hashes'", ...attributes].join(' ')] : []),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...foreign.connect].join(' '),
    ...(foreign.frame.length > 0 ? [['frame-src', ...foreign.frame].join(' ')] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...trustedTypes(dev || foreign.script.length > 0),
    ...(secure ? ['upgrade-insecure-requests'] : []),
    `report-uri ${CSP_REPORT_PATH}`,
    'report-to csp',
  ].join('; ');
}
