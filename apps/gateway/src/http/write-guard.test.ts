import { describe, expect, test } from 'vitest';
import { createSiteOrigins } from './site-origin.ts';
import { mayWrite } from './write-guard.ts';

const SITE = 'https://muddat.example';
const site = createSiteOrigins(SITE, '127.0.0.1', () => 8080);
const local = createSiteOrigins(null, '127.0.0.1', () => 8080);

describe('the write guard', () => {
  test.each([
    ['POST', SITE, 'muddat-web', true],
    ['DELETE', SITE, 'muddat-web', true],
    ['POST', undefined, 'muddat-web', false],
    ['POST', 'null', 'muddat-web', false],
    ['POST', SITE, undefined, false],
    ['POST', SITE, 'XMLHttpRequest', false],
    ['POST', `${SITE}.evil.example`, 'muddat-web', false],
    ['POST', 'http://muddat.example', 'muddat-web', false],
    ['POST', `${SITE}:444`, 'muddat-web', false],
    ['POST', 'http://127.0.0.1:8080', 'muddat-web', false],
    ['PUT', 'https://evil.example', 'muddat-web', false],
    ['PATCH', SITE, 'muddat-web, muddat-web', false],
    ['GET', undefined, undefined, true],
    ['HEAD', 'https://evil.example', undefined, true],
  ])('%s with Origin %s and X-Requested-With %s is allowed: %s', (method, origin, requestedWith, allowed) => {
    expect(mayWrite(method, { origin, requestedWith }, site.isOwn)).toBe(allowed);
  });

  test.each([
    ['http://127.0.0.1:8080', true],
    ['http://localhost:8080', true],
    ['http://localhost:8081', false],
    ['https://localhost:8080', false],
    ['http://evil.example:8080', false],
  ])('in development the Origin %s is this site: %s', (origin, own) => {
    expect(local.isOwn(origin)).toBe(own);
    expect(createSiteOrigins('http://localhost:8080', '127.0.0.1', () => 1).isOwn(origin)).toBe(own);
  });
});
