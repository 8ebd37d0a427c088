import type { TestedMistake } from './tested-mistake.ts';

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
export const SECURITY_LIMIT_MISTAKES: readonly TestedMistake[] = [
  {
    title: 'heads of any size',
    file: LIMITS,
    from: 'headBytes: 147_456',
    to: 'headBytes: 147_456_000',
    test: attack('oversized', 'an address of a megabyte is cut off'),
  },
  {
    title: 'heads of any size beside their query',
    file: LIMITS,
    from: 'headBesideQueryBytes: 16_384',
    to: 'headBesideQueryBytes: 16_384_000',
    test: attack('oversized', 'an address of 17 KB is cut off'),
  },
  {
    title: 'bodies of any size',
    file: LIMITS,
    from: 'bodyBytes: 262_144',
    to: 'bodyBytes: 262_144_000',
    test: attack('oversized', 'a body that is announced too large'),
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
    test: attack('slow', 'slow heads: a hundred clients'),
  },
  {
    title: 'bodies that take for ever',
    file: SERVER,
    from: 'requestTimeout: limits.requestMs',
    to: 'requestTimeout: 0',
    test: attack('slow', 'a slow body is cut off'),
  },
  {
    title: 'connections that nobody ends',
    file: SERVER,
    from: 'connectionTimeout: limits.stillMs',
    to: 'connectionTimeout: 0',
    test: attack('slow', 'a connection on which nothing moves is ended'),
  },
  {
    title: 'connections without number',
    file: SERVER,
    from: 'app.server.maxConnections = limits.connections;',
    to: '',
    test: attack('slow', 'more connections than there is room for'),
  },
  {
    title: 'guesses at one phone without number',
    file: gateway('auth/limit-tries.ts'),
    from: 'counted.push({ takeBack: await limits.guessByPhone.take(phone) });',
    to: '',
    test: attack('brute-force', 'codes of one phone, guessed from as many addresses'),
  },
  {
    title: 'guesses of one address without number',
    file: gateway('auth/limit-tries.ts'),
    from: ', await limits.guessByAddress.tally(client.network)]',
    to: ']',
    test: attack('brute-force', 'codes of many phones, guessed from one address'),
  },
  {
    title: 'a known browser counted as a stranger',
    file: gateway('auth/client.ts'),
    from: 'known: knowsPhone(gateway, device, phone)',
    to: 'known: false',
    test: attack('redis/shut-out', 'from many addresses comes to an end for the phone'),
  },
  {
    title: 'a device cookie that anybody can write',
    file: gateway('limits/device-cookie.ts'),
    from: "gateway.sealer.open(Buffer.from(value, 'base64url'), SEALED_FOR)",
    to: "Buffer.from(value, 'base64url').toString('utf8')",
    test: attack('brute-force', 'a device cookie that the attacker wrote'),
  },
  {
    title: 'addresses that a client invents counted',
    file: SERVER,
    from: 'config.trustedProxies.length > 0 ? config.trustedProxies : false',
    to: 'true',
    test: attack('brute-force', 'addresses that a client invents'),
  },
  {
    title: 'messages to one phone without number',
    file: gateway('auth/limit-tries.ts'),
    from: 'counted.push({ takeBack: await limits.codeByPhone.take(phone) });',
    to: '',
    test: attack('brute-force', 'messages to one phone, asked for from many addresses'),
  },
  {
    title: 'the wait and the tries of a code skipped by beginning anew',
    file: BUDGETS,
    from: 'judgeResend(await findRun(tx, use), now)',
    to: 'judgeResend(null, now)',
    test: ofCodes('gets one code and five tries, however often it begins anew'),
  },
  {
    title: 'codes of payments guessed all at once',
    file: BUDGETS,
    from: 'Math.min(otp.triesLeft, OTP_TRIES - tries)',
    to: 'otp.triesLeft',
    test: ofCodes('gets no further with payments begun a minute apart and guessed all at once'),
  },
  {
    title: 'wrong codes that no budget counts',
    file: BUDGETS,
    from: '  await countEvent(tx, wrong);',
    to: '',
    test: ofCodes('has 15 wrong codes of one card judged in a day'),
  },
  {
    title: 'messages that no budget counts',
    file: BUDGETS,
    from: '  await countEvent(tx, sent);',
    to: '',
    test: ofCodes('is not flooded by strangers'),
  },
  {
    title: 'the code of a card sent to whoever enters it',
    file: 'apps/sandbox/src/apis/billing/operations/send-otp.ts',
    from: 'await bankPhone(tx, card, asker.phone)',
    to: 'asker.phone',
    test: ofCodes('gets the code, whoever enters the card'),
  },
  {
    title: 'a used refresh token that only fails',
    file: sandbox('refresh-grant'),
    from: "await endFamily(db, known.familyId, 'replayed');",
    to: '',
    test: attack('provider', 'a stolen refresh token, replayed after the portal used it'),
  },
  {
    title: 'an unknown phone told from a wrong password',
    file: sandbox('password-grant'),
    from: 'const right = await',
    to: "if (customer === undefined) throw new Problem('not_found');\n  const right = await",
    test: attack('provider', 'a wrong password is answered alike'),
  },
  {
    title: 'no work on the password of an unknown phone',
    file: sandbox('password'),
    from: "const known = scheme === 'scrypt' && expected.length === KEY_BYTES;",
    to: "const known = scheme === 'scrypt' && expected.length === KEY_BYTES;\n  if (!known) return false;",
    test: attack('provider', 'the time of a refusal tells nothing'),
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
    test: { file: HEADERS_TEST, title: 'no text becomes code: trusted types are enforced' },
  },
  {
    title: 'plain http to a site of https',
    file: HEADERS,
    from: "'strict-transport-security'",
    to: "'x-strict-transport-security'",
    test: { file: HEADERS_TEST, title: 'strict transport security only where the site is https' },
  },
  {
    title: 'the camera on every page',
    file: gateway('http/permissions-policy.ts'),
    from: "'camera=()'",
    to: "'camera=(self)'",
    test: { file: HEADERS_TEST, title: 'a page may use the camera only when it takes photos' },
  },
];
