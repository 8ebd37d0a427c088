import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { permissionsPolicy } from './permissions-policy.ts';
import { commonHeaders, documentCsp, NO_FOREIGN_ORIGINS } from './security-headers.ts';
import { styleAttributeHashes } from './style-attributes.ts';

const sha = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('content security policy', () => {
  test('allows inline code by its hash and never by unsafe-inline or unsafe-eval', () => {
    const csp = documentCsp(
      { scriptHashes: ['sha256-aaa'], styleHashes: ['sha256-bbb'], styleAttributeHashes: [] },
      { secure: true, dev: false, foreign: NO_FOREIGN_ORIGINS },
    );
    expect(csp).toContain("script-src 'self' 'sha256-aaa'");
    expect(csp).toContain("style-src 'self' 'sha256-bbb'");
    expect(csp).toContain('upgrade-insecure-requests');
    expect(csp).not.toMatch(/unsafe-(inline|eval|hashes)|\*/);
  });

  test('allows each style attribute by the hash of its decoded text, and ignores markup inside scripts', () => {
    const html = `<p style="color:red"></p><p style="font-family:&quot;Onest&quot;"></p><script type="application/json">"<b style=\\"x\\">"</script><i style="color:red">`;
    expect(styleAttributeHashes(html)).toEqual([sha('color:red'), sha('font-family:"Onest"')]);
    const csp = documentCsp(
      { scriptHashes: [], styleHashes: [], styleAttributeHashes: ['sha256-ccc'] },
      { secure: false, dev: false, foreign: NO_FOREIGN_ORIGINS },
    );
    expect(csp).toContain("style-src-attr 'unsafe-hashes' 'sha256-ccc'");
  });

  test('requires Trusted Types and allows one of their policies, but not with reCAPTCHA or in development', () => {
    const none = { scriptHashes: [], styleHashes: [], styleAttributeHashes: [] };
    const own = { secure: true, dev: false, foreign: NO_FOREIGN_ORIGINS };
    expect(documentCsp(none, own)).toContain("require-trusted-types-for 'script'; trusted-types muddat-service-worker;");
    const google = { script: ['https://www.google.com/recaptcha/'], frame: [], connect: [] };
    for (const loose of [
      { ...own, dev: true },
      { ...own, foreign: google },
    ])
      expect(documentCsp(none, loose)).not.toContain('trusted-types');
  });

  test('Permissions-Policy allows the camera in the cabinet only', () => {
    expect(permissionsPolicy('public-site')).toMatch(/^camera=\(\), .*geolocation=\(\)/);
    expect(permissionsPolicy('cabinet')).toMatch(/^camera=\(self\), .*geolocation=\(\)/);
    expect(permissionsPolicy(null)).toContain('camera=()');
  });

  test('Strict-Transport-Security is sent only if the site is https', () => {
    expect(commonHeaders(true)).toHaveProperty('strict-transport-security');
    expect(commonHeaders(false)).not.toHaveProperty('strict-transport-security');
  });
});
