import { permissionsPolicy } from './permissions-policy.ts';

export type ContentHashes = { scriptHashes: readonly string[]; styleHashes: readonly string[]; styleAttributeHashes: readonly string[] };

/** Foreign origins that a document may use; normally none. */
export type ForeignOrigins = { script: readonly string[]; frame: readonly string[]; connect: readonly string[] };
export const NO_FOREIGN_ORIGINS: ForeignOrigins = { script: [], frame: [], connect: [] };

export type CspOptions = { secure: boolean; dev: boolean; foreign: ForeignOrigins };

/** Browsers report CSP violations to this path (ops/csp-report-routes). */
export const CSP_REPORT_PATH = '/api/csp-report';
/** Names the endpoint for `report-to`; older browsers use `report-uri`. */
export const REPORTING_ENDPOINTS_HEADER = `csp="${CSP_REPORT_PATH}"`;

/** For responses that are no document: nothing may be loaded by them, and they may not be framed. */
const NO_DOCUMENT_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of every response of this origin. */
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
 * Trusted Types: no text may become markup or a script address; React, the router, the kit and the bot check need neither. The only allowed
 * policy makes the service worker's address (packages/app-shell, registerServiceWorker). Both directives are left out in development, for
 * Vite's overlay and styles, and with reCAPTCHA, whose script creates scripts itself.
 */
const trustedTypes = (loose: boolean): string[] =>
  loose ? [] : ["require-trusted-types-for 'script'", 'trusted-types muddat-service-worker'];

/** The service worker's own policy: it may fetch from this origin and load no other script. */
export const SERVICE_WORKER_CSP = "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);

/** The CSP of a document: own files, and by hash the inline scripts, styles and style attributes of this rendering. */
export function documentCsp(source: ContentHashes, { secure, dev, foreign }: CspOptions): string {
  const attributes = quoted(source.styleAttributeHashes);
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...quoted(source.scriptHashes), ...foreign.script].join(' '),
    // In development Vite inserts styles by script; a hash in the list would make the browser ignore 'unsafe-inline'.
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
