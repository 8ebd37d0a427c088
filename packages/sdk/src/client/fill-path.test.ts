import { describe, expect, it } from 'vitest';
import { fillPath } from './fill-path.ts';

const fill = (id: unknown) => fillPath('/v3/user/order/{id}/payoff-quote', new Map([['id', id]]));

describe('fillPath', () => {
  it.each<[unknown, string]>([
    ['100001', '100001'],
    [7, '7'],
    [10n, '10'],
    ['a b', 'a%20b'],
    ['a/b?c#d', 'a%2Fb%3Fc%23d'],
    ['https://evil.example/', 'https%3A%2F%2Fevil.example%2F'],
    ['//evil.example', '%2F%2Fevil.example'],
    ['@evil.example', '%40evil.example'],
    ['..a', '..a'],
    ['...', '...'],
    ['%41', '%2541'],
    ["ж'(1)", '%D0%B6%27%281%29'],
  ])('encodes the id %s as the path segment %s', (id, segment) => {
    expect(fill(id)).toBe(`/v3/user/order/${segment}/payoff-quote`);
  });

  it.each<[unknown]>([
    [''],
    ['.'],
    ['..'],
    ['%2e'],
    ['%2E%2e'],
    ['.%2e'],
    ['%252e%252E'],
    ['%25252e'],
    ['../x'],
    ['x/../y'],
    ['x%2f..'],
    ['..\\x'],
    ['%2e%2e%5cx'],
    [null],
    [undefined],
    [Number.NaN],
    [{}],
    [['a']],
    [true],
    ['\ud800'],
  ])('refuses the id %j', (id) => {
    expect(() => fill(id)).toThrow();
  });
});
