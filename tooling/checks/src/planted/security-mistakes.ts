import type { TestedMistake } from './tested-mistake.ts';

const gateway = (path: string): string => `apps/gateway/src/${path}`;
const attack = (name: string, title: string) => ({ file: gateway(`attacks/${name}.test.ts`), title });

const SERVER = gateway('http/server.ts');
const HEADERS = gateway('http/security-headers.ts');
const OWN_HOST = gateway('http/own-host.ts');
const COOKIES = gateway('sessions/cookies.ts');

/** Removes each defence of docs/security.md; an attack test must then fail. `pnpm check:planted --only security` runs them. */
export const SECURITY_MISTAKES: readonly TestedMistake[] = [
  {
    title: 'writes without an Origin',
    file: gateway('http/write-guard.ts'),
    from: 'isOwn(headers.origin) && headers',
    to: 'headers',
    test: attack('csrf', 'a write with no Origin is refused'),
  },
  {
    title: 'writes without the request header',
    file: gateway('http/write-guard.ts'),
    from: 'isOwn(headers.origin) && headers.requestedWith === REQUESTED_WITH',
    to: 'isOwn(headers.origin)',
    test: attack('csrf', 'a write with a form of this very site is refused'),
  },
  {
    title: 'preflights granted',
    file: HEADERS,
    from: "'x-frame-options': 'DENY',",
    to: "'x-frame-options': 'DENY', 'access-control-allow-origin': '*',",
    test: attack('csrf', 'no preflight is granted, for any call'),
  },
  {
    title: 'the id of before sign-in kept',
    file: gateway('sessions/session-service.ts'),
    from: `      const { id, idHash } = newId();
      const handle`,
    to: `      const id = previousCookie ?? newId().id;
      const idHash = hashSessionId(id) ?? '';
      const handle`,
    test: attack('session', 'fixation: an id that nobody gave out'),
  },
  {
    title: 'the first of two cookies believed',
    file: gateway('http/only-cookie.ts'),
    from: 'values.size === 1 ? value : undefined',
    to: 'value',
    test: attack('session', 'tossing: of two cookies of one name neither is believed'),
  },
  {
    title: 'whatever looks like a space trimmed off the name of a cookie',
    file: gateway('http/only-cookie.ts'),
    from: "text.replace(/^[ \\t]+|[ \\t]+$/g, '')",
    to: 'text.trim()',
    test: attack('session', 'a cookie whose name is only like ours names no session'),
  },
  {
    title: 'a cookie that scripts can read',
    file: COOKIES,
    from: 'httpOnly: true',
    to: 'httpOnly: false',
    test: attack('session', 'the cookie is the one of the place'),
  },
  {
    title: 'the cookie of development in production',
    file: COOKIES,
    from: "session: secure ? '__Host-muddat'",
    to: "session: secure ? 'muddat-dev'",
    test: attack('session', 'the cookie is the one of the place'),
  },
  {
    title: 'a sign-out that only forgets the cookie',
    file: gateway('sessions/session-service.ts'),
    from: 'const session = await store.remove(idHash);\n    if (session) await',
    to: 'const session = await store.find(idHash);\n    if (session) await',
    test: attack('session', 'a stolen cookie dies with the sign-out'),
  },
  {
    title: 'the token given to the browser',
    file: gateway('auth/session-view.ts'),
    from: 'token: session.access !== null',
    to: 'token: session.access?.token',
    test: attack('session', 'a stolen cookie tells no token'),
  },
  {
    title: 'answers that caches may keep',
    file: SERVER,
    from: "void reply.header('cache-control', 'no-store')",
    to: "void reply.header('cache-control', 'private')",
    test: attack('session', 'a stolen cookie tells no token, and what it reads is kept by no cache'),
  },
  {
    title: 'a proof of a phone that anybody can write',
    file: gateway('auth/proof-cookie.ts'),
    from: "const proof = open(gateway.sealer.open(Buffer.from(value, 'base64url'), SEALED_FOR));",
    to: "const proof = open(Buffer.from(value, 'base64url').toString());",
    test: attack('proof', 'a proof that the attacker wrote is none'),
  },
  {
    title: 'sessions listed and ended whosever they are',
    file: gateway('sessions/store/sqlite-store.ts'),
    from: 'WHERE customer IN (SELECT value FROM json_each(?))',
    to: 'WHERE customer IS NOT ?',
    test: attack('proof', 'a session of somebody else is not to be ended'),
  },
  {
    title: 'a remembered target that is not judged when it is read',
    file: 'packages/routing/src/remember-target.ts',
    from: 'age < TARGET_LIFE_MS ? acceptable(record.target, o.origin) : null',
    to: 'age < TARGET_LIFE_MS ? String(record.target) : null',
    test: attack('redirect', 'a target planted in the cookie is taken for nothing'),
  },
  {
    title: 'empty and dot segments led on',
    file: 'packages/routing/src/resolve-location.ts',
    from: 'segments.some(isUnsafeSegment)',
    to: 'false',
    test: attack('redirect', 'the address itself leads to no other site'),
  },
  {
    title: 'any host served',
    file: OWN_HOST,
    from: 'return origins.isOwnHost(name)',
    to: 'return true || origins.isOwnHost(name)',
    test: attack('host', 'another name gets no page'),
  },
  {
    title: 'two hosts served',
    file: OWN_HOST,
    from: 'sent.length > 1',
    to: 'sent.length > 2',
    test: attack('host', 'two names, ours first gets no page'),
  },
  {
    title: 'forwarded addresses believed from anybody',
    file: SERVER,
    from: 'config.trustedProxies.length > 0 ? config.trustedProxies : false',
    to: 'true',
    test: attack('host', 'a forwarded name, address or scheme is not believed'),
  },
  {
    title: 'requests parsed leniently',
    file: SERVER,
    from: 'maxHeaderSize: limits.headBytes,',
    to: 'insecureHTTPParser: true, maxHeaderSize: limits.headBytes,',
    test: attack('smuggling', 'a length and chunks: refused'),
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
    from: 'PASSED_TO_AUTH.includes(operationId)',
    to: "operationId !== ''",
    test: attack('proxied', 'POST /api/auth/oauth/revoke is no call of a contract'),
  },
  {
    title: 'cookies passed to upstreams',
    file: gateway('upstream/request-headers.ts'),
    from: "const PASSED_ON = ['accept',",
    to: "const PASSED_ON = ['cookie', 'accept',",
    test: attack('proxied', 'of a browser’s headers an upstream gets what it needs'),
  },
  {
    title: 'headers of upstreams passed to the browser',
    file: gateway('upstream/response-headers.ts'),
    from: "const PASSED_BACK = ['content-type',",
    to: "const PASSED_BACK = ['refresh', 'content-type',",
    test: attack('proxied', 'of an upstream’s headers the browser gets what it needs'),
  },
  {
    title: 'redirects of upstreams passed on',
    file: gateway('proxy/forward.ts'),
    from: 'answer.status >= 300 && answer.status < 400 && answer.status !== 304',
    to: 'answer.status === 300',
    test: attack('proxied', 'an upstream’s redirect is a failure'),
  },
  {
    title: 'types of content that browsers may guess',
    file: HEADERS,
    from: "'x-content-type-options': 'nosniff',",
    to: '',
    test: attack('proxied', 'an upstream’s page of markup is never shown as one'),
  },
  {
    title: 'addresses led on decoded',
    file: gateway('pages/routes.ts'),
    from: '.redirect(resolution.to, resolution.status)',
    to: '.redirect(decodeURIComponent(resolution.to), resolution.status)',
    test: attack('injection', 'response splitting by a query that is led on'),
  },
  {
    title: 'any cookie a language',
    file: gateway('http/reader-locale.ts'),
    from: "return cookie === 'ru' || cookie === 'uz' ? cookie : null;",
    to: 'return (cookie ?? null) as Locale | null;',
    test: attack('injection', 'the cookie locale of / is taken at its word only when it is one'),
  },
  {
    title: 'bodies merged key by key',
    file: gateway('http/body.ts'),
    from: '  return value;',
    to: `  const merge = (to: any, from: any): any => { for (const key in from) { if (typeof from[key] === 'object') merge((to[key] ??= {}), from[key]); else to[key] = from[key]; } return to; };
  return merge({}, value);`,
    test: attack('injection', 'prototype pollution by JSON'),
  },
  {
    title: 'the page of last resort without escapes',
    file: gateway('http/built-in-error.ts'),
    from: 'escapeHtml(path)',
    to: 'decodeURIComponent(path)',
    test: attack('injection', 'what an address says is shown as text'),
  },
];
