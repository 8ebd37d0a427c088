import { describe, expect, it } from 'vitest';
import { type TokenStatus, tokenStatus } from './token-status.ts';

const now = 1_700_000_000_000;

describe('tokenStatus', () => {
  it.each<[string, unknown, unknown, TokenStatus]>([
    ['expiry in 501 ms', 't', now + 501, 'valid'],
    ['expiry in 500 ms', 't', now + 500, 'expired'],
    ['expiry now', 't', now, 'expired'],
    ['expiry in the past', 't', 1, 'expired'],
    ['a negative expiry', 't', -1, 'expired'],
    ['a hidden token', true, now + 60_000, 'valid'],
    ['a hidden token past its expiry', true, now - 1, 'expired'],
    ['an expiry in text', 't', '1700000060000', 'valid'],
    ['a past expiry in text', 't', '1699999999999', 'expired'],
    ['no token', undefined, now + 60_000, 'unknown'],
    ['a null token', null, now + 60_000, 'unknown'],
    ['a false token', false, now + 60_000, 'unknown'],
    ['an empty token', '', now + 60_000, 'unknown'],
    ['a token that is a number', 7, now + 60_000, 'unknown'],
    ['no expiry', 't', undefined, 'unknown'],
    ['a null expiry', 't', null, 'unknown'],
    ['a false expiry', 't', false, 'unknown'],
    ['a true expiry', 't', true, 'unknown'],
    ['an expiry of zero', 't', 0, 'unknown'],
    ['an expiry of zero in text', 't', '0', 'unknown'],
    ['an empty expiry', 't', '', 'unknown'],
    ['a blank expiry', 't', ' ', 'unknown'],
    ['an expiry that is no number', 't', 'soon', 'unknown'],
    ['NaN', 't', Number.NaN, 'unknown'],
    ['infinity', 't', Number.POSITIVE_INFINITY, 'unknown'],
    ['infinity in text', 't', 'Infinity', 'unknown'],
    ['an object', 't', {}, 'unknown'],
  ])('[S4-01] with %s (token %j, expiry %j) is %s', (_title, token, expiresAt, expected) => {
    expect(tokenStatus(token, expiresAt, now)).toBe(expected);
  });
});
