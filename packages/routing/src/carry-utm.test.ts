import { describe, expect, it } from 'vitest';
import { carryUtm } from './carry-utm.ts';

const all = '?utm_source=s&utm_medium=m&utm_campaign=c&utm_content=o&utm_term=t&other=1';
const carried = 'utm_source=s&utm_medium=m&utm_campaign=c&utm_content=o&utm_term=t';
const page = new URL(`https://muddat.example/ru/faq${all}`);

describe('carryUtm', () => {
  it.each<[string, string | URL, string]>([
    ['/ru/partners', all, `/ru/partners?${carried}`],
    ['/ru/partners', page, `/ru/partners?${carried}`],
    ['/ru/partners', page.href, `/ru/partners?${carried}`],
    ['/ru/partners', all.slice(1), `/ru/partners?${carried}`],
    ['/ru/partners', `/ru/faq${all}#top`, `/ru/partners?${carried}`],
    ['/ru/partners?q=1#list', all, `/ru/partners?q=1&${carried}#list`],
    ['/ru/partners?', all, `/ru/partners?${carried}`],
    ['?page=2', all, `?page=2&${carried}`],
    ['https://muddat.example/uz', page, `https://muddat.example/uz?${carried}`],
    ['//muddat.example/uz', page, `//muddat.example/uz?${carried}`],
    ['/ru', '?utm_source=a%26b%20c+d&utm_term=ж', '/ru?utm_source=a%26b%20c%20d&utm_term=%D0%B6'],
    ['/ru', '?utm_source=a&utm_source=b', '/ru?utm_source=a'],
  ])('[S2-32] turns the link %s on the page %s into %s', (href, current, expected) => {
    expect(carryUtm(href, current)).toBe(expected);
  });

  it.each(['', '?utm_medium=m&utm_campaign=c', '?utm_source=&utm_medium=m', '?UTM_SOURCE=s', '#utm_source=s', '/ru/utm_source=s'])(
    '[S2-32] without utm_source (%j) a link stays as it is',
    (current) => {
      expect(carryUtm('/ru/partners?q=1', current)).toBe('/ru/partners?q=1');
    },
  );

  it.each([
    'https://evil.example/ru',
    '//evil.example',
    '/\\evil.example',
    'mailto:a@b.uz',
    'tel:+998712000000',
    'javascript:void 0',
    '#top',
    '',
    'http://muddat.example/ru',
    'https://muddat.example:444/',
  ])('[S2-32] does not change external links and links within the page: %j', (href) => {
    expect(carryUtm(href, page)).toBe(href);
  });

  it('[S2-32] keeps the parameters that a link already has, and adds none twice', () => {
    expect(carryUtm('/ru?utm_source=own', all)).toBe('/ru?utm_source=own&utm_medium=m&utm_campaign=c&utm_content=o&utm_term=t');
    const once = carryUtm('/ru', all);
    expect(carryUtm(once, all)).toBe(once);
  });
});
