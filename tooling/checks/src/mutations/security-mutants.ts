import type { TestedMutant } from './tested-mutant.ts';

const gateway = (path: string): string => `apps/gateway/src/${path}`;
const attack = (name: string, title: string) => ({ file: gateway(`attacks/${name}.test.ts`), title });

const SERVER = gateway('http/server.ts');
const HEADERS = gateway('http/security-headers.ts');
const OWN_HOST = gateway('http/own-host.ts');
const COOKIES = gateway('sessions/cookies.ts');

/** Removes each defence of docs/security.md; an attack test must then fail. `pnpm check:planted --only security` runs them. */
export const SECURITY_MUTANTS: readonly TestedMutant[] = [
  {
    title: 'writes without an Origin',
    file: gateway('http/write-guard.ts'),
    from: 'isOwn(headers.origin) && headers',
    to: 'headers',
    test: attack('csrf', 'a write with no Origin gets 403'),
  },
  {
    title: 'writes without the request header',
    file: gateway('http/write-guard.ts'),
    from: 'isOwn(headers.origin) && headers.requestedWith === REQUESTED_WITH',
    to: 'isOwn(headers.origin)',
    test: attack('csrf', 'a write with an HTML form of this site gets 403'),
  },
  {
    title: 'preflights granted',
    file: HEADERS,
    from: "'x-frame-options': 'DENY',",
    to: "'x-frame-options': 'DENY', 'access-control-allow-origin': '*',",
    test: attack('csrf', 'OPTIONS for any write gets 405 with Allow, and grants no CORS preflight'),
  },
  {
    title: 'the id of before sign-in kept',
    file: gateway('sessions/session-service.ts'),
    from: `      const { id, idHash } = createHashedId();
      const handle`,
    to: `      const id = previousCookie ?? createHashedId().id;
      const idHash = hashSessionId(id) ?? '';
      const handle`,
    test: attack('session', 'session fixation: an id that was never issued'),
  },
  {
    title: 'the first of two cookies believed',
    file: gateway('http/unique-cookie.ts'),
    from: 'values.size === 1 ? value : undefined',
    to: 'value',
    test: attack('session', 'cookie tossing: two session cookies of one name are both ignored'),
  },
  {
    title: 'whatever looks like a space trimmed off the name of a cookie',
    file: gateway('http/unique-cookie.ts'),
    from: "text.replace(/^[ \\t]+|[ \\t]+$/g, '')",
    to: 'text.trim()',
    test: attack('session', 'a session id in a cookie of a similar name is ignored'),
  },
  {
    title: 'a cookie that scripts can read',
    file: COOKIES,
    from: 'httpOnly: true',
    to: 'httpOnly: false',
    test: attack('session', 'the session cookie is HttpOnly, SameSite=Lax, for this host only'),
  },
  {
    title: 'the cookie of development in production',
    file: COOKIES,
    from: "session: secure ? '__Host-muddat'",
    to: "session: secure ? 'muddat-dev'",
    test: attack('session', 'the session cookie is HttpOnly, SameSite=Lax, for this host only'),
  },
  {
    title: 'a sign-out that only forgets the cookie',
    file: gateway('sessions/session-service.ts'),
    from: 'const session = await store.remove(idHash);\n    if (session) await',
    to: 'const session = await store.find(idHash);\n    if (session) await',
    test: attack('session', 'a stolen cookie is invalid after the sign-out'),
  },
  {
    title: 'the token given to the browser',
    file: gateway('auth/session-view.ts'),
    from: 'token: session.access !== null',
    to: 'token: session.access?.token',
    test: attack('session', 'responses to a session cookie contain no token'),
  },
  {
    title: 'answers that caches may keep',
    file: SERVER,
    from: "void reply.header('cache-control', 'no-store')",
    to: "void reply.header('cache-control', 'private')",
    test: attack('session', 'responses to a session cookie contain no token and have Cache-Control: no-store'),
  },
  {
    title: 'a proof of a phone that anybody can write',
    file: gateway('auth/phone-proof-cookie.ts'),
    from: "const proof = parsePhoneProof(gateway.sealer.open(Buffer.from(value, 'base64url'), SEALED_FOR));",
    to: "const proof = open(Buffer.from(value, 'base64url').toString());",
    test: attack('proof', 'a forged, altered or shortened proof cookie'),
  },
  {
    title: 'sessions listed and ended whosever they are',
    file: gateway('sessions/store/sqlite-store.ts'),
    from: 'WHERE customer IN (SELECT value FROM json_each(?))',
    to: 'WHERE customer IS NOT ?',
    test: attack('proof', 'ending a session of another customer fails'),
  },
  {
    title: 'a remembered target that is not judged when it is read',
    file: 'packages/routing/src/remember-target.ts',
    from: 'age < TARGET_LIFE_MS ? acceptable(record.target, o.origin) : null',
    to: 'age < TARGET_LIFE_MS ? String(record.target) : null',
    test: attack('redirect', 'sign-in follows a target planted in the cookie only if it is a path of this site'),
  },
  {
    title: 'empty and dot segments led on',
    file: 'packages/routing/src/resolve-location.ts',
    from: 'segments.some(isUnsafeSegment)',
    to: 'false',
    test: attack('redirect', 'a redirect from a hostile path never leaves the site'),
  },
  {
    title: 'any host served',
    file: OWN_HOST,
    from: 'return origins.isOwnHost(name)',
    to: 'return true || origins.isOwnHost(name)',
    test: attack('host', 'a request with another host name gets 400 or 421'),
  },
  {
    title: 'two hosts served',
    file: OWN_HOST,
    from: 'sent.length > 1',
    to: 'sent.length > 2',
    test: attack('host', 'a request with two Host headers, ours first gets 400 or 421'),
  },
  {
    title: 'forwarded addresses believed from anybody',
    file: SERVER,
    from: 'config.trustedProxies.length > 0 ? config.trustedProxies : false',
    to: 'true',
    test: attack('host', 'X-Forwarded-Host and X-Forwarded-For are ignored'),
  },
  {
    title: 'requests parsed leniently',
    file: SERVER,
    from: 'maxHeaderSize: limits.headBytes,',
    to: 'insecureHTTPParser: true, maxHeaderSize: limits.headBytes,',
    test: attack('smuggling', 'a message with Content-Length and chunked encoding is refused'),
  },
  {
    title: 'ids that decode to another path',
    file: gateway('proxy/match-operation.ts'),
    from: '|| UNSAFE.test(text)',
    to: '',
    test: attack('proxied', 'reaches no upstream'),
  },
  {
    title: 'all calls of the provider let through',
    file: gateway('upstream/contracts.ts'),
    from: 'PROXIED_AUTH_OPERATIONS.includes(operationId)',
    to: "operationId !== ''",
    test: attack('proxied', 'POST /api/auth/oauth/revoke is not an operation of the contracts'),
  },
  {
    title: 'cookies passed to upstreams',
    file: gateway('upstream/request-headers.ts'),
    from: "const FORWARDED_HEADERS = ['accept',",
    to: "const FORWARDED_HEADERS = ['cookie', 'accept',",
    test: attack('proxied', 'an upstream gets only allowed headers of the browser'),
  },
  {
    title: 'headers of upstreams passed to the browser',
    file: gateway('upstream/response-headers.ts'),
    from: "const RETURNED_HEADERS = ['content-type',",
    to: "const RETURNED_HEADERS = ['refresh', 'content-type',",
    test: attack('proxied', 'the browser gets only allowed headers of an upstream'),
  },
  {
    title: 'redirects of upstreams passed on',
    file: gateway('proxy/call-backend.ts'),
    from: 'answer.status >= 300 && answer.status < 400 && answer.status !== 304',
    to: 'answer.status === 300',
    test: attack('proxied', 'a redirect by an upstream becomes 502'),
  },
  {
    title: 'types of content that browsers may guess',
    file: HEADERS,
    from: "'x-content-type-options': 'nosniff',",
    to: '',
    test: attack('proxied', 'an HTML response of an upstream gets nosniff'),
  },
  {
    title: 'addresses led on decoded',
    file: gateway('pages/routes.ts'),
    from: '.redirect(resolution.to, resolution.status)',
    to: '.redirect(decodeURIComponent(resolution.to), resolution.status)',
    test: attack('injection', 'response splitting by a query that is redirected'),
  },
  {
    title: 'any cookie a language',
    file: gateway('http/reader-locale.ts'),
    from: "return cookie === 'ru' || cookie === 'uz' ? cookie : null;",
    to: 'return (cookie ?? null) as Locale | null;',
    test: attack('injection', 'the cookie locale on / decides the redirect only if its value is known'),
  },
  {
    title: 'bodies merged key by key',
    file: gateway('http/body.ts'),
    from: '  return value;',
    to: `  const merge = (to: any, from: any): any => { for (const key in from) { if (typeof from[key] === 'object') merge((to[key] ??= {}), from[key]); else to[key] = from[key]; } return to; };
  return merge({}, value);`,
    test: attack('injection', 'a JSON body with prototype keys'),
  },
  {
    title: 'the page of last resort without escapes',
    file: gateway('http/built-in-error.ts'),
    from: 'escapeHtml(path)',
    to: 'decodeURIComponent(path)',
    test: attack('injection', 'HTML in an address is escaped on error pages'),
  },
];
