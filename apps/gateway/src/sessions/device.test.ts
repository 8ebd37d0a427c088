import { describe, expect, test } from 'vitest';
import { parseUserAgent } from './device.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IOS_WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('device and browser of a sign-in', () => {
  test.each([
    [`Mozilla/5.0 (Linux; Android 13; SM-A125F) ${WEBKIT} Chrome/124.0.0.0 Mobile Safari/537.36`, 'Android', 'Chrome'],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${IOS_WEBKIT} Version/17.4 Mobile/15E148 Safari/604.1`, 'iPhone', 'Safari'],
    [`Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${IOS_WEBKIT} Version/16.6 Mobile/15E148 Safari/604.1`, 'iPad', 'Safari'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/124.0.0.0 YaBrowser/24.4.0 Safari/537.36`, 'Windows', 'Yandex Browser'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:125.0) Gecko/20100101 Firefox/125.0', 'Windows', 'Firefox'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/124.0.0.0 Safari/537.36 Edg/124.0`, 'macOS', 'Microsoft Edge'],
    ['curl/8.0', null, null],
    ['<script>alert(1)</script>', null, null],
    ['\u0000', null, null],
    [' ', null, null],
    ['', null, null],
    [undefined, null, null],
    [`Mozilla/5.0 (Linux; Android 13) ${'x'.repeat(500)}`, null, null],
  ])('of the user agent %s are %s and %s', (userAgent, device, browser) => expect(parseUserAgent(userAgent)).toEqual({ device, browser }));
});
