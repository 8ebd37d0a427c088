import type { TestedMutant } from './tested-mutant.ts';

const gateway = (path: string): string => `apps/gateway/src/${path}`;
const attack = (name: string, title: string) => ({ file: gateway(`attacks/${name}.test.ts`), title });
const BUDGETS = 'apps/sandbox/src/apis/billing/codes/code-budget.ts';
const ofCodes = (title: string) => ({ file: 'apps/sandbox/src/apis/billing/codes/code-bounds.test.ts', title });
const sandbox = (name: string): string => `apps/sandbox/src/apis/auth/${name}.ts`;

const SERVER = gateway('http/server.ts');
const LIMITS = gateway('http/server-limits.ts');
const HEADERS = gateway('http/security-headers.ts');
const HEADERS_TEST = gateway('http/security-headers.test.ts');

/** Removes limits on size, slowness and guessing, on what strangers may learn, and on what a document may execute. */
export const SECURITY_LIMIT_MUTANTS: readonly TestedMutant[] = [
  {
    title: 'heads of any size',
    file: LIMITS,
    from: 'headBytes: 147_456',
    to: 'headBytes: 147_456_000',
    test: attack('oversized', 'an address of a megabyte gets 431'),
  },
  {
    title: 'heads of any size beside their query',
    file: LIMITS,
    from: 'headWithoutQueryBytes: 16_384',
    to: 'headWithoutQueryBytes: 16_384_000',
    test: attack('oversized', 'an address of 17 KB gets 431'),
  },
  {
    title: 'bodies of any size',
    file: LIMITS,
    from: 'bodyBytes: 262_144',
    to: 'bodyBytes: 262_144_000',
    test: attack('oversized', 'a Content-Length beyond the limit'),
  },
  {
    title: 'JSON of any depth',
    file: gateway('http/body.ts'),
    from: 'MAX_JSON_LEVELS = 32',
    to: 'MAX_JSON_LEVELS = 1_000_000',
    test: attack('oversized', 'JSON of a hundred thousand levels is refused'),
  },
  {
    title: 'heads that take for ever',
    file: SERVER,
    from: 'headersTimeout: limits.headMs, ',
    to: 'headersTimeout: 0, ',
    test: attack('slow', 'slow heads: 100 clients'),
  },
  {
    title: 'bodies that take for ever',
    file: SERVER,
    from: 'requestTimeout: limits.requestMs',
    to: 'requestTimeout: 0',
    test: attack('slow', 'a client that sends its body too slowly is disconnected'),
  },
  {
    title: 'connections that nobody ends',
    file: SERVER,
    from: 'connectionTimeout: limits.idleMs',
    to: 'connectionTimeout: 0',
    test: attack('slow', 'the gateway closes a connection without traffic'),
  },
  {
    title: 'connections without number',
    file: SERVER,
    from: 'app.server.maxConnections = limits.connections;',
    to: '',
    test: attack('slow', 'the gateway closes connections beyond its limit'),
  },
  {
    title: 'guesses at one phone without number',
    file: gateway('auth/limit-attempts.ts'),
    from: 'counted.push({ undo: await limits.guessByPhone.consume(phone) });',
    to: '',
    test: attack('brute-force', 'code guesses for one phone from many addresses'),
  },
  {
    title: 'guesses of one address without number',
    file: gateway('auth/limit-attempts.ts'),
    from: ', await limits.guessByAddress.count(client.network)]',
    to: ']',
    test: attack('brute-force', 'code guesses for many phones from one address'),
  },
  {
    title: 'a known browser counted as a stranger',
    file: gateway('auth/client.ts'),
    from: 'known: knowsPhone(gateway, device, phone)',
    to: 'known: false',
    test: attack('redis/shut-out', 'from many addresses is limited per phone'),
  },
  {
    title: 'a device cookie that anybody can write',
    file: gateway('limits/device-cookie.ts'),
    from: "gateway.sealer.open(Buffer.from(value, 'base64url'), SEALED_FOR)",
    to: "Buffer.from(value, 'base64url').toString('utf8')",
    test: attack('brute-force', 'a forged device cookie'),
  },
  {
    title: 'addresses that a client invents counted',
    file: SERVER,
    from: 'config.trustedProxies.length > 0 ? config.trustedProxies : false',
    to: 'true',
    test: attack('brute-force', 'X-Forwarded-For entries that the client invents'),
  },
  {
    title: 'messages to one phone without number',
    file: gateway('auth/limit-attempts.ts'),
    from: 'counted.push({ undo: await limits.codeByPhone.consume(phone) });',
    to: '',
    test: attack('brute-force', 'requests for a code are refused beyond the limit of their phone or their address'),
  },
  {
    title: 'the wait and the tries of a code skipped by beginning anew',
    file: BUDGETS,
    from: 'evaluateResend(await findCodeRun(tx, use), now)',
    to: 'evaluateResend(null, now)',
    test: ofCodes('gets one code and five tries in forty concurrent requests'),
  },
  {
    title: 'codes of payments guessed all at once',
    file: BUDGETS,
    from: 'Math.min(otp.triesLeft, MAX_OTP_TRIES - tries)',
    to: 'otp.triesLeft',
    test: ofCodes('gets five tries for payments started a minute apart and guessed concurrently'),
  },
  {
    title: 'wrong codes that no budget counts',
    file: BUDGETS,
    from: '  await countRateEvents(tx, wrong);',
    to: '',
    test: ofCodes('has at most 15 wrong codes per card'),
  },
  {
    title: 'messages that no budget counts',
    file: BUDGETS,
    from: '  await countRateEvents(tx, sent);',
    to: '',
    test: ofCodes('gets at most five codes a day from strangers'),
  },
  {
    title: 'the code of a card sent to whoever enters it',
    file: 'apps/sandbox/src/apis/billing/operations/send-otp.ts',
    from: 'await findBankPhone(tx, card, requester.phone)',
    to: 'requester.phone',
    test: ofCodes('gets the code if another customer enters the card'),
  },
  {
    title: 'a used refresh token that only fails',
    file: sandbox('refresh-grant'),
    from: "await endTokenFamily(db, known.familyId, 'replayed');",
    to: '',
    test: attack('provider', 'a stolen refresh token, replayed after the portal used it'),
  },
  {
    title: 'an unknown phone told from a wrong password',
    file: sandbox('password-grant'),
    from: 'const right = await',
    to: "if (customer === undefined) throw new Problem('not_found');\n  const right = await",
    test: attack('provider', 'a wrong password gets the same response'),
  },
  {
    title: 'no work on the password of an unknown phone',
    file: sandbox('password'),
    from: "const known = scheme === 'scrypt' && expected.length === KEY_BYTES;",
    to: "const known = scheme === 'scrypt' && expected.length === KEY_BYTES;\n  if (!known) return false;",
    test: attack('provider', 'refusing a wrong password takes about the same time'),
  },
  {
    title: 'scripts written into a document allowed',
    file: HEADERS,
    from: "['script-src', \"'self'\",",
    to: "['script-src', \"'self'\", \"'unsafe-inline'\",",
    test: { file: HEADERS_TEST, title: 'allows inline code by its hash and never by unsafe-inline' },
  },
  {
    title: 'texts that may become code',
    file: HEADERS,
    from: "[\"require-trusted-types-for 'script'\", 'trusted-types muddat-service-worker']",
    to: '[]',
    test: { file: HEADERS_TEST, title: 'requires Trusted Types and allows one of their policies' },
  },
  {
    title: 'plain http to a site of https',
    file: HEADERS,
    from: "'strict-transport-security'",
    to: "'x-strict-transport-security'",
    test: { file: HEADERS_TEST, title: 'Strict-Transport-Security is sent only if the site is https' },
  },
  {
    title: 'the camera on every page',
    file: gateway('http/permissions-policy.ts'),
    from: "'camera=()'",
    to: "'camera=(self)'",
    test: { file: HEADERS_TEST, title: 'Permissions-Policy allows the camera in the cabinet only' },
  },
];
