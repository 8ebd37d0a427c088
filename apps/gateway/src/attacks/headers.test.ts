import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ATTACK_TARGETS, type AttackTarget } from '../testing/attack-target/attack-targets.ts';

/** Pages, shells, calls, files, redirects and failures of each kind. */
const PATHS = [
  '/',
  '/ru',
  '/uz',
  '/ru/sign-up',
  '/ru/nothing',
  '/ru/%zz',
  '/de',
  '/robots.txt',
  '/healthz',
  '/assets/site/app-1a2b3c.js',
  '/assets/site/nothing.js',
  '/api/auth/user',
  '/api/auth/nothing',
  '/api/installment/v3/stores',
  '/api/installment/v3/user/orders/all',
  '/build-metadata.json',
];

/** The cabinet's documents in PATHS: only these may use the camera. */
const CABINET: readonly string[] = ['/ru/sign-up'];

describe.each(ATTACK_TARGETS)('the gateway $name', ({ start }) => {
  let target: AttackTarget;
  beforeAll(async () => {
    target = await start();
  });
  afterAll(() => target.close());

  test.each(PATHS)('every response carries the security headers: %s', async (path) => {
    const { headers } = await target.browser().get(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(
        CABINET.includes(path) ? /^camera=\(self\), .*geolocation=\(\)/ : /^camera=\(\), .*geolocation=\(\)/,
      ),
    });
    const policy = String(headers['content-security-policy']);
    for (const part of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]) expect(policy).toContain(part);
    expect(policy).not.toMatch(/'unsafe-(inline|eval)'|\*|http:/);
    expect(headers['strict-transport-security']).toBe(target.site.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : undefined);
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test.each(['/ru', '/ru/sign-up', '/ru/nothing', '/ru/main-page'])(
    'the content security policy of the document %s allows scripts of this origin and requires Trusted Types',
    async (path) => {
      const browser = path === '/ru/main-page' ? await target.signedIn() : target.browser();
      const answer = await browser.get(path);
      const parts = String(answer.headers['content-security-policy']).split('; ');
      expect(parts.filter((part) => /^(script-src|object-src|connect-src|form-action|require-trusted|trusted-types)/.test(part))).toEqual([
        expect.stringMatching(/^script-src 'self'( 'sha256-[\w+/=]+')*$/),
        "connect-src 'self'",
        "form-action 'self'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types muddat-service-worker',
      ]);
      expect(parts.includes('upgrade-insecure-requests')).toBe(target.site.startsWith('https:'));
    },
  );
});
