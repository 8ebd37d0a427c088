import { describe, expect, it } from 'vitest';
import { localizePath, switchLocale } from './locale-path.ts';

describe('paths and locales', () => {
  it.each([
    ['/faq', 'uz', '/uz/faq'],
    ['/', 'ru', '/ru'],
    ['/faq?a=1#b', 'ru', '/ru/faq?a=1#b'],
    ['/ru/faq', 'uz', '/ru/faq'],
    ['/oz/faq', 'ru', '/oz/faq'],
    ['/uz', 'ru', '/uz'],
    ['/russian', 'ru', '/ru/russian'],
    ['https://evil.example/faq', 'ru', 'https://evil.example/faq'],
    ['//evil.example', 'ru', '//evil.example'],
    ['#top', 'ru', '#top'],
  ] as const)('[S2-31] the link %s in the locale %s resolves to %s', (href, locale, expected) => {
    expect(localizePath(href, locale)).toBe(expected);
  });

  it.each([
    ['/ru/orders/1?a=1#b', 'uz', '/uz/orders/1?a=1#b'],
    ['/oz/faq', 'ru', '/ru/faq'],
    ['/ru', 'uz', '/uz'],
    ['/ru/', 'uz', '/uz'],
    ['/faq', 'uz', '/uz/faq'],
  ] as const)('the address %s switched to the locale %s becomes %s', (href, locale, expected) => {
    expect(switchLocale(href, locale)).toBe(expected);
  });
});
